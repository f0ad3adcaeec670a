"""The generator of Unified Runtime: reads scripts/spec, checks it, renders scripts/templates."""
