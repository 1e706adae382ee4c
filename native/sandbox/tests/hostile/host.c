/*
 * Looking at the host: its files, its processes, our input's path, the environment; writing where nothing may be written.
 *
 * limits: processes=4 cpuMs=1000 wallMs=5000 memoryMb=64
 * expect: files ok
 * expect: processes ok
 * expect: environment ok
 * expect: descriptors ok
 * expect: input ok
 * expect: write ok
 * expect: devices ok
 * expect: answers ok
 * expect: cgroups ok
 */
#include "hostile.h"
#include <dirent.h>

extern char **environ;

/* Opened and readable: a hole. Masked files of /proc open but read as empty. */
static void hidden(const char *path)
{
    char byte;
    int fd = open(path, O_RDONLY | O_NONBLOCK);
    struct stat what;
    if (fd < 0)
        return;
    if (!fstat(fd, &what) && S_ISDIR(what.st_mode) ? 1 : read(fd, &byte, 1) > 0)
        holes++, printf("readable: %s\n", path);
    close(fd);
}

static void files(void)
{
    static const char *const paths[] = {
        "/etc/shadow", "/etc/sudoers", "/etc/ssh", "/etc/hostname", "/etc/machine-id", "/etc/resolv.conf", "/root", "/home", "/var/log",
        "/var/lib/dpkg", "/boot", "/sys", "/sys/fs/cgroup", "/srv", "/opt/app", "/mnt", "/media", "/run/systemd", "/etc/../etc/shadow",
        "/w/../../etc/shadow", "/proc/1/root", "/proc/1/cwd", "/proc/1/environ", "/proc/1/cmdline", "/proc/1/maps", "/proc/1/mem",
        "/proc/1/fd", "/proc/1/exe", "/proc/1/status", "/proc/kcore", "/proc/kmsg", "/proc/kallsyms", "/proc/keys",
        "/proc/key-users", "/proc/cmdline", "/proc/modules", "/proc/iomem", "/proc/config.gz", "/proc/timer_list", "/proc/sysrq-trigger",
        "/proc/interrupts", "/proc/swaps", "/proc/locks", "/proc/self/root/etc/shadow", "/proc/thread-self/root/root", "/lost+found",
    };
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        hidden(paths[i]);
}

static void processes(void)
{
    DIR *listing = opendir("/proc");
    struct dirent *entry;
    while (listing && (entry = readdir(listing)))
        if (atoi(entry->d_name) > 0 && atoi(entry->d_name) != getpid())
            holes++, printf("visible: process %s\n", entry->d_name);
    char name[64] = "";
    gethostname(name, sizeof name);
    if (strcmp(name, "box"))
        holes++, printf("host name %s\n", name);
    if (getuid() != 1 || geteuid() != 1 || getgid() != 1)
        holes++, printf("user %d group %d\n", getuid(), getgid());
}

static void environment(void)
{
    static const char *const known[] = {"PATH=/usr/bin:/bin", "HOME=/w", "LANG=C.UTF-8", "TMPDIR=/w"};
    for (char **one = environ; *one; one++) {
        int found = 0;
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            found |= !strcmp(*one, known[i]);
        if (!found)
            holes++, printf("environment: %s\n", *one);
    }
}

static void descriptors(void)
{
    for (int fd = 3; fd < 4096; fd++)
        if (fcntl(fd, F_GETFD) >= 0)
            holes++, printf("open: %d\n", fd);
    char target[256] = "";
    readlink("/proc/self/fd/0", target, sizeof target - 1);
    if (strncmp(target, "/memfd:", 7))
        holes++, printf("input is seen as %s\n", target);
    DENIED(openat(0, "..", O_RDONLY));
    DENIED(openat(1, "..", O_RDONLY));
}

static void input(void)
{
    DENIED(write(0, "x", 1));
    DENIED(ftruncate(0, 0));
    DENIED(fallocate(0, 0, 0, 1 << 20));
    DENIED(fcntl(0, F_SETLEASE, F_RDLCK));
    DENIED(fcntl(0, F_ADD_SEALS, F_SEAL_SHRINK));
    int again = open("/proc/self/fd/0", O_RDWR);
    DENIED(again < 0 ? -1 : write(again, "x", 1));
    DENIED(again < 0 ? -1 : ftruncate(again, 0));
    again = open("/dev/stdin", O_WRONLY | O_TRUNC);
    DENIED(again < 0 ? -1 : write(again, "x", 1));
    if (mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, 0, 0) != MAP_FAILED)
        holes++, printf("input can be mapped for writing\n");
}

static void write_anywhere(void)
{
    static const char *const paths[] = {
        "/x", "/etc/x", "/etc/passwd", "/usr/x", "/usr/bin/env", "/lib/x", "/app/x", "/app/program", "/dev/x", "/run/x", "/var/x", "/proc/x",
        "/proc/sys/kernel/core_pattern", "/proc/sys/kernel/hostname", "/proc/sys/vm/drop_caches", "/proc/sysrq-trigger", "/proc/1/oom_score_adj",
        "/proc/1/mem", "/proc/self/autogroup", "/proc/self/oom_score_adj", "/proc/self/coredump_filter", "/proc/self/comm",
        "/proc/self/clear_refs", "/proc/self/mem", "/proc/self/timerslack_ns", "/proc/self/attr/current", "/proc/self/uid_map", "/proc/self/gid_map", "/proc/self/setgroups", "/etc/ld.so.cache", "/etc/ld.so.preload",
    };
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        int fd = open(paths[i], O_WRONLY | O_CREAT, 0644);
        int masked = !strcmp(paths[i], "/proc/sysrq-trigger"); /* /dev/null is bound over it */
        if (fd >= 0 && write(fd, "0 0 1", 5) >= 0 && !masked)
            holes++, printf("written: %s\n", paths[i]);
    }
    DENIED(mkdir("/usr/d", 0755));
    DENIED(unlink("/etc/passwd"));
    DENIED(rename("/etc/passwd", "/etc/p"));
    DENIED(rename("/w", "/v"));
    DENIED(rmdir("/w"));
    DENIED(symlink("/w", "/link"));
    DENIED(link("/usr/bin/env", "/w/env"));
    DENIED(chmod("/app/program", 0777));
    DENIED(chown("/w", 0, 0));
    DENIED(setxattr("/w", "trusted.x", "y", 1, 0));
    DENIED(setxattr("/w", "security.capability", "y", 1, 0));
}

static void devices(void)
{
    DENIED(mknod("/w/disk", S_IFBLK | 0666, 0xfd00));
    DENIED(mknod("/w/mem", S_IFCHR | 0666, 0x101));
    static const char *const paths[] = {"/dev/mem", "/dev/kmsg", "/dev/sda", "/dev/vda", "/dev/kvm", "/dev/fuse", "/dev/tty", "/dev/ptmx",
                                        "/dev/console", "/dev/loop-control", "/dev/net/tun", "/dev/userfaultfd"};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        DENIED(open(paths[i], O_RDONLY | O_NONBLOCK));
    struct statvfs fs;
    static const char *const mounts[] = {"/", "/usr", "/app", "/w"};
    for (size_t i = 0; i < sizeof mounts / sizeof *mounts; i++)
        if (statvfs(mounts[i], &fs) || !(fs.f_flag & ST_NOSUID) || !(fs.f_flag & ST_NODEV) || (i < 3 && !(fs.f_flag & ST_RDONLY)))
            holes++, printf("mount flags of %s\n", mounts[i]);
}

/* Where judges are known to keep answers, and where they would lie beside our input. */
static void answers(void)
{
    static const char *const paths[] = {
        "/judge", "/judger", "/problem", "/problems", "/data", "/testdata", "/tests", "/tmp/testdata", "/var/judge", "/w/answer", "/w/1.out", "/w/1.ans",
        "/w/output", "/app/1.out", "/app/../1.ans", "/app/answer", "/proc/self/fd/3", "/proc/self/fd/4", "/proc/1/fd/3", "/proc/self/cwd/../answer",
        "/proc/1/root/data", "/proc/1/cwd", "/w/../data", "/dev/shm/answer",
    };
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        hidden(paths[i]);
    char byte;
    if (lseek(0, 0, SEEK_END) >= 0 && read(0, &byte, 1) > 0)
        holes++, printf("something lies behind the input\n");
}

static void cgroups(void)
{
    char line[512];
    FILE *mounts = fopen("/proc/self/mounts", "r");
    while (mounts && fgets(line, sizeof line, mounts))
        if (strstr(line, " cgroup"))
            holes++, printf("mounted: %s", line);
    FILE *own = fopen("/proc/self/cgroup", "r");
    while (own && fgets(line, sizeof line, own))
        if (strstr(line, "assay"))
            holes++, printf("cgroup %s", line);
    DENIED(mount("none", "/w", "cgroup", 0, "memory"));
    DENIED(mount("none", "/w", "cgroup2", 0, NULL));
    DENIED(open("/sys/fs/cgroup/cgroup.procs", O_WRONLY));
}

struct Case cases[] = {
    {"files", files},
    {"processes", processes},
    {"environment", environment},
    {"descriptors", descriptors},
    {"input", input},
    {"write", write_anywhere},
    {"devices", devices},
    {"answers", answers},
    {"cgroups", cgroups},
    {0},
};
