/*
 * probe.c: small attacks that the self-test runs inside a box, so that a machine without any compiler can prove its walls.
 *
 * Exit codes: 0 the box held (or the ordinary thing worked), 1 it did not. Attacks that must be ended from outside never return.
 */
#include "box.h"

#include <linux/sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

static int hold(bool held, const char *what)
{
    if (!held)
        fprintf(stderr, "%s\n", what);
    return held ? 0 : 1;
}

static int probe_run(void)
{
    int a, b;
    if (scanf("%d %d", &a, &b) != 2)
        return 1;
    printf("%d\n", a + b);
    return 0;
}

static int probe_memory(void)
{
    for (;;) {
        char *piece = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (piece == MAP_FAILED)
            return 1;
        memset(piece, 1, 1 << 20);
    }
}

static int probe_pids(void)
{
    int made = 0;
    for (int i = 0; i < 64; i++) {
        pid_t child = fork();
        if (!child)
            for (;;)
                pause();
        made += child > 0;
    }
    return hold(made < 16, "more processes than the limit allows");
}

static int probe_cpu(void)
{
    for (volatile unsigned long i = 0; i < UINT64_MAX; i++)
        continue;
    return 1;
}

static int probe_hidden_child(void)
{
    signal(SIGCHLD, SIG_IGN); /* its CPU time is in nobody's rusage */
    if (!fork())
        return probe_cpu();
    pause();
    return 1;
}

static int probe_wall(void)
{
    pause();
    return 1;
}

static int probe_output(void)
{
    char line[4096];
    memset(line, 'x', sizeof line);
    for (;;)
        if (write(1, line, sizeof line) < 0)
            return 1;
}

static int probe_host(void)
{
    static const char *const paths[] = {"/etc/shadow", "/root", "/home", "/proc/1/environ", "/proc/1/root", "/proc/kcore", "/dev/mem", "/dev/kmsg",
                                        "/sys", "/boot", "/var/log", "/dev/sda", "/dev/vda", "/etc/ssh"};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        char byte;
        int fd = open(paths[i], O_RDONLY | O_NONBLOCK);
        bool empty_proc = fd >= 0 && !strncmp(paths[i], "/proc/", 6) && read(fd, &byte, 1) <= 0;
        if (fd >= 0 && !empty_proc)
            return hold(false, paths[i]);
    }
    return hold(kill(2, 0) == 0 || errno == ESRCH || errno == EPERM, "signals reach outside");
}

static int probe_read_only(void)
{
    static const char *const paths[] = {"/x", "/etc/x", "/usr/x", "/app/x", "/proc/sys/kernel/hostname", "/dev/x", "/run/x", "/usr/bin/env"};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        if (open(paths[i], O_WRONLY | O_CREAT, 0644) >= 0)
            return hold(false, paths[i]);
    int fd = open("/w/x", O_WRONLY | O_CREAT, 0644);
    return hold(fd >= 0 && write(fd, "x", 1) == 1, "/w is not writable");
}

static int probe_network(void)
{
    static const int families[] = {AF_INET, AF_INET6, AF_NETLINK, AF_PACKET, AF_VSOCK, AF_ALG, AF_XDP, AF_TIPC};
    for (size_t i = 0; i < sizeof families / sizeof *families; i++)
        for (int type = SOCK_STREAM; type <= SOCK_RAW; type++)
            if (socket(families[i], type, 0) >= 0)
                return hold(false, "a socket that is not local");
    return 0;
}

static int probe_namespaces(void)
{
    static const uint64_t flags[] = {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        struct clone_args args = {.flags = flags[i], .exit_signal = SIGCHLD};
        long child = syscall(SYS_clone3, &args, sizeof args);
        if (!child)
            _exit(0);
        if (child > 0 || !unshare((int)flags[i]))
            return hold(false, "a new namespace");
    }
    return hold(mount("x", "/w", "tmpfs", 0, NULL) && umount2("/w", MNT_DETACH), "a mount");
}

static int probe_filter(void)
{
    static const long calls[] = {SYS_ptrace, SYS_bpf, SYS_keyctl, SYS_userfaultfd, SYS_perf_event_open, 425, SYS_shmget, SYS_msgget,
                                 SYS_mq_open, SYS_inotify_init1, SYS_name_to_handle_at, SYS_chroot, 9999};
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        if (syscall(calls[i], 0, 0, 0, 0, 0) >= 0 || (errno != EPERM && errno != ENOSYS))
            return hold(false, "a system call that must be denied went through");
    return hold(setuid(0) && geteuid() != 0, "became root");
}

static int probe_leave(void)
{
    int fd = open("/w/left", O_WRONLY | O_CREAT, 0644);
    bool well = fd >= 0 && write(fd, "left", 4) == 4 && !chmod("/w", 0777);
    if (!fork()) {
        setsid();
        signal(SIGTERM, SIG_IGN);
        for (;;)
            sleep(1);
    }
    return hold(well, "cannot write /w");
}

static int probe_find(void)
{
    for (int process = 2; process < 4000; process++)
        if (process != getpid() && !kill(process, 0))
            return hold(false, "a process of an earlier run");
    return hold(access("/w/left", F_OK) && access("/tmp/left", F_OK) && access("/dev/shm/left", F_OK), "a file of an earlier run");
}

int probe_main(const char *name)
{
    static const struct {
        const char *name;
        int (*probe)(void);
    } probes[] = {
        {"run", probe_run},         {"memory", probe_memory},       {"pids", probe_pids},       {"cpu", probe_cpu},
        {"hidden-child", probe_hidden_child}, {"wall", probe_wall}, {"output", probe_output},   {"host", probe_host},
        {"read-only", probe_read_only}, {"network", probe_network}, {"namespaces", probe_namespaces}, {"filter", probe_filter},
        {"leave", probe_leave},     {"find", probe_find},
    };
    for (size_t i = 0; i < sizeof probes / sizeof *probes; i++)
        if (!strcmp(name, probes[i].name))
            return probes[i].probe();
    fprintf(stderr, "no such probe\n");
    return 64;
}
