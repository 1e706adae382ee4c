/*
 * init.c: process 1 of a box.
 *
 * Made once per slot. It builds the box around itself, gives up what it does not need, and then carries out one order after the
 * other: prepare /w and /app, spawn, wait and reap, kill whatever is left, open what is to be copied out, report, make /w new.
 * It does nothing on its own account: clocks and verdicts are the daemon's. When it ends, the kernel ends everything in the box.
 */
#include "box.h"

#include <dirent.h>
#include <grp.h>
#include <linux/mount.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>

enum { SOCKET = FD_FLOOR, NULL_FD };
enum { FIRST_WORK = 64 << 20 };

static struct Board *board;
static bool single_uid;
static uint64_t work_size;
static bool app_mounted;
static uint64_t reaped_ns; /* CPU time of what was reaped in this run */
static uint64_t own_before; /* our own when we last had nothing to do */
static volatile uint32_t running; /* the run whose processes live, 0: none */
static volatile bool killed, early; /* early: there was news before there was a run */

static void must(bool well, const char *what)
{
    if (!well)
        die("%s: %s", what, strerror(errno));
}

/* ---- becoming a box ---- */

static void keep_only_own_descriptors(int socket)
{
    int high = fcntl(socket, F_DUPFD_CLOEXEC, 1000);
    must(high >= 0, "descriptors (at least 1100 open files must be allowed)");
    syscall(SYS_close_range, 0, high - 1, 0);
    syscall(SYS_close_range, high + 1, ~0u, 0);
    /* 0..15 stay taken, so that descriptors sent to us never collide with those of a program */
    for (int fd = 0; fd < FD_FLOOR; fd++)
        must(open("/dev/null", O_RDWR | O_CLOEXEC) == fd, "/dev/null");
    must(dup3(high, SOCKET, O_CLOEXEC) == SOCKET, "descriptors");
    close(high);
    must(open("/dev/null", O_RDWR | O_CLOEXEC) == NULL_FD, "/dev/null");
    die_through(SOCKET);
}

static void give_up_rights(void)
{
    for (int capability = 0; capability < 64; capability++)
        if (prctl(PR_CAPBSET_READ, capability, 0, 0, 0) == 1)
            must(!prctl(PR_CAPBSET_DROP, capability, 0, 0, 0), "drop the bounding set");
    must(!prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "no_new_privs");
    filter_install();
}

static void on_news(int number);

static void become_box(const struct Birth *birth)
{
    unsigned id = single_uid ? 1 : 0;
    must(single_uid || !setgroups(0, NULL), "setgroups");
    must(!setresgid(id, id, id) && !setresuid(id, id, id), "become the box's user");
    must(!prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0), "follow the daemon into death"); /* after setresuid, which clears it */
    prctl(PR_SET_NAME, "box", 0, 0, 0);
    umask(022);
    setsid();
    spawn_once();
    must(!unshare(CLONE_NEWCGROUP) || errno == ENOSPC, "cgroup namespace");
    must(!sethostname("box", 3), "hostname");
    root_build(birth);
    work_mount(work_size = FIRST_WORK);
    must(!prctl(PR_SET_DUMPABLE, 0, 0, 0, 0), "hide from /proc");
    keep_only_own_descriptors(birth->socket);
    give_up_rights();
    sigset_t news;
    sigemptyset(&news);
    sigaddset(&news, SIGUSR1);
    must(!sigaction(SIGUSR1, &(struct sigaction){.sa_handler = on_news, .sa_flags = SA_RESTART}, NULL), "listen");
    must(!sigprocmask(SIG_UNBLOCK, &news, NULL), "listen");
}

/* ---- one order ---- */

static void prepare_app(const int *sent)
{
    const struct Order *order = &board->order;
    if (order->app == -2)
        return;
    if (app_mounted)
        must(!umount2("/app", MNT_DETACH), "detach /app");
    app_mounted = order->app >= 0;
    if (app_mounted)
        must(!syscall(SYS_move_mount, sent[order->app], "", AT_FDCWD, "/app", MOVE_MOUNT_F_EMPTY_PATH), "attach /app");
}

static bool report_failure(enum Stage stage, const char *step, int error)
{
    struct Report *report = &board->report;
    report->stage = stage;
    report->error = error;
    snprintf(report->step, sizeof report->step, "%s", step);
    return false;
}

static bool prepare(const int *sent)
{
    const struct Order *order = &board->order;
    if (work_size != order->limits[LIMIT_WORK])
        work_resize(work_size = order->limits[LIMIT_WORK]);
    prepare_app(sent);
    for (unsigned i = 0; i < order->filec; i++)
        if (!file_lay(order->files[i].path, sent[order->files[i].fd], order->files[i].executable))
            return report_failure(STAGE_FILES, order->files[i].path, errno);
    return true;
}

/* Reaps one process and gives its id; -1 when there is no process left at all, 0 (only with WNOHANG) when none has ended. */
static pid_t reap(int flags, pid_t main_pid)
{
    struct Report *report = &board->report;
    struct rusage use;
    int status;
    pid_t pid = wait4(-1, &status, flags | __WALL, &use);
    if (pid <= 0)
        return pid;
    reaped_ns += ((uint64_t)use.ru_utime.tv_sec + (uint64_t)use.ru_stime.tv_sec) * NANOS +
                 ((uint64_t)use.ru_utime.tv_usec + (uint64_t)use.ru_stime.tv_usec) * 1000;
    if ((uint64_t)use.ru_maxrss * 1024 > report->max_rss)
        report->max_rss = (uint64_t)use.ru_maxrss * 1024;
    if (pid == main_pid)
        report->status = status;
    return pid;
}

/* Without cgroups: CPU time and memory of all that lives here now. */
static void sample(uint32_t sequence)
{
    struct Message message = {.word = WORD_SAMPLED, .sequence = sequence, .cpu_ns = reaped_ns};
    DIR *listing = opendir("/proc");
    for (struct dirent *entry; listing && (entry = readdir(listing));) {
        int pid = atoi(entry->d_name);
        if (pid <= 1)
            continue;
        struct timespec used;
        if (!clock_gettime((clockid_t)(~(unsigned)pid << 3 | 2), &used)) /* CPUCLOCK_SCHED of a process */
            message.cpu_ns += (uint64_t)used.tv_sec * NANOS + (uint64_t)used.tv_nsec;
        char path[64], status[4096];
        snprintf(path, sizeof path, "/proc/%d/status", pid);
        if (read_small(path, status, sizeof status) <= 0)
            continue;
        static const char *const keys[] = {"RssAnon:", "RssShmem:", "VmPTE:"};
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
            const char *line = strstr(status, keys[i]);
            if (line)
                message.memory += strtoull(line + strlen(keys[i]), NULL, 10) * 1024;
        }
    }
    if (listing)
        closedir(listing);
    struct statfs work; /* files there are memory too */
    if (!statfs("/w", &work))
        message.memory += (uint64_t)(work.f_blocks - work.f_bfree) * (uint64_t)work.f_bsize;
    message_send(SOCKET, &message, NULL, 0);
}

/* What the daemon says during a run. It sends a signal behind its message, so that we can sit in wait() and need not watch the socket. */
static void on_news(int number)
{
    struct Message message;
    int fds[MESSAGE_FDS], error = errno, got;
    unsigned count;
    (void)number;
    early |= !running;
    while (running && (got = message_receive(SOCKET, &message, fds, &count, MSG_DONTWAIT)) >= 0) {
        if (got == 0)
            _exit(0); /* the daemon is gone */
        if (message.sequence != running)
            continue;
        if (message.word == WORD_KILL)
            killed = true, kill(-1, SIGKILL);
        if (message.word == WORD_SAMPLE)
            sample(message.sequence);
    }
    errno = error;
}

/* Until the main process has ended; true if somebody may be left. */
static bool wait_for(pid_t main_pid)
{
    for (pid_t pid = 0; pid != main_pid;)
        if ((pid = reap(0, main_pid)) < 0)
            return false;
    return reap(WNOHANG, main_pid) >= 0;
}

static uint64_t own_cpu_ns(void)
{
    struct timespec used;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return (uint64_t)used.tv_sec * NANOS + (uint64_t)used.tv_nsec;
}

static void run(const int *sent, unsigned count)
{
    struct Report *report = &board->report;
    const struct Order *order = &board->order;
    uint32_t sequence = order->sequence;
    killed = false;
    running = sequence;
    report->sequence = sequence;
    report->stage = STAGE_NONE;
    report->status = 0;
    report->wall_ns = report->end_ns = report->max_rss = report->count = 0;
    reaped_ns = 0;
    struct Spawn what = {.order = order, .sent = sent, .null = NULL_FD, .single_uid = single_uid};
    if (prepare(sent)) {
        uint64_t start = now_ns();
        pid_t pid = spawn(&what);
        for (unsigned i = 0; i < order->pipe_ends; i++) /* or nobody sees the end of a partner's pipe */
            close(sent[i]);
        if (what.step)
            report_failure((enum Stage)what.stage, what.step, what.error);
        if (early) {
            early = false;
            kill(getpid(), SIGUSR1); /* not raise(): we are a copy of the daemon that the C library knows nothing of */
        }
        if (killed) /* before there was anybody */
            kill(-1, SIGKILL);
        bool left = pid > 0 && wait_for(pid);
        report->end_ns = now_ns();
        report->wall_ns = report->end_ns - start;
        if (left) {
            kill(-1, SIGKILL);
            while (reap(0, pid) > 0)
                continue;
        }
    }
    running = 0;
    report->cpu_ns = reaped_ns;
    collect(board, SOCKET);
    report->clean = work_is_clean();
    report->own_cpu_ns = own_cpu_ns() - own_before;
    struct Message done = {.word = WORD_DONE, .sequence = sequence};
    must(message_send(SOCKET, &done, NULL, 0), "report");
    /* Captures stay open until here: the daemon wakes once, by the report, not once more per closed pipe. */
    for (unsigned i = order->pipe_ends; i < count; i++)
        close(sent[i]);
    if (report->clean)
        return;
    must(!umount2("/w", MNT_DETACH), "detach /w");
    work_mount(work_size);
    done.word = WORD_READY;
    must(message_send(SOCKET, &done, NULL, 0), "report");
}

int init_main(void *what)
{
    const struct Birth *birth = what;
    struct Message message;
    int sent[MESSAGE_FDS];
    unsigned count;
    board = birth->board;
    single_uid = birth->single_uid;
    die_through(birth->socket);
    signal(SIGPIPE, SIG_DFL);
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    if (message_receive(birth->socket, &message, sent, &count, 0) != 1)
        _exit(1);
    become_box(birth);
    message = (struct Message){.word = WORD_READY};
    must(message_send(SOCKET, &message, NULL, 0), "report");
    for (;;) {
        own_before = own_cpu_ns();
        int got = message_receive(SOCKET, &message, sent, &count, 0);
        if (got == 0)
            _exit(0);
        must(got == 1, "receive an order");
        if (message.word == WORD_RUN)
            run(sent, count);
        else /* a kill or sample that came too late for its run */
            for (unsigned i = 0; i < count; i++)
                close(sent[i]);
    }
}
