/*
 * group.c: the limits and counters of one slot.
 *
 * v1: init lives in the slot's groups and programs inherit them, because joining a group costs up to 15 ms (it waits for RCU) and being
 * born in one costs nothing. Counters are reset or compared with their value at the start. v2: init makes its cgroup namespace in
 * `<slot>`, then lives in `<slot>/init`; each run is born (CLONE_INTO_CGROUP) in a fresh `<slot>/run-N`, removed afterwards.
 *
 * The memory figure is peak - base - file cache that grew during the run: the cache of program files is charged to whoever touches
 * them first, and would otherwise make the first run of a language look ten times as big as the second. Reading memory.stat is
 * the dearest part of it, so it is left out where the correction could not be above half a megabyte.
 */
#include "box.h"

#include <sys/stat.h>

enum { MARGIN = 1 << 20, SMALL = 512 << 10, CACHE_LEFT = 4 << 20, NOT_GIVEN_BACK = 8 << 20 };

static int open_in(const char *directory, const char *file)
{
    char path[900];
    snprintf(path, sizeof path, "%s/%s", directory, file);
    int fd = open(path, O_RDWR | O_CLOEXEC);
    return fd >= 0 ? fd : open(path, O_RDONLY | O_CLOEXEC);
}

static void shut(int *fd)
{
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}

static bool join(const char *directory, pid_t process)
{
    char path[900], text[24];
    snprintf(path, sizeof path, "%s/cgroup.procs", directory);
    snprintf(text, sizeof text, "%d", process);
    return write_small(AT_FDCWD, path, text);
}

static bool make(const char *directory)
{
    return !mkdir(directory, 0755) || errno == EEXIST;
}

static void set_number(int fd, uint64_t value)
{
    char text[24];
    snprintf(text, sizeof text, "%llu", (unsigned long long)value);
    fd_write(fd, text);
}

static void slot_dir(const struct Group *group, char *to, size_t room, const char *tree, bool with_generation)
{
    if (with_generation)
        snprintf(to, room, "%s/%d.%u", tree, group->slot, group->generation);
    else
        snprintf(to, room, "%s/%d", tree, group->slot);
}

static void close_memory(struct Group *group)
{
    shut(&group->usage), shut(&group->peak), shut(&group->limit), shut(&group->swap_limit), shut(&group->stat), shut(&group->oom);
}

/* Page cache charged to the group; tmpfs and shared memory (`shmem`) are the program's own. */
static uint64_t file_cache(const struct Group *group)
{
    const char *keys[] = {cgroups.mode == CGROUP_V1 ? "cache" : "file", "shmem", NULL};
    uint64_t values[2] = {0};
    fd_numbers(group->stat, keys, values);
    return values[0] > values[1] ? values[0] - values[1] : 0;
}

static bool open_v1_memory(struct Group *group, pid_t init)
{
    char path[800];
    slot_dir(group, path, sizeof path, cgroups.memory_dir, true);
    if (!make(path) || !join(path, init))
        return false;
    group->usage = open_in(path, "memory.usage_in_bytes");
    group->peak = open_in(path, "memory.max_usage_in_bytes");
    group->limit = open_in(path, "memory.limit_in_bytes");
    group->swap_limit = open_in(path, "memory.memsw.limit_in_bytes");
    group->stat = open_in(path, "memory.stat");
    group->oom = open_in(path, "memory.oom_control");
    group->base_oom = 0;
    group->set_memory = 0;
    group->rest = UINT64_MAX;
    return true;
}

bool group_make(struct Group *group, int slot, pid_t init)
{
    unsigned generation = group->generation + 1;
    *group = (struct Group){slot, generation, 0, -1, -1, -1, -1, -1, -1, -1, -1, .run_dir = -1};
    char path[800];
    if (cgroups.mode == CGROUP_V2) {
        slot_dir(group, path, sizeof path, cgroups.memory_dir, true);
        return make(path) && join(path, init);
    }
    if (cgroups.mode == CGROUP_V1) {
        if (cgroups.memory && !open_v1_memory(group, init))
            return false;
        if (cgroups.pids) {
            slot_dir(group, path, sizeof path, cgroups.pids_dir, false);
            if (!make(path) || !join(path, init))
                return false;
            group->pids = open_in(path, "pids.max");
        }
        if (cgroups.cpu) {
            slot_dir(group, path, sizeof path, cgroups.cpu_dir, false);
            if (!make(path) || !join(path, init))
                return false;
            group->cpu = open_in(path, "cpuacct.usage");
        }
    }
    return true;
}

/* To be born in a leaf, init must be able to write its cgroup.procs and that of the slot above. */
static bool give(const char *directory, uid_t owner)
{
    char path[900];
    snprintf(path, sizeof path, "%s/cgroup.procs", directory);
    return settings.single_uid || !chown(path, owner, (gid_t)-1);
}

bool group_ready(struct Group *group, pid_t init, uid_t owner)
{
    if (cgroups.mode != CGROUP_V2)
        return true;
    char path[800], leaf[840];
    group->owner = owner;
    slot_dir(group, path, sizeof path, cgroups.memory_dir, true);
    snprintf(leaf, sizeof leaf, "%s/init", path);
    if (!make(leaf) || !join(leaf, init) || !give(path, owner))
        return false;
    snprintf(leaf, sizeof leaf, "%s/cgroup.subtree_control", path);
    const char *text = cgroups.memory && cgroups.pids ? "+memory +pids" : cgroups.memory ? "+memory" : cgroups.pids ? "+pids" : NULL;
    return !text || write_small(AT_FDCWD, leaf, text);
}

static void set_memory_v1(struct Group *group, uint64_t wanted)
{
    if (wanted == group->set_memory)
        return;
    bool growing = wanted > group->set_memory && group->set_memory;
    if (!growing) /* memory may never be above memory+swap, at no moment */
        set_number(group->limit, wanted);
    set_number(group->swap_limit, wanted);
    set_number(group->limit, wanted);
    group->set_memory = wanted;
}

/* `given`: bytes of the files that init is about to lay into /w. They are charged to this group and are not the program's. */
static void begin_v1(struct Group *group, const uint64_t *limits, uint64_t given)
{
    if (group->usage >= 0) {
        if (group->rest == UINT64_MAX) {
            group->rest = group->known_usage = fd_number(group->usage, NULL);
            group->known_file = file_cache(group);
        }
        fd_write(group->peak, "0");
        group->base_memory = fd_number(group->usage, NULL);
        /* Between runs only page cache comes and goes: what init itself uses stays the same. */
        uint64_t cache = group->known_file + group->base_memory, own = group->base_memory;
        group->base_file = cache > group->known_usage ? cache - group->known_usage : 0;
        own -= group->base_file < own ? group->base_file : own;
        set_memory_v1(group, limits[LIMIT_MEMORY] + (own + given + MARGIN) / MARGIN * MARGIN);
        group->base_memory += group->given = given;
    }
    if (group->pids >= 0 && group->set_pids != limits[LIMIT_PROCESSES] + 1) {
        group->set_pids = limits[LIMIT_PROCESSES] + 1; /* and init */
        set_number(group->pids, group->set_pids);
    }
    if (group->cpu >= 0)
        group->base_cpu = fd_number(group->cpu, NULL);
}

static bool begin_v2(struct Group *group, const uint64_t *limits)
{
    char path[800], leaf[840];
    slot_dir(group, path, sizeof path, cgroups.memory_dir, true);
    snprintf(leaf, sizeof leaf, "%s/run-%u", path, group->runs++);
    if (!make(leaf) || !give(leaf, group->owner))
        return false;
    group->run_dir = open(leaf, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (group->run_dir < 0)
        return false;
    if (cgroups.memory) {
        char text[24];
        snprintf(text, sizeof text, "%llu", (unsigned long long)limits[LIMIT_MEMORY]);
        if (!write_small(group->run_dir, "memory.max", text))
            return false;
        if (cgroups.swap)
            write_small(group->run_dir, "memory.swap.max", "0");
        group->usage = open_in(leaf, "memory.current");
        group->peak = open_in(leaf, "memory.peak");
        group->stat = open_in(leaf, "memory.stat");
        group->oom = open_in(leaf, "memory.events");
    }
    if (cgroups.pids) {
        char text[24];
        snprintf(text, sizeof text, "%llu", (unsigned long long)limits[LIMIT_PROCESSES]);
        if (!write_small(group->run_dir, "pids.max", text))
            return false;
    }
    group->cpu = open_in(leaf, "cpu.stat");
    group->base_memory = group->base_file = group->given = group->base_cpu = group->base_oom = 0;
    return true;
}

bool group_begin(struct Group *group, const uint64_t *limits, uint64_t given)
{
    if (cgroups.mode == CGROUP_V2)
        return begin_v2(group, limits);
    if (cgroups.mode == CGROUP_V1)
        begin_v1(group, limits, given);
    return true;
}

uint64_t group_cpu(struct Group *group)
{
    if (cgroups.mode == CGROUP_V2)
        return fd_number(group->cpu, "usage_usec") * 1000;
    uint64_t now = fd_number(group->cpu, NULL);
    return now > group->base_cpu ? now - group->base_cpu : 0;
}

bool group_oom(struct Group *group)
{
    return group->oom >= 0 && fd_number(group->oom, "oom_kill") > group->base_oom;
}

void group_end(struct Group *group, struct Usage *usage)
{
    *usage = (struct Usage){.cpu_ns = group_cpu(group)};
    usage->oom_kills = group->oom >= 0 ? fd_number(group->oom, "oom_kill") - group->base_oom : 0;
    if (group->usage >= 0) {
        uint64_t peak = group->last_peak = fd_number(group->peak >= 0 ? group->peak : group->usage, NULL);
        usage->memory = peak > group->base_memory ? peak - group->base_memory : 0;
        if (usage->memory > SMALL) {
            uint64_t cache = file_cache(group), grown = cache > group->base_file ? cache - group->base_file : 0;
            usage->memory = usage->memory > grown ? usage->memory - grown : 0;
            group->known_file = cache;
            group->known_usage = group->base_memory - group->given + grown; /* what it will be when the run's own memory is gone */
        }
        group->base_oom += usage->oom_kills;
    }
    if (cgroups.mode != CGROUP_V2)
        return;
    close_memory(group);
    shut(&group->cpu);
    shut(&group->run_dir);
    char path[800];
    slot_dir(group, path, sizeof path, cgroups.memory_dir, true);
    snprintf(path + strlen(path), sizeof path - strlen(path), "/run-%u", group->runs - 1);
    rmdir(path); /* should the kernel still be busy with it, cgroups_leave takes it */
}

enum Rest group_rest(struct Group *group)
{
    if (cgroups.mode != CGROUP_V1 || group->usage < 0 || group->rest == UINT64_MAX || group->last_peak < group->rest + CACHE_LEFT)
        return REST_CALM;
    uint64_t now = fd_number(group->usage, NULL);
    if (now < group->rest + CACHE_LEFT)
        return REST_CALM;
    uint64_t cache = file_cache(group);
    if (now > group->rest + cache + NOT_GIVEN_BACK)
        return REST_HEAVY;
    return cache > CACHE_LEFT ? REST_WARM : REST_CALM;
}

bool group_renew(struct Group *group, pid_t init)
{
    char old[800];
    slot_dir(group, old, sizeof old, cgroups.memory_dir, true);
    close_memory(group);
    group->generation++;
    bool well = open_v1_memory(group, init);
    rmdir(old);
    return well;
}

void group_remove(struct Group *group)
{
    char path[800], leaf[840];
    close_memory(group);
    shut(&group->cpu), shut(&group->pids), shut(&group->run_dir);
    if (cgroups.mode == CGROUP_V1) {
        slot_dir(group, path, sizeof path, cgroups.memory_dir, true);
        rmdir(path);
    }
    if (cgroups.mode == CGROUP_V2) {
        slot_dir(group, path, sizeof path, cgroups.memory_dir, true);
        if (group->runs) {
            snprintf(leaf, sizeof leaf, "%s/run-%u", path, group->runs - 1);
            rmdir(leaf);
        }
        snprintf(leaf, sizeof leaf, "%s/init", path);
        rmdir(leaf);
        rmdir(path);
    }
}
