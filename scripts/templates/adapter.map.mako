${banner}
/* An adapter exports how its tables are read and nothing else. An adapter with more to export (forwarders for
 * interop) adds a second version script of its own. */
{
global:
% for t in spec.tables:
    urGet${t.name}ProcAddrTable;
% endfor
    urGetExtraProcAddrTable;
    urGetGlobalProcAddrTable; /* asked for by loaders up to 2025.2 */
local:
    *;
};
