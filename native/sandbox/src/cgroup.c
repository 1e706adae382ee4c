/*
 * cgroup.c: which cgroups this machine lets us use.
 *
 * v1: memory, pids and cpuacct are three trees; ours is a directory below our own in each. v2: one tree; a directory that holds processes may
 * not hand controllers to children, so when our own cgroup is delegated to us its processes (we and the judge) first move into
 * a leaf. None: limits are watched by sampling, and `hello` says so.
 */
#include "box.h"

#include <dirent.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/xattr.h>

struct Cgroups cgroups;

static char name[64]; /* of our directories: assay-sandbox-<process id> */

static bool has_word(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = list; (at = strstr(at, word)); at += length)
        if ((at == list || strchr(", \n", at[-1])) && strchr(", \n", at[length]))
            return true;
    return false;
}

/* Where `controller` is mounted (v1), or the unified tree (NULL). */
static bool find_mount(const char *controller, char *to, size_t room)
{
    FILE *mounts = fopen("/proc/self/mounts", "re");
    char line[4096], path[512], type[64], options[512];
    bool found = false;
    while (mounts && !found && fgets(line, sizeof line, mounts))
        if (sscanf(line, "%*s %511s %63s %511s", path, type, options) == 3 &&
            (controller ? !strcmp(type, "cgroup") && has_word(options, controller) : !strcmp(type, "cgroup2")))
            found = snprintf(to, room, "%s", path) < (int)room;
    if (mounts)
        fclose(mounts);
    return found;
}

/* Our own path in that tree, as in /proc/self/cgroup; "" for its root. */
static void find_own(const char *controller, char *to, size_t room)
{
    FILE *own = fopen("/proc/self/cgroup", "re");
    char line[1024];
    *to = 0;
    while (own && fgets(line, sizeof line, own)) {
        char *names = strchr(line, ':'), *path = names ? strchr(names + 1, ':') : NULL;
        if (!path)
            continue;
        *path++ = 0;
        path[strcspn(path, "\n")] = 0;
        if (controller ? has_word(names + 1, controller) : !names[1])
            snprintf(to, room, "%s", strcmp(path, "/") ? path : "");
    }
    if (own)
        fclose(own);
}

static void remove_tree(const char *directory)
{
    DIR *listing = opendir(directory);
    char inner[800];
    for (struct dirent *entry; listing && (entry = readdir(listing));)
        if (entry->d_type == DT_DIR && entry->d_name[0] != '.') {
            snprintf(inner, sizeof inner, "%s/%s", directory, entry->d_name);
            remove_tree(inner);
        }
    if (listing)
        closedir(listing);
    rmdir(directory);
}

/* Gone, or dead and not yet waited for (where nobody adopts orphans, for ever). */
static bool is_dead(int process)
{
    char path[32], text[512];
    snprintf(path, sizeof path, "/proc/%d/stat", process);
    if (read_small(path, text, sizeof text) <= 0)
        return kill(process, 0) && errno == ESRCH;
    const char *state = strrchr(text, ')');
    return state && !strncmp(state, ") Z", 3);
}

/* Directories of helpers that were killed: their processes died with them, the directories could not. */
static void remove_stale(const char *directory)
{
    DIR *listing = opendir(directory);
    char stale[800];
    int process;
    for (struct dirent *entry; listing && (entry = readdir(listing));)
        if (sscanf(entry->d_name, "assay-sandbox-%d", &process) == 1 && process != getpid() && is_dead(process)) {
            snprintf(stale, sizeof stale, "%s/%s", directory, entry->d_name);
            remove_tree(stale);
        }
    if (listing)
        closedir(listing);
}

static bool make_directory(const char *parent, char *to, size_t room)
{
    if (snprintf(to, room, "%s/%s", parent, name) >= (int)room)
        return false;
    remove_stale(parent);
    return !mkdir(to, 0755) || errno == EEXIST;
}

static bool offers(const char *directory, const char *file)
{
    char path[800];
    snprintf(path, sizeof path, "%s/%s", directory, file);
    return !access(path, F_OK);
}

static bool find_v1_tree(const char *controller, char *to, size_t room)
{
    char mount[256], own[256], parent[512];
    if (!find_mount(controller, mount, sizeof mount))
        return false;
    find_own(controller, own, sizeof own);
    snprintf(parent, sizeof parent, "%s%s", mount, own);
    if (access(parent, F_OK)) /* in a container our own path is not visible */
        snprintf(parent, sizeof parent, "%s", mount);
    return make_directory(parent, to, room);
}

static bool find_v1(void)
{
    cgroups.memory = find_v1_tree("memory", cgroups.memory_dir, sizeof cgroups.memory_dir);
    cgroups.pids = find_v1_tree("pids", cgroups.pids_dir, sizeof cgroups.pids_dir);
    cgroups.cpu = find_v1_tree("cpuacct", cgroups.cpu_dir, sizeof cgroups.cpu_dir);
    cgroups.peak = cgroups.memory;
    cgroups.swap = cgroups.memory && offers(cgroups.memory_dir, "memory.memsw.limit_in_bytes");
    return cgroups.memory || cgroups.pids || cgroups.cpu;
}

static bool read_list(const char *directory, const char *file, char *to, size_t room)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", directory, file);
    return read_small(path, to, room) >= 0;
}

static bool set_file(const char *directory, const char *file, const char *text)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", directory, file);
    return write_small(AT_FDCWD, path, text);
}

/* Moves every process of `directory` into its leaf assay-judge, so that controllers can be handed down. */
static bool evacuate(const char *directory)
{
    char leaf[800], list[16384];
    snprintf(leaf, sizeof leaf, "%s/assay-judge", directory);
    if (mkdir(leaf, 0755) && errno != EEXIST)
        return false;
    if (!read_list(directory, "cgroup.procs", list, sizeof list))
        return false;
    for (char *end = list, *at = list; strtol(at, &end, 10) > 0 && end != at; at = end) {
        char process[24];
        snprintf(process, sizeof process, "%ld", strtol(at, NULL, 10));
        set_file(leaf, "cgroup.procs", process);
    }
    return true;
}

/* Both in one write: pids alone would be accepted in a directory that holds processes, and make it of a kind that cannot have memory. */
static bool hand_down(const char *directory, const char *controllers)
{
    static const char *const wanted[] = {"memory", "pids"}; /* cpu.stat is there without the cpu controller */
    char text[64] = "";
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (has_word(controllers, wanted[i]))
            sprintf(text + strlen(text), "+%s ", wanted[i]);
    if (!*text || set_file(directory, "cgroup.subtree_control", text))
        return true;
    return errno == EBUSY && evacuate(directory) && set_file(directory, "cgroup.subtree_control", text);
}

static bool use_v2(const char *parent)
{
    char controllers[512], *to = cgroups.memory_dir;
    if (access(parent, W_OK) || !read_list(parent, "cgroup.controllers", controllers, sizeof controllers))
        return false;
    if (!hand_down(parent, controllers) || !make_directory(parent, to, sizeof cgroups.memory_dir))
        return false;
    if (!read_list(to, "cgroup.controllers", controllers, sizeof controllers) || !hand_down(to, controllers))
        return false;
    cgroups.memory = has_word(controllers, "memory");
    cgroups.pids = has_word(controllers, "pids");
    cgroups.cpu = offers(to, "cpu.stat");
    cgroups.peak = cgroups.memory && offers(to, "memory.peak");
    cgroups.swap = cgroups.memory && offers(to, "memory.swap.max");
    return true;
}

static bool find_v2(bool any)
{
    char mount[256], own[200], parent[512], mark[4];
    if (!find_mount(NULL, mount, sizeof mount))
        return false;
    find_own(NULL, own, sizeof own);
    snprintf(parent, sizeof parent, "%s%s", mount, own);
    bool delegated = getxattr(parent, "user.delegate", mark, sizeof mark) == 1 || getxattr(parent, "trusted.delegate", mark, sizeof mark) == 1;
    /* Root takes the root of the tree, unless the service manager handed it a subtree of its own. */
    bool found = (delegated || geteuid() != 0) && use_v2(parent);
    if (!found && geteuid() == 0)
        found = use_v2(mount);
    if (found && !any && !(cgroups.memory && cgroups.pids)) {
        cgroups_leave();
        return false;
    }
    return found;
}

void cgroups_find(const char *wanted)
{
    bool any = strcmp(wanted, "auto") != 0;
    snprintf(name, sizeof name, "assay-sandbox-%d", getpid());
    if (!strcmp(wanted, "none"))
        return;
    cgroups.mode = CGROUP_V2;
    if (strcmp(wanted, "v1") && find_v2(any))
        return;
    cgroups = (struct Cgroups){.mode = CGROUP_V1};
    if (strcmp(wanted, "v2") && find_v1())
        return;
    cgroups = (struct Cgroups){.mode = CGROUP_NONE};
    if (any)
        die("cgroup %s is not usable here", wanted);
}

void cgroups_sweep(void)
{
    char parent[512];
    const char *all[] = {cgroups.memory_dir, cgroups.pids_dir, cgroups.cpu_dir};
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
        if (*all[i]) {
            snprintf(parent, sizeof parent, "%s", all[i]);
            *strrchr(parent, '/') = 0;
            remove_stale(parent);
        }
}

void cgroups_leave(void)
{
    char *const all[] = {cgroups.memory_dir, cgroups.pids_dir, cgroups.cpu_dir};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (*all[i])
            remove_tree(all[i]);
}
