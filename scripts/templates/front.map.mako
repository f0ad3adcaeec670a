${banner}
{
global:
% for n in sorted([f.name for f in release.entry_points(spec)] + release.unserved):
    ${n};
% endfor
local:
    *;
};
