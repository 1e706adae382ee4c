/*
 * What a program must not ask of the kernel: networks, namespaces, mounts, privileges, other processes, large attack surfaces.
 *
 * limits: processes=8 cpuMs=1000 wallMs=5000 memoryMb=64
 * expect: network ok
 * expect: privileges ok
 * expect: namespaces ok
 * expect: mounts ok
 * expect: processes ok
 * expect: surfaces ok
 * expect: machine ok
 * expect: lasting ok
 * expect: unknown ok
 * expect: int80 signal signal=31|11
 * expect: setuid-programs ok
 * expect: unix-sockets ok
 */
#include "hostile.h"
#include <linux/sched.h>
#include <sys/ptrace.h>

static void network(void)
{
    for (int family = 0; family < 50; family++)
        for (int type = 1; type <= 5; type++)
            if (family != AF_UNIX) {
                DENIED(socket(family, type, 0));
                DENIED(socket(family, type | SOCK_CLOEXEC, 0));
            }
    DENIED(socket(AF_INET, SOCK_DGRAM, 1));
    DENIED(socket(AF_INET, SOCK_RAW, 255));
    DENIED(socket(AF_NETLINK, SOCK_RAW, 9));
    int pair[2];
    DENIED(socketpair(AF_TIPC, SOCK_STREAM, 0, pair));
}

static void privileges(void)
{
    gid_t group = 0;
    DENIED(setuid(0));
    DENIED(setresuid(0, 0, 0));
    DENIED(setgid(0));
    DENIED(setgroups(1, &group));
    DENIED(setgroups(0, NULL));
    DENIED(nice(-5));
    DENIED(setpriority(PRIO_PROCESS, 0, -10));
    struct sched_param first = {.sched_priority = 10};
    DENIED(sched_setscheduler(0, SCHED_FIFO, &first));
    DENIED(prctl(PR_CAPBSET_DROP, 0, 0, 0, 0));
    DENIED(prctl(PR_SET_SECUREBITS, 0, 0, 0, 0));
    for (int capability = 0; capability < 41; capability++)
        if (prctl(PR_CAPBSET_READ, capability, 0, 0, 0) == 1)
            holes++, printf("capability %d is in the bounding set\n", capability);
    if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1)
        holes++, printf("new privileges are allowed\n");
    static const int limits[] = {RLIMIT_NPROC, RLIMIT_FSIZE, RLIMIT_NOFILE, RLIMIT_CORE, RLIMIT_CPU, RLIMIT_MEMLOCK, RLIMIT_MSGQUEUE};
    struct rlimit most = {RLIM_INFINITY, RLIM_INFINITY};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        DENIED(setrlimit(limits[i], &most));
}

static void namespaces(void)
{
    static const uint64_t flags[] = {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP, 0x80};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        struct clone_args args = {.flags = flags[i], .exit_signal = SIGCHLD};
        long child = syscall(SYS_clone3, &args, sizeof args);
        if (child == 0)
            _exit(0);
        if (child > 0)
            holes++, printf("clone3 %llx\n", (unsigned long long)flags[i]);
        DENIED(unshare((int)flags[i]));
        if (flags[i] == 0x80)
            continue;
        child = syscall(SYS_clone, flags[i] | SIGCHLD, 0, 0, 0, 0);
        if (child == 0)
            _exit(0);
        if (child > 0)
            holes++, printf("clone %llx\n", (unsigned long long)flags[i]);
    }
    struct clone_args into = {.flags = CLONE_INTO_CGROUP, .exit_signal = SIGCHLD, .cgroup = 0};
    long child = syscall(SYS_clone3, &into, sizeof into);
    if (child == 0)
        _exit(0);
    if (child > 0)
        holes++, printf("born in another cgroup\n");
    static const char *const kinds[] = {"user", "mnt", "pid", "net", "ipc", "uts", "cgroup"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/self/ns/%s", kinds[i]);
        int fd = open(path, O_RDONLY);
        DENIED(fd < 0 ? -1 : setns(fd, 0));
    }
}

static void mounts(void)
{
    DENIED(mount("x", "/w", "tmpfs", 0, NULL));
    DENIED(mount("/usr", "/w", NULL, MS_BIND, NULL));
    DENIED(mount("proc", "/w", "proc", 0, NULL));
    DENIED(mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND, NULL));
    DENIED(mount(NULL, "/usr", NULL, MS_REMOUNT | MS_BIND, NULL));
    DENIED(mount(NULL, "/", NULL, MS_SHARED, NULL));
    DENIED(umount2("/proc/kcore", MNT_DETACH));
    DENIED(umount2("/w", MNT_DETACH));
    DENIED(umount2("/app", MNT_DETACH));
    DENIED(chroot("/w"));
    DENIED(syscall(SYS_pivot_root, "/w", "/w"));
    for (int call = 428; call <= 433; call++) /* open_tree, move_mount, fsopen, fsconfig, fsmount, fspick */
        DENIED(syscall(call, -1, "/w", 1, 0, 0));
    DENIED(syscall(442, -1, "/w", 0, NULL, 0)); /* mount_setattr */
    DENIED(syscall(SYS_swapon, "/w/x", 0));
}

static void processes(void)
{
    char byte;
    struct { void *base; size_t size; } mine = {&byte, 1}, theirs = {&byte, 1};
    pid_t child = fork();
    if (child == 0)
        sleep_for_ever();
    for (int i = 0; i < 2; i++) {
        pid_t target = i ? child : 1;
        DENIED(ptrace(PTRACE_ATTACH, target, 0, 0));
        DENIED(ptrace(PTRACE_SEIZE, target, 0, 0));
        DENIED(syscall(SYS_process_vm_readv, target, &mine, 1, &theirs, 1, 0));
        DENIED(syscall(SYS_process_vm_writev, target, &mine, 1, &theirs, 1, 0));
        DENIED(syscall(SYS_kcmp, target, getpid(), 0, 0, 0));
        int fd = (int)syscall(434 /* pidfd_open */, target, 0);
        DENIED(syscall(438 /* pidfd_getfd */, fd, 0, 0));
        DENIED(syscall(440 /* process_madvise */, fd, &mine, 1, 8, 0));
    }
    DENIED(ptrace(PTRACE_TRACEME, 0, 0, 0));
    struct rlimit limit = {1, 1};
    DENIED(prlimit(1, RLIMIT_CPU, &limit, NULL));
    DENIED(prlimit(1, RLIMIT_NOFILE, &limit, NULL));
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(0, &set);
    DENIED(sched_setaffinity(0, sizeof set, &set));
    DENIED(sched_setaffinity(1, sizeof set, &set));
    struct sched_param none = {0};
    DENIED(sched_setscheduler(1, SCHED_IDLE, &none));
    DENIED(setpriority(PRIO_PROCESS, 1, 10));
    kill(child, SIGKILL);
}

static void surfaces(void)
{
    static char zero[256];
    DENIED(syscall(425, 1, zero)); /* io_uring_setup */
    DENIED(syscall(426, 0, 1, 0, 0, 0, 0));
    DENIED(syscall(427, 0, 0, 0, 0));
    for (int command = 0; command < 40; command++)
        DENIED(syscall(SYS_bpf, command, zero, sizeof zero));
    DENIED(syscall(SYS_userfaultfd, 0));
    DENIED(syscall(SYS_userfaultfd, 1));
    DENIED(syscall(SYS_perf_event_open, zero, 0, -1, -1, 0));
    DENIED(syscall(447, 0)); /* memfd_secret */
    DENIED(syscall(SYS_add_key, "user", "x", "y", 1, -3));
    DENIED(syscall(SYS_request_key, "user", "x", NULL, -3));
    for (int command = 0; command < 33; command++)
        DENIED(syscall(SYS_keyctl, command, -3, 0, 0, 0));
    DENIED(syscall(SYS_name_to_handle_at, AT_FDCWD, "/w", zero, zero, 0));
    DENIED(syscall(SYS_open_by_handle_at, 0, zero, 0));
    DENIED(syscall(SYS_fanotify_init, 0, 0));
    DENIED(syscall(SYS_inotify_init));
    DENIED(syscall(SYS_inotify_init1, 0));
    DENIED(syscall(SYS_modify_ldt, 0, zero, sizeof zero));
    DENIED(syscall(SYS_personality, 0x0008 /* PER_LINUX32 */));
    DENIED(syscall(SYS_personality, 0x0400000 /* READ_IMPLIES_EXEC */));
    DENIED(syscall(SYS_move_pages, 0, 0, 0, 0, 0, 0));
    DENIED(syscall(SYS_mbind, zero, 4096, 0, 0, 0, 0));
    DENIED(syscall(SYS_set_mempolicy, 0, 0, 0));
    DENIED(syscall(SYS_vmsplice, 1, zero, 0, 0));
    int fd = open("/w", O_RDONLY | O_DIRECTORY);
    DENIED(fcntl(fd, F_NOTIFY, 1));
}

static void machine(void)
{
    static char zero[256];
    DENIED(syscall(SYS_reboot, 0xfee1dead, 672274793, 0, 0));
    DENIED(syscall(SYS_kexec_load, 0, 0, 0, 0));
    DENIED(syscall(SYS_kexec_file_load, -1, -1, 0, 0, 0));
    DENIED(syscall(SYS_init_module, zero, 0, ""));
    DENIED(syscall(SYS_finit_module, 0, "", 0));
    DENIED(syscall(SYS_delete_module, "x", 0));
    DENIED(syscall(SYS_acct, NULL));
    DENIED(syscall(SYS_syslog, 3, zero, 10));
    DENIED(syscall(SYS_syslog, 10, 0, 0));
    DENIED(syscall(SYS_iopl, 3));
    DENIED(syscall(SYS_ioperm, 0, 1, 1));
    DENIED(syscall(SYS_quotactl, 0, 0, 0, 0));
    DENIED(syscall(443, 0, 0, 0, 0)); /* quotactl_fd */
    DENIED(syscall(SYS_adjtimex, zero));
    DENIED(sethostname("x", 1));
    DENIED(syscall(SYS_setdomainname, "x", 1));
    DENIED(syscall(SYS_vhangup));
    DENIED(syscall(SYS_ustat, 0, zero));
    DENIED(syscall(SYS_sysfs, 3));
    sync(); /* answers at once, without flushing anything */
}

/* Objects that live in a namespace rather than in a process would be found by the next run in this box. */
static void lasting(void)
{
    DENIED(syscall(SYS_shmget, 1234, 4096, 01666));
    DENIED(syscall(SYS_semget, 1234, 1, 01666));
    DENIED(syscall(SYS_msgget, 1234, 01666));
    DENIED(syscall(SYS_mq_open, "x", O_CREAT | O_RDWR, 0666, NULL));
    DENIED(syscall(SYS_shmctl, 0, 0, 0));
    DENIED(syscall(SYS_semctl, 0, 0, 0, 0));
    DENIED(syscall(SYS_msgctl, 0, 0, 0));
}

static void unknown(void)
{
    for (int call = 451; call < 700; call++)
        DENIED(syscall(call, 0, 0, 0, 0, 0, 0));
    for (int call = 0; call < 600; call++) /* x32 */
        if (syscall(0x40000000 | call, 0, 0, 0, 0, 0, 0) >= 0 || errno != ENOSYS)
            holes++, printf("x32 call %d\n", call);
    DENIED(syscall(-1));
}

/* Our filter answers with SIGSYS; a kernel without 32-bit calls comes before it, with SIGSEGV. */
static void int80(void)
{
    long result = 20; /* getpid of the 32-bit table */
    __asm__ volatile("int $0x80" : "+a"(result)::"memory");
    printf("went through: %ld\n", result);
    holes++;
}

static void setuid_programs(void)
{
    static const char *const paths[] = {"/usr/bin/su", "/usr/bin/passwd", "/usr/bin/mount", "/usr/bin/newgrp", "/usr/bin/chsh"};
    struct statvfs fs;
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        if (!statvfs(paths[i], &fs) && !(fs.f_flag & ST_NOSUID))
            holes++, printf("%s keeps its setuid bit\n", paths[i]);
    int out = open("/w/me", O_WRONLY | O_CREAT, 0755), in = open("/proc/self/exe", O_RDONLY);
    char piece[65536];
    for (ssize_t got; (got = read(in, piece, sizeof piece)) > 0;)
        write(out, piece, (size_t)got);
    DENIED(fchown(out, 0, 0));
}

/* Between a program's own processes they work; nobody else is there to talk to. */
static void unix_sockets(void)
{
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair))
        holes++, printf("socketpair\n");
    static const char *const names[] = {"/run/docker.sock", "/var/run/dbus/system_bus_socket", "/run/systemd/private", "/dev/log", "/tmp/.s.PGSQL.5432"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (int abstract = 0; abstract < 2; abstract++) {
            struct sockaddr_un address = {.sun_family = AF_UNIX};
            strcpy(address.sun_path + abstract, names[i]);
            int fd = socket(AF_UNIX, SOCK_STREAM, 0);
            DENIED(connect(fd, (struct sockaddr *)&address, sizeof address));
            close(fd);
        }
}

struct Case cases[] = {
    {"network", network}, {"privileges", privileges}, {"namespaces", namespaces}, {"mounts", mounts},   {"processes", processes}, {"surfaces", surfaces},
    {"machine", machine}, {"lasting", lasting},       {"unknown", unknown},       {"int80", int80},     {"setuid-programs", setuid_programs},
    {"unix-sockets", unix_sockets}, {0},
};
