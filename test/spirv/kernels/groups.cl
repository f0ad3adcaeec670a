/* Operations of sub-groups and work-groups. */
#pragma OPENCL EXTENSION cl_khr_subgroup_shuffle : enable
#pragma OPENCL EXTENSION cl_khr_subgroup_shuffle_relative : enable
#pragma OPENCL EXTENSION cl_khr_subgroup_ballot : enable
#pragma OPENCL EXTENSION cl_khr_subgroup_non_uniform_vote : enable
#pragma OPENCL EXTENSION cl_khr_subgroup_non_uniform_arithmetic : enable
#pragma OPENCL EXTENSION cl_khr_subgroup_clustered_reduce : enable

kernel void groups(global int *data) {
    size_t i = get_global_id(0);
    int value = data[i];
    value = sub_group_shuffle(value, 3) + sub_group_shuffle_xor(value, 1);
    value += sub_group_shuffle_up(value, 1) + sub_group_shuffle_down(value, 2);
    value += sub_group_non_uniform_all(value > 3) + sub_group_non_uniform_any(value < 3);
    value += sub_group_non_uniform_reduce_add(value) + sub_group_non_uniform_scan_exclusive_max(value);
    value += sub_group_clustered_reduce_min(value, 4);
    value += sub_group_ballot(value > 0).x;
    value += sub_group_reduce_add(value) + sub_group_broadcast(value, 0) + sub_group_all(value);
    value += work_group_reduce_max(value) + work_group_scan_inclusive_add(value);
    value += work_group_broadcast(value, 0);
    data[i] = value;
}
