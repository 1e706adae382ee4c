/*
 * root.c: the file system that a program sees.
 *
 * A tiny read-only tmpfs holding read-only, nosuid, nodev copies of the parts of the host that the languages need, five harmless
 * devices, a /proc that shows only the program's own processes and hides what describes the host, made-up users, /app (attached
 * per run) and /w, the only writable place. Everything else of the host simply is not there.
 */
#include "box.h"

#include <glob.h>
#include <linux/mount.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/xattr.h>

#ifndef MOUNT_ATTR_RDONLY
#error "the kernel headers are too old: mount_setattr (Linux 5.12) is needed"
#endif
enum { WORK_INODES = 16384 };

struct Bind binds[MAX_BINDS];
unsigned bind_count;

void bind_add(const char *host, const char *inside)
{
    if (access(host, F_OK))
        return;
    if (bind_count == MAX_BINDS)
        die("more than %d read-only binds", MAX_BINDS);
    binds[bind_count].host = strdup(host);
    binds[bind_count++].inside = strdup(inside);
}

/* /bin and its like are symbolic links into /usr on merged systems, else directories of their own. */
static const char *const system_names[] = {"/bin", "/sbin", "/lib", "/lib64", "/lib32", "/libx32"};

void bind_defaults(void)
{
    /* ld.so.cache and alternatives: every program; the rest: Java, Mono, Pascal, Haskell, R, PHP, Scala, Nim, time zones. */
    static const char *const wanted[] = {
        "/usr",       "/etc/alternatives", "/etc/ld.so.cache", "/etc/ld.so.conf*", "/etc/localtime", "/etc/java-*",
        "/etc/mono*", "/etc/fpc*.cfg",     "/var/lib/ghc",     "/etc/R",           "/etc/php",       "/etc/scala",
        "/etc/nim",
    };
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        glob_t found = {0};
        if (!glob(wanted[i], 0, NULL, &found))
            for (size_t j = 0; j < found.gl_pathc; j++)
                bind_add(found.gl_pathv[j], found.gl_pathv[j]);
        globfree(&found);
    }
    for (size_t i = 0; i < sizeof system_names / sizeof *system_names; i++) {
        struct stat what;
        if (!lstat(system_names[i], &what) && S_ISDIR(what.st_mode))
            bind_add(system_names[i], system_names[i]);
    }
}

int bind_open(unsigned index)
{
    int fd = (int)syscall(SYS_open_tree, AT_FDCWD, binds[index].host, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE);
    if (fd < 0)
        die("open_tree %s: %s", binds[index].host, strerror(errno));
    struct mount_attr attributes = {.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV};
    if (syscall(SYS_mount_setattr, fd, "", AT_EMPTY_PATH | AT_RECURSIVE, &attributes, sizeof attributes))
        die("mount_setattr %s: %s (Linux 5.12 or later is needed)", binds[index].host, strerror(errno));
    return fd;
}

static void must(bool well, const char *what)
{
    if (!well)
        die("%s: %s", what, strerror(errno));
}

/* Makes the directories above `path` (relative to the new root). */
static void make_parents(const char *path)
{
    char part[1024];
    for (size_t i = 1; path[i] && i < sizeof part; i++)
        if (path[i] == '/') {
            memcpy(part, path, i);
            part[i] = 0;
            must(!mkdir(part, 0755) || errno == EEXIST, part);
        }
}

static void make_file(const char *path, const char *text)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
    must(fd >= 0 && write(fd, text, strlen(text)) == (ssize_t)strlen(text), path);
    close(fd);
}

static void attach(int tree, const char *path)
{
    struct stat what;
    must(!fstat(tree, &what), path);
    make_parents(path);
    if (S_ISDIR(what.st_mode))
        must(!mkdir(path, 0755) || errno == EEXIST, path);
    else
        make_file(path, "");
    must(!syscall(SYS_move_mount, tree, "", AT_FDCWD, path, MOVE_MOUNT_F_EMPTY_PATH), path);
    close(tree);
}

static void bind_again(const char *from, const char *to, unsigned long flags)
{
    must(!mount(from, to, NULL, MS_BIND, NULL), to);
    must(!mount(NULL, to, NULL, MS_REMOUNT | MS_BIND | flags, NULL), to);
}

static void build_dev(void)
{
    static const char *const devices[] = {"null", "zero", "full", "random", "urandom"};
    static const char *const links[][2] = {
        {"/proc/self/fd", "dev/fd"},         {"/proc/self/fd/0", "dev/stdin"}, {"/proc/self/fd/1", "dev/stdout"},
        {"/proc/self/fd/2", "dev/stderr"}, {"/w", "dev/shm"},
    };
    must(!mkdir("dev", 0755), "dev");
    for (size_t i = 0; i < sizeof devices / sizeof *devices; i++) {
        char from[32], to[32];
        snprintf(from, sizeof from, "/dev/%s", devices[i]);
        snprintf(to, sizeof to, "dev/%s", devices[i]);
        make_file(to, "");
        bind_again(from, to, MS_NOSUID | MS_NOEXEC);
    }
    for (size_t i = 0; i < sizeof links / sizeof *links; i++)
        must(!symlink(links[i][0], links[i][1]), links[i][1]);
}

/* Must come while the host's /proc is still visible: the kernel lets a user namespace mount /proc only then. */
static void build_proc(void)
{
    static const char *const spaces[] = {"user", "mnt", "pid", "ipc", "net", "uts", "cgroup", "time"};
    static const char *const hidden_files[] = {
        "kcore",  "keys",      "key-users", "timer_list", "kallsyms", "kmsg",      "sysrq-trigger", "config.gz",    "cmdline",
        "iomem",  "modules",   "interrupts", "mtrr",      "ioports",  "kpagecount", "kpageflags",    "kpagecgroup", "sched_debug",
        "slabinfo", "vmallocinfo", "pagetypeinfo", "zoneinfo", "swaps", "locks", "softirqs",
    };
    static const char *const hidden_directories[] = {"acpi", "scsi", "bus", "fs", "irq", "driver", "tty", "dynamic_debug", "pressure"};
    char path[64];
    must(!mkdir("proc", 0555), "proc");
    must(!mount("proc", "proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, "hidepid=2"),
         "mount proc (a container must not mask /proc)");
    for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++) {
        snprintf(path, sizeof path, "proc/sys/user/max_%s_namespaces", spaces[i]);
        must(write_small(AT_FDCWD, path, "0") || errno == ENOENT, path);
    }
    for (size_t i = 0; i < sizeof hidden_files / sizeof *hidden_files; i++) {
        snprintf(path, sizeof path, "proc/%s", hidden_files[i]);
        if (!access(path, F_OK))
            must(!mount("dev/null", path, NULL, MS_BIND, NULL), path);
    }
    for (size_t i = 0; i < sizeof hidden_directories / sizeof *hidden_directories; i++) {
        snprintf(path, sizeof path, "proc/%s", hidden_directories[i]);
        if (!access(path, F_OK))
            must(!mount("none", path, "tmpfs", MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, "size=4k,nr_inodes=2,mode=555"), path);
    }
    bind_again("proc/sys", "proc/sys", MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC);
    must(!mount(NULL, "proc", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL), "make /proc read-only");
}

static void build_etc(void)
{
    must(!mkdir("etc", 0755) || errno == EEXIST, "etc");
    make_file("etc/passwd", "root:x:0:0:root:/w:/bin/sh\nrun:x:1:1:run:/w:/bin/sh\nnobody:x:65534:65534:nobody:/w:/bin/sh\n");
    make_file("etc/group", "root:x:0:\nrun:x:1:\nnogroup:x:65534:\n");
    make_file("etc/hosts", "127.0.0.1 localhost\n");
    make_file("etc/nsswitch.conf", "passwd: files\ngroup: files\nhosts: files\n");
}

void root_build(const struct Birth *birth)
{
    must(!mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL), "make mounts private");
    /* Covers /tmp only in this namespace; the sources of the binds were opened before. */
    must(!mount("box", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,nr_inodes=400,mode=755"), "mount the new root");
    must(!chdir("/tmp"), "enter the new root");
    for (unsigned i = 0; i < bind_count; i++)
        attach(birth->mounts[i], binds[i].inside + 1);
    for (size_t i = 0; i < sizeof system_names / sizeof *system_names; i++) {
        char target[256];
        ssize_t length = readlink(system_names[i], target, sizeof target - 1);
        if (length > 0) {
            target[length] = 0;
            must(!symlink(target, system_names[i] + 1) || errno == EEXIST, system_names[i]);
        }
    }
    build_etc();
    build_dev();
    build_proc();
    must(!mkdir("app", 0755) && !mkdir("w", 0755) && !mkdir("run", 0755), "make /app and /w");
    must(!symlink("/w", "tmp"), "tmp");
    must(!mkdir("var", 0755) || errno == EEXIST, "var");
    must(!symlink("/w", "var/tmp"), "var/tmp");
    must(!syscall(SYS_pivot_root, ".", "."), "pivot_root");
    must(!umount2(".", MNT_DETACH), "leave the old root");
    must(!chdir("/"), "chdir");
    must(!mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL), "make the root read-only");
}

/* ---- /w ---- */

static struct stat work_new; /* as it was right after mounting */

void work_mount(uint64_t bytes)
{
    char options[96];
    snprintf(options, sizeof options, "size=%llu,nr_inodes=%d,mode=700,uid=1,gid=1", (unsigned long long)bytes, WORK_INODES);
    must(!mount("w", "/w", "tmpfs", MS_NOSUID | MS_NODEV, options), "mount /w");
    must(!stat("/w", &work_new) && !chdir("/w"), "/w"); /* programs start where we are */
}

void work_resize(uint64_t bytes)
{
    char options[64];
    snprintf(options, sizeof options, "size=%llu,nr_inodes=%d", (unsigned long long)bytes, WORK_INODES);
    must(!mount(NULL, "/w", NULL, MS_REMOUNT | MS_NOSUID | MS_NODEV, options), "resize /w");
}

bool work_is_clean(void)
{
    struct statfs fs;
    struct stat now;
    return !statfs("/w", &fs) && !stat("/w", &now) && fs.f_bfree == fs.f_blocks && fs.f_files - fs.f_ffree == 1 &&
           now.st_dev == work_new.st_dev && now.st_mode == work_new.st_mode && now.st_uid == work_new.st_uid &&
           now.st_gid == work_new.st_gid && !memcmp(&now.st_ctim, &work_new.st_ctim, sizeof now.st_ctim) &&
           !memcmp(&now.st_mtim, &work_new.st_mtim, sizeof now.st_mtim) && listxattr("/w", NULL, 0) <= 0;
}
