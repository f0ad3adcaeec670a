${banner}
{
global:
% for t in spec.tables:
    urGet${t.name}ProcAddrTable;
% endfor
    urGetExtraProcAddrTable;
    urMockSetCallback;
    urMockResetCallbacks;
    urMockGetLiveObjects;
local:
    *;
};
