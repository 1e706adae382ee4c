/*
 * The sandbox helper of Assay's judge, and its story.
 *
 * The judge starts one helper and sends it requests: run these one to four programs, joined like so, with these inputs and
 * limits. The helper answers how each ended, what it used and what it wrote. Both sides of that talk are in wire.c and request.c.
 *
 * Making a container for each run would cost several milliseconds, so containers are made beforehand (birth.c). A SLOT is one: its own user, process,
 * mount, network, IPC and host name namespaces, its own cgroups, a read-only file system with what the languages need (root.c), a filter
 * of system calls (filter.c), and one process, INIT (init.c), which is process 1 inside and lives as long as the slot.
 *
 * For a RUN the daemon writes an order on a page it shares with init (board.c) and sends one message with the open files
 * (order.c). init starts the program with vfork and exec (spawn.c) as a user without any right, waits, and when the main process has ended kills
 * everything else in the box: being process 1, one kill(-1) reaches all and nothing escapes. Then it opens what is to be copied out
 * (collect.c), reports, and if /w was touched replaces it. The next run finds a box as on the first day, at the price of one exec.
 *
 * The DAEMON holds all clocks and cgroup counters (run.c, group.c) and drains the outputs (capture.c). It believes nothing a program could
 * have made: it follows no path of a program, reads no file name of one except to create new files below a directory of the judge (keep.c),
 * and opens host paths only below roots given at start (host.c).
 *
 * Two kinds of failure never mix. A program's failure is a result. The sandbox's failure is either an answer `lost` or `refused` for one
 * request (job_fail) or, when nothing sensible can follow, the end of the process (die); the kernel then ends every box with it, because each
 * init is set to die with its parent. Limits are taken from the kernel's own accounting of the whole process tree where cgroups
 * are writable (cgroup.c); where they are not, by sampling, and `hello` says so (facts.c).
 */
#include "box.h"

#include <getopt.h>
#include <grp.h>
#include <malloc.h>
#include <sched.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>

#define KEPT_MEMORY (4 << 20)
#define SWEEP_AFTER (5 * NANOS) /* by then the boxes of a helper that was killed before us are dead */

static const char *cgroup_wanted = "auto";
static uint32_t hello_id[16];
static unsigned hello_count;
static bool stopping;
static struct Source signals = {.fd = -1};

static void on_signal(struct Source *source, uint32_t events)
{
    struct signalfd_siginfo news;
    (void)events;
    while (read(source->fd, &news, sizeof news) == sizeof news)
        stopping |= news.ssi_signo != SIGCHLD;
    slots_reap();
}

static void watch_signals(void)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGCHLD);
    sigaddset(&set, SIGTERM);
    sigprocmask(SIG_BLOCK, &set, NULL);
    signal(SIGPIPE, SIG_IGN);
    int fd = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
    if (fd < 0)
        die("signalfd: %s", strerror(errno));
    loop_add(&signals, fd, EPOLLIN, on_signal);
}

static void on_frame(uint32_t id, uint8_t op, unsigned char *payload, size_t size)
{
    if (op == 'r') {
        job_accept(id, payload, payload, size);
        return;
    }
    free(payload);
    if (op == 'k')
        job_cancel(id);
    else if (op == 'h' && hello_count < sizeof hello_id / sizeof *hello_id)
        hello_id[hello_count++] = id; /* answered when the boxes stand */
    else
        reply_failure(id, false, "unknown kind of request");
}

static void answer_hello(void)
{
    if (!slots_settled() || !hello_count) /* in this order: the first also notes that all boxes stood once */
        return;
    struct Buffer json = {0};
    facts_json(&json);
    while (hello_count)
        wire_send(hello_id[--hello_count], &json, NULL, false);
    buffer_free(&json);
}

/* As an ordinary user: a user namespace in which we may mount and make slots; everything keeps our one user id. */
static void become_little_root(void)
{
    uid_t uid = geteuid();
    gid_t gid = getegid();
    char map[64];
    if (unshare(CLONE_NEWUSER | CLONE_NEWNS))
        die("unshare: %s (unprivileged user namespaces are not allowed here; start as root or allow them)", strerror(errno));
    snprintf(map, sizeof map, "%u %u 1", uid, uid);
    if (!write_small(AT_FDCWD, "/proc/self/setgroups", "deny") || !write_small(AT_FDCWD, "/proc/self/uid_map", map))
        die("user namespace: %s", strerror(errno));
    snprintf(map, sizeof map, "%u %u 1", gid, gid);
    if (!write_small(AT_FDCWD, "/proc/self/gid_map", map))
        die("user namespace: %s", strerror(errno));
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL))
        die("mount namespace: %s", strerror(errno));
}

static void raise_open_files(void)
{
    struct rlimit limit;
    if (!getrlimit(RLIMIT_NOFILE, &limit)) {
        limit.rlim_cur = limit.rlim_max > 1 << 16 ? 1 << 16 : limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

/* We and the inits use little CPU, and must have it at once on a busy machine too, or limits are kept late. Needs root. */
static void go_first(void)
{
    settings.nice = getpriority(PRIO_PROCESS, 0);
    setpriority(PRIO_PROCESS, 0, settings.nice - 10);
    setsid(); /* the scheduler shares between sessions first, then by nice. Besides, a Ctrl-C is meant for the judge only */
    write_small(AT_FDCWD, "/proc/self/autogroup", "-10");
}

static void usage(void)
{
    fputs("usage: assay-sandbox [options]     speaks frames on stdin and stdout; see README.md\n"
          "  --slots N          boxes (default: one per CPU, at least 2; at most 32)\n"
          "  --read DIR         requests may name files and program directories below DIR\n"
          "  --write DIR        ... and have files written below DIR (implies --read)\n"
          "  --ro HOST:INSIDE   show this host path read-only inside every box\n"
          "  --cgroup MODE      auto, v1, v2 or none\n"
          "  --cache MIB        memory for input files (default 512)\n"
          "  --no-pin           do not tie slots to CPUs\n"
          "  --probe NAME       (inside a box) a small attack, for the self-test\n",
          stderr);
    exit(64);
}

static void add_ro(char *pair)
{
    char *inside = strchr(pair, ':');
    if (!inside || inside[1] != '/' || !inside[2])
        die("--ro wants HOST:INSIDE with absolute paths");
    *inside++ = 0;
    if (access(pair, F_OK))
        die("--ro %s: %s", pair, strerror(errno));
    bind_add(pair, inside);
}

static void read_options(int count, char **words)
{
    static const struct option options[] = {
        {"slots", 1, 0, 's'}, {"read", 1, 0, 'r'},  {"write", 1, 0, 'w'},  {"ro", 1, 0, 'b'},    {"cgroup", 1, 0, 'g'},
        {"cache", 1, 0, 'c'}, {"no-pin", 0, 0, 'n'}, {"probe", 1, 0, 'p'}, {0, 0, 0, 0},
    };
    settings.pin = true;
    for (int option; (option = getopt_long(count, words, "", options, NULL)) != -1;)
        switch (option) {
        case 's':
            settings.slots = (unsigned)atoi(optarg);
            if (settings.slots < 1 || settings.slots > MAX_SLOTS)
                die("--slots must be between 1 and %d", MAX_SLOTS);
            break;
        case 'r':
            root_allow(optarg, false);
            break;
        case 'w':
            root_allow(optarg, true);
            break;
        case 'b':
            add_ro(optarg);
            break;
        case 'g':
            cgroup_wanted = optarg;
            break;
        case 'c':
            input_cache_bytes(strtoull(optarg, NULL, 10) << 20);
            break;
        case 'n':
            settings.pin = false;
            break;
        case 'p':
            exit(probe_main(optarg));
        default:
            usage();
        }
    if (optind < count)
        usage();
}

int main(int count, char **words)
{
    settings.single_uid = geteuid() != 0;
    settings.uid_base = 1u << 30 | ((unsigned)getpid() & 0xfffff) * UIDS_PER_DAEMON; /* user ids of nobody, other for each helper */
    bind_defaults();
    read_options(count, words);
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); /* with the judge */
    mallopt(M_TRIM_THRESHOLD, KEPT_MEMORY); /* what a run took serves the next: given back, it would be mapped and cleared again */
    raise_open_files();
    go_first();
    cgroups_find(cgroup_wanted);
    if (settings.single_uid)
        become_little_root();
    roots_open(); /* in our final mount namespace: trees of another cannot be copied */
    watch_signals();
    wire_open(on_frame);
    slots_start();
    uint64_t sweep_ns = now_ns() + SWEEP_AFTER;
    while (!stopping && !wire_closed()) {
        bool more = jobs_advance();
        answer_hello();
        uint64_t now = now_ns();
        uint64_t next = wire_timers(now), job_next = jobs_timers(now), slot_next = slots_timers(now);
        jobs_bury();
        if (job_next < next)
            next = job_next;
        if (now >= sweep_ns) {
            cgroups_sweep();
            sweep_ns = UINT64_MAX;
        }
        if (sweep_ns < next)
            next = sweep_ns;
        loop_wait(more ? 0 : next < slot_next ? next : slot_next);
    }
    slots_stop();
    cgroups_leave();
    return 0;
}
