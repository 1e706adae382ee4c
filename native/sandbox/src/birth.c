/* birth.c: a new box, from the outside: its namespaces, its users, its place among the processes. What init does inside is in init.c. */
#include "box.h"

#include <linux/sched.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/syscall.h>

static void write_map(pid_t process, const char *file, unsigned inside, unsigned outside, unsigned count)
{
    char path[64], text[64];
    snprintf(path, sizeof path, "/proc/%d/%s", process, file);
    snprintf(text, sizeof text, "%u %u %u", inside, outside, count);
    if (!write_small(AT_FDCWD, path, text))
        die("%s: %s", path, strerror(errno));
}

static pid_t clone_init(struct Birth *birth)
{
    struct clone_args args = {
        .flags = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS,
        .exit_signal = SIGCHLD,
    };
    pid_t pid = (pid_t)syscall(SYS_clone3, &args, sizeof args);
    if (pid < 0)
        die("clone3 with new namespaces: %s (are user namespaces allowed here?)", strerror(errno));
    if (!pid)
        init_main(birth);
    return pid;
}

int slot_bear(struct Slot *slot)
{
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair) || fcntl(pair[0], F_SETFL, O_NONBLOCK)) /* a stuck init must not stick us */
        die("socketpair: %s", strerror(errno));
    struct Birth birth = {.socket = pair[1], .slot = slot->index, .single_uid = settings.single_uid, .board = slot->board};
    for (unsigned i = 0; i < bind_count; i++)
        birth.mounts[i] = bind_open(i);
    slot->pid = clone_init(&birth);
    close(pair[1]);
    for (unsigned i = 0; i < bind_count; i++)
        close(birth.mounts[i]);
    unsigned inside = settings.single_uid ? 1 : 0, count = settings.single_uid ? 1 : 2;
    unsigned outside = settings.single_uid ? geteuid() : settings.uid_base + 2 * (unsigned)slot->index;
    unsigned outside_group = settings.single_uid ? getegid() : outside;
    write_map(slot->pid, "uid_map", inside, outside, count);
    write_map(slot->pid, "gid_map", inside, outside_group, count);
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/oom_score_adj", slot->pid);
    write_small(AT_FDCWD, path, "1000"); /* inherited by programs: should the machine run out of memory, they go first */
    /* Init works for microseconds and everybody waits for it; what it starts falls back to the ordinary scheduler. Where this is not allowed,
     * every program gets a session of its own instead (spawn.c), which costs 40 us. */
    sched_setscheduler(slot->pid, SCHED_RR | SCHED_RESET_ON_FORK, &(struct sched_param){1});
    slot->cpu_now = -1;
    slot_affinity(slot, -1);
    if (!group_make(&slot->group, slot->index, slot->pid))
        die("cgroup of slot %d: %s", slot->index, strerror(errno));
    return pair[0];
}
