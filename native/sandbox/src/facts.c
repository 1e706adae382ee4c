/* facts.c: what this machine offers, told to the judge in answer to `hello`. What is weaker here than elsewhere is a warning. */
#include "box.h"

#include <sys/statfs.h>
#include <sys/utsname.h>

static bool first;

static void warning(struct Buffer *json, const char *code, const char *detail)
{
    buffer_print(json, "%s{\"code\":\"%s\",\"detail\":", first ? "" : ",", code);
    buffer_json(json, detail, strlen(detail));
    buffer_print(json, "}");
    first = false;
}

static bool starts(const char *path, const char *with)
{
    char text[256];
    return read_small(path, text, sizeof text) > 0 && !strncmp(text, with, strlen(with));
}

static void add_warnings(struct Buffer *json)
{
    char text[4096];
    first = true;
    if (cgroups.mode == CGROUP_NONE)
        warning(json, "no-cgroup", "No writable cgroup: memory is watched by sampling, processes are limited per user, CPU time of children nobody waits for can be missed.");
    else if (!cgroups.memory)
        warning(json, "no-memory-controller", "The memory controller is not available: memory is watched by sampling only.");
    else if (!cgroups.peak)
        warning(json, "no-memory-peak", "The kernel does not keep the memory peak (Linux 5.19 or later does): reported memory is the largest resident set of one process; the limit itself is exact.");
    if (cgroups.mode != CGROUP_NONE && !cgroups.pids)
        warning(json, "no-pids-controller", "The pids controller is not available: processes are limited per user.");
    if (settings.single_uid)
        warning(json, "one-uid", "Not started as root: all programs run under the judge's own user id, kept apart by namespaces and the filter only.");
    if (starts("/proc/sys/kernel/core_pattern", "|"))
        warning(json, "core-pattern", "Core dumps go to a program on the host (kernel.core_pattern starts with |). Runs set a core limit of 1 byte, which keeps it from starting.");
    if (read_small("/proc/swaps", text, sizeof text) > 0 && strchr(text, '\n') && strchr(text, '\n')[1])
        warning(json, "swap", cgroups.swap ? "Swap is on; it is switched off for runs." : "Swap is on and not accounted: a program can exceed its memory limit into swap.");
    if (starts("/sys/kernel/mm/transparent_hugepage/enabled", "[always]"))
        warning(json, "huge-pages", "Transparent huge pages are 'always': memory figures rise in steps of 2 MB. Recommended: madvise.");
    if (starts("/sys/devices/system/cpu/smt/active", "1"))
        warning(json, "smt", "Two hyperthreads share a core: two runs at once slow each other down. Give the judge one slot per physical core.");
    if (!access("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", R_OK) && !starts("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance"))
        warning(json, "governor", "The CPU frequency governor is not 'performance': times vary more.");
    if (!settings.pin)
        warning(json, "not-pinned", "There are more slots than CPUs, or pinning is off: short runs vary more.");
}

void facts_json(struct Buffer *json)
{
    struct utsname system;
    static const char *const modes[] = {"none", "v1", "v2"};
    const char *comma = "";
    uname(&system);
    buffer_print(json, "{\"version\":\"%s\",\"kernel\":", BOX_VERSION);
    buffer_json(json, system.release, strlen(system.release));
    buffer_print(json, ",\"root\":%s,\"cgroup\":\"%s\",\"controllers\":[", settings.single_uid ? "false" : "true", modes[cgroups.mode]);
    const bool has[] = {cgroups.memory, cgroups.pids, cgroups.cpu};
    static const char *const names[] = {"memory", "pids", "cpu"};
    for (int i = 0; i < 3; i++)
        if (has[i]) {
            buffer_print(json, "%s\"%s\"", comma, names[i]);
            comma = ",";
        }
    buffer_print(json, "],\"exactMemory\":%s,\"namespaces\":[\"user\",\"pid\",\"mount\",\"net\",\"ipc\",\"uts\",\"cgroup\"],\"seccomp\":true,\"slots\":%u,\"pinned\":%s,\"warnings\":[",
                 cgroups.peak ? "true" : "false", settings.slots, settings.pin ? "true" : "false");
    add_warnings(json);
    buffer_print(json, "]}");
}
