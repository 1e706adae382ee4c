/* box.h: the whole surface of the sandbox helper. The story is told at the top of main.c. */
#ifndef BOX_H
#define BOX_H

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <unistd.h>

#if !defined(__x86_64__) || !defined(__linux__)
#error "the sandbox knows x86-64 Linux only: see filter.c (system call numbers) and spawn.c (clone3)"
#endif

#define BOX_VERSION "1.0"

enum {
    MAX_SLOTS = 32,       /* boxes of one daemon */
    MAX_TOGETHER = 4,     /* programs of one request */
    MAX_FDS = 10,         /* descriptors 0..9 of a program */
    MAX_ARGS = 256,
    MAX_ENV = 64,
    MAX_FILES = 64,       /* files put into /w */
    MAX_OUTS = 16,        /* things taken out of /w ... */
    MAX_TAKEN = 1024,     /* ... and the files they amount to */
    MAX_BINDS = 64,       /* read-only parts of the host shown inside */
    TEXT_BYTES = 1 << 20, /* strings of one order or report */
    FD_FLOOR = 16,        /* init keeps its own descriptors at or above this */
    UIDS_PER_DAEMON = 2 * MAX_SLOTS,
};
#define MAX_FRAME ((size_t)256 << 20)
#define MAX_REPLY ((uint64_t)1 << 30)
#define MAX_INPUT ((off_t)1 << 30)
#define NANOS 1000000000ull
#define MILLI 1000000ull

/* ---- log.c: failures of the sandbox itself -------------------------------------------------------------------- */

/* Ends this process: the daemon says why on stderr, an init tells its daemon. Never used for what a program did. */
void die(const char *format, ...) __attribute__((noreturn, format(printf, 1, 2)));
void warn(const char *format, ...) __attribute__((format(printf, 1, 2)));
void die_through(int socket); /* from now on die() speaks on this socket (inside an init) */
void *grab(size_t size);      /* zeroed memory; dies when there is none */
void *regrab(void *old, size_t size);
uint64_t now_ns(void); /* CLOCK_MONOTONIC */

/* ---- text.c: growing buffers, JSON, small files ---------------------------------------------------------------- */

struct Buffer {
    unsigned char *at;
    size_t size, room;
};
struct Bytes { /* a slice of somebody else's memory */
    const unsigned char *at;
    size_t size;
};
void buffer_room(struct Buffer *, size_t more);
void buffer_add(struct Buffer *, const void *, size_t);
void buffer_print(struct Buffer *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void buffer_json(struct Buffer *, const char *text, size_t size); /* a quoted JSON string */
void buffer_free(struct Buffer *);
ssize_t read_small(const char *path, char *to, size_t room); /* whole file, NUL-terminated; -1 */
bool write_small(int dir, const char *path, const char *text);
uint64_t fd_number(int fd, const char *key); /* number at the start of a kernel file, or after `key ` in it */
void fd_numbers(int fd, const char *const *keys, uint64_t *values); /* several at one reading; what is not there keeps its value */
bool fd_write(int fd, const char *text);

/* ---- request.c: what the judge asks, parsed and checked (no system calls: this file is fuzzed) ----------------- */

enum FdKind { FD_NULL, FD_BYTES, FD_FILE, FD_CAPTURE, FD_CAPTURE_FILE, FD_PIPE_READ, FD_PIPE_WRITE, FD_SAME, FD_KINDS };
struct FdSpec {
    bool used, cut;
    uint8_t kind;
    uint8_t number; /* of the pipe, or of the descriptor it is the same as */
    uint64_t max;
    struct Bytes data; /* bytes, or a host path */
};
struct FileSpec {
    bool from_host, executable;
    struct Bytes path, data;
};
enum OutKind { OUT_BYTES, OUT_FILE, OUT_TREE, OUT_KINDS };
struct OutSpec {
    uint8_t kind;
    uint64_t max;
    struct Bytes path, to, suffix;
};
enum Limit {
    LIMIT_CPU_NS, LIMIT_WALL_NS, LIMIT_MEMORY, LIMIT_PROCESSES, LIMIT_FILE, LIMIT_STACK, LIMIT_OPEN_FILES, LIMIT_WORK,
    LIMIT_IDLE_NS,        /* 0: never */
    LIMIT_STOP_OTHERS_NS, /* UINT64_MAX: never */
    LIMITS,
};
struct Program {
    struct Bytes argv[MAX_ARGS], env[MAX_ENV];
    struct FdSpec fds[MAX_FDS];
    struct FileSpec files[MAX_FILES];
    struct OutSpec outs[MAX_OUTS];
    struct Bytes app_dir;
    uint64_t limits[LIMITS];
    unsigned argc, envc, filec, outc;
};
struct Request {
    unsigned count;
    uint32_t lane; /* requests of one lane run one after another, in order of arrival; 0: of none */
    struct Program *programs; /* slices point into the frame, which must live as long */
};
/* NULL, or why the request is refused. `request` must be zeroed; free with request_free either way. */
const char *request_parse(struct Request *, const unsigned char *at, size_t size);
void request_free(struct Request *);

/* ---- host.c: paths of the host, only below the configured roots ------------------------------------------------ */

void root_allow(const char *directory, bool writable);
void roots_open(void);
/* openat2 beneath a root; -1 with errno, EXDEV when outside of every root. `write`: only beneath a writable one. */
int root_open(struct Bytes path, int flags, mode_t mode, bool write);
/* A helper with root's rights may serve a judge without them: what it makes below the judge's directories is the judge's.
 * name: of a directory below fd; NULL: fd itself. */
void give_to_owner_of(int directory, int fd, const char *name);

/* ---- input.c: sealed copies of what programs read -------------------------------------------------------------- */

int input_bytes(struct Bytes);                   /* a read-only descriptor; -1 with errno */
enum InputState { INPUT_READY, INPUT_LOADING, INPUT_FAILED };
enum InputState input_file(struct Bytes path, int *fd); /* from the cache; fd has an offset of its own; FAILED sets errno */
void input_restock(void);                        /* opens what the next run will probably want */
bool input_pump(void);                           /* loads one piece; true while there is more to load */
void input_cache_bytes(uint64_t most);

/* ---- board.c: the pages that a daemon and an init share, and their messages ----------------------------------------- */

/* What init is to do. Pointers lead into `text`: the mapping sits at the same address on both sides. */
struct Order {
    uint32_t sequence;
    char *argv[MAX_ARGS + 1], *env[MAX_ENV + 1];
    int fds[MAX_FDS];                                    /* index of a sent descriptor, -1 closed, -2 /dev/null, -3-n same as n */
    struct { char *path; int fd; bool executable; } files[MAX_FILES];
    struct { char *path, *suffix; uint8_t kind; uint64_t max; } outs[MAX_OUTS];
    unsigned filec, outc;
    uint64_t limits[LIMITS];
    int app;    /* index of a sent mount, -1: /app is empty, -2: as in the last run */
    unsigned pipe_ends; /* so many of the first sent descriptors are closed as soon as the program has them */
    int cgroup; /* index of the sent cgroup directory to be born in, or -1 */
};
enum Stage { STAGE_NONE, STAGE_FILES, STAGE_SETUP, STAGE_EXEC };
enum Taken { TAKEN_OK, TAKEN_MISSING, TAKEN_REFUSED, TAKEN_TOO_LARGE };
struct Report {
    uint32_t sequence;
    int stage, error;      /* of the step that failed before the program ran */
    char step[64];
    int status;            /* as from wait() */
    uint64_t end_ns;       /* when the main process was seen to have ended */
    uint64_t wall_ns, cpu_ns, own_cpu_ns; /* cpu_ns: rusage of all that was reaped; own: init's own since the order */
    uint64_t max_rss;
    bool clean;            /* /w is as new: init can take the next order at once */
    uint8_t taken[MAX_OUTS];
    unsigned count;        /* descriptors sent, in order of `outs` */
    struct { uint8_t out; char *name; uint64_t size; } files[MAX_TAKEN];
};
struct Board {
    struct Order order;
    struct Report report;
    size_t used; /* of text */
    char text[TEXT_BYTES];
};
char *board_text(struct Board *, const void *, size_t); /* a NUL-terminated copy; NULL when the board is full */

/* Messages on the socket between daemon and init (SOCK_SEQPACKET, descriptors beside them). */
enum Word { WORD_GO, WORD_RUN, WORD_KILL, WORD_SAMPLE, WORD_READY, WORD_FDS, WORD_DONE, WORD_SAMPLED, WORD_DYING };
struct Message {
    uint32_t word, sequence;
    uint64_t cpu_ns, memory; /* SAMPLED */
    char text[200];          /* DYING */
};
enum { MESSAGE_FDS = 200 };
bool message_send(int socket, const struct Message *, const int *fds, unsigned count);
/* 1, 0 at the end, -1 with errno. Descriptors go to `fds` (room for MESSAGE_FDS). */
int message_receive(int socket, struct Message *, int *fds, unsigned *count, int flags);

/* ---- inside the box: root.c, filter.c, init.c, lay.c, spawn.c, collect.c ------------------------------------------ */

struct Bind {
    char *host, *inside;
};
extern struct Bind binds[MAX_BINDS];
extern unsigned bind_count;
void bind_add(const char *host, const char *inside); /* ignored when the host lacks it */
void bind_defaults(void);
int bind_open(unsigned index); /* a detached read-only copy of the tree */

struct Birth { /* what a new init inherits */
    int socket, slot;
    bool single_uid;
    struct Board *board;
    int mounts[MAX_BINDS];
};
int init_main(void *birth) __attribute__((noreturn));
void root_build(const struct Birth *);
void work_mount(uint64_t bytes);
void work_resize(uint64_t bytes);
bool work_is_clean(void);
void filter_install(void);

struct Spawn {
    const struct Order *order;
    const int *sent;
    int null;
    bool single_uid;
    const char *step; /* where the child failed, and why */
    int error;
    int stage;
};
void spawn_once(void);       /* limits that are the same for all programs */
pid_t spawn(struct Spawn *); /* returns when the child has executed the program or failed */
bool file_lay(char *path, int from, bool executable); /* into /w, with its parents; errno */
void collect(struct Board *, int socket); /* opens what is to be copied out, sends the descriptors, fills the report */

/* ---- cgroup.c (which mode), group.c (one slot's counters) -------------------------------------------------------- */

enum CgroupMode { CGROUP_NONE, CGROUP_V1, CGROUP_V2 };
struct Cgroups {
    enum CgroupMode mode;
    bool memory, pids, cpu, swap, peak;
    char memory_dir[512], pids_dir[512], cpu_dir[512]; /* v1: each hierarchy's; v2: memory_dir is the only one */
};
extern struct Cgroups cgroups;
void cgroups_find(const char *wanted); /* "auto", "v1", "v2", "none" */
void cgroups_sweep(void);              /* removes what helpers left that were killed and have died by now */
void cgroups_leave(void);              /* removes what cgroups_find made */

struct Usage {
    uint64_t cpu_ns, memory, oom_kills;
};
struct Group {
    int slot;
    unsigned generation; /* of the slot: each init has groups of its own */
    unsigned runs;       /* v2: so many leaves were made */
    int usage, peak, limit, swap_limit, stat, oom, cpu, pids; /* open kernel files, -1 when absent */
    int run_dir;                                                /* v2: the leaf of the present run */
    uint64_t set_memory, set_pids;                              /* last written limits */
    uid_t owner;                                                /* v2: init's user id on the host */
    uint64_t rest;                                              /* v1: what init alone uses */
    uint64_t last_peak;                                         /* of the last run, with what was there before it */
    uint64_t known_file, known_usage;                           /* v1: page cache when last looked at, and usage at that time */
    uint64_t base_memory, base_file, base_cpu, base_oom;        /* at the start of the run; oom: at the end of the last one */
    uint64_t given;                                             /* bytes laid into /w for the run, not its own */
};
bool group_make(struct Group *, int slot, pid_t init); /* before init builds its box */
bool group_ready(struct Group *, pid_t init, uid_t owner); /* after; owner: init's user id on the host */
/* sets limits, takes the base; v2: makes run_dir. `given` bytes will be laid into /w and are not the program's */
bool group_begin(struct Group *, const uint64_t *limits, uint64_t given);
uint64_t group_cpu(struct Group *);
bool group_oom(struct Group *);
void group_end(struct Group *, struct Usage *);
enum Rest { REST_CALM, REST_WARM, REST_HEAVY }; /* WARM: page cache was left, HEAVY: memory not yet given back */
enum Rest group_rest(struct Group *);
bool group_renew(struct Group *, pid_t init); /* v1: a new memory group for init */
void group_remove(struct Group *);

/* ---- loop.c: one epoll, no threads -------------------------------------------------------------------------------- */

struct Source {
    void (*ready)(struct Source *, uint32_t events);
    int fd; /* -1: not watched */
};
void loop_add(struct Source *, int fd, uint32_t events, void (*ready)(struct Source *, uint32_t));
void loop_change(struct Source *, uint32_t events);
void loop_remove(struct Source *); /* does not close */
void loop_wait(uint64_t until_ns); /* serves what is ready; 0: does not wait */
void loop_soon(void);              /* something changed: the next loop_wait does not wait */

/* ---- wire.c: frames to and from the judge ------------------------------------------------------------------------- */

void wire_open(void (*frame)(uint32_t id, uint8_t op, unsigned char *payload, size_t size)); /* payload: to be freed by frame() */
/* can_wait: it is written by wire_timers together with what comes within some milliseconds, else in this turn */
void wire_send(uint32_t id, const struct Buffer *json, const struct Buffer *raw, bool can_wait);
uint64_t wire_timers(uint64_t now); /* writes what is due; next moment to look */
bool wire_closed(void);

/* ---- slot.c ---------------------------------------------------------------------------------------------------------- */

enum SlotState { SLOT_DEAD, SLOT_STARTING, SLOT_FREE, SLOT_BUSY, SLOT_CLEANING };
struct Run;
struct Slot {
    struct Source source; /* first: the socket */
    int index, cpu, cpu_now;
    enum SlotState state;
    pid_t pid;
    struct Board *board;
    struct Group group;
    struct Run *run;
    uint32_t sequence;
    uint64_t wake_ns;   /* when to look again at a slot that is cleaning or dead; 0: nothing to do */
    uint64_t since_ns;  /* cooling since */
    bool awaiting;      /* cleaning: init has not yet said that /w is new */
    bool young;         /* dead: it had not yet been ready */
    int app_dir;        /* descriptor of the directory shown as /app, -1 */
    dev_t app_device;
    ino_t app_inode;
};
struct Settings {
    unsigned slots;
    bool pin, single_uid;
    uid_t uid_base;
    int nice; /* of programs: as we were started; we ourselves go before them */
};
extern struct Settings settings;
extern struct Slot slots[MAX_SLOTS];
void slots_start(void);
bool slots_settled(void);       /* none is still starting for the first time */
struct Slot *slot_take(void);       /* a free one; there must be one */
void slot_give_back(struct Slot *); /* taken, but nothing was started in it */
unsigned slots_free(void);
bool slots_busy(void);          /* something runs */
bool slot_tell(struct Slot *, enum Word); /* a word for init while it waits for the program */
void slot_kill(struct Slot *);  /* its init and all inside; a new one follows */
void slot_done(struct Slot *);  /* the run is over and reported: clean up, then free */
void slots_reap(void);          /* on SIGCHLD */
uint64_t slots_timers(uint64_t now); /* next moment to look, UINT64_MAX: none */
void slots_stop(void);

/* ---- birth.c, cpu.c ------------------------------------------------------------------------------------------------- */

int slot_bear(struct Slot *); /* a new init for the slot, waiting for WORD_GO on this socket */
int cpus_find(int cpus[CPU_SETSIZE]); /* those we may use, and how many */
void slot_affinity(struct Slot *, int cpu); /* -1: its own */
void daemon_near(int cpu); /* stays on one CPU; -1: anywhere again */

/* ---- job.c (queue), run.c (clock, end), order.c (start), capture.c, keep.c (copy-out), reply.c ------------------------- */

struct Job;
struct Capture {
    struct Source source; /* first */
    struct Run *run;
    int read_end, write_end; /* the program's is kept until the end: closing it would be work while the program waits to start */
    uint8_t number;
    bool used, cut, truncated;
    int file;             /* -1: into memory */
    uint64_t max, size;
    struct Buffer kept;
};
enum Outcome { OK, START, OUTPUT, MEMORY, CPU_TIME, WALL, IDLE, STOPPED, SIGNAL, EXIT, OUTCOMES };
extern const char *const outcome_names[OUTCOMES];
struct Kept { /* one thing copied out */
    uint8_t status;
    unsigned count;
    uint64_t size;
    struct Buffer bytes;
};
struct Run {
    struct Job *job;
    const struct Program *program;
    struct Slot *slot;
    bool running, over, sampling;
    int inputs[MAX_FDS], file_inputs[MAX_FILES]; /* prepared descriptors, -1 */
    struct Capture captures[MAX_FDS];
    int held[MAX_FDS]; /* copies of its ends of pipes where it has the last word, -1: others see them close some time after its end was noted */
    enum Outcome killed;   /* why the daemon ended it; OK: it did not */
    uint64_t killed_ns;
    uint64_t seen_ns; /* when others could see the end of one for which pipe ends were held, else 0 */
    uint64_t start_ns, end_ns, wall_ns, cpu_ns, memory, check_ns;
    uint64_t sampled_ns, sampled_cpu, sampled_peak; /* without cgroups */
    bool oom;
    int status, start_error;
    char start_step[64];
    struct { int fd; uint8_t out; char *name; uint64_t size; } *taken; /* to be copied out: NULL, or room for MAX_TAKEN */
    unsigned taken_count, taken_at;
    uint64_t taken_done;   /* bytes copied of the present one */
    int taken_file;        /* where it goes, -1 */
    struct Kept kept[MAX_OUTS];
};
struct Job {
    struct Job *next;
    uint32_t id;
    unsigned char *frame;
    struct Request request;
    struct Run *runs;
    unsigned ended;
    bool prepared, started, finished;
    bool lost;              /* with `failure`: worth another try */
    char failure[256];      /* why it is refused or lost; empty: well */
    uint64_t let_go_ns;     /* when those still running see the end of the one with the last word, 0: no */
    uint64_t stop_ns;       /* end those still running at this moment, 0: no */
    uint64_t idle_ns, idle_since, idle_cpu;
};
void job_accept(uint32_t id, unsigned char *frame, const unsigned char *body, size_t size);
void job_cancel(uint32_t id);          /* ends one whose answer nobody wants any more; nothing when it is answered already */
bool jobs_advance(void);               /* loads inputs, starts, copies; true while there is more to do without waiting */
uint64_t jobs_timers(uint64_t now);    /* limits; next moment to look */
void jobs_bury(void);                  /* frees finished jobs: at the end of a turn, when no event can point at them */
void job_fail(struct Job *, bool lost, const char *format, ...) __attribute__((format(printf, 3, 4)));
void job_kill(struct Job *, enum Outcome); /* all its runs */
void run_kill(struct Run *, enum Outcome);
uint64_t run_look(struct Run *, uint64_t now); /* ends it if a limit is passed; next moment to look */
bool run_holds(const struct Run *);    /* whether pipe ends are held for it */
bool run_let_go(struct Run *);         /* of the pipe ends held for it; true if there were any */
void job_let_go(struct Job *);         /* of those of programs that have ended */
void run_taken(struct Run *, const int *fds, unsigned count); /* descriptors of files to copy out */
void run_done(struct Run *);           /* init's report is on the board */
void run_lost(struct Run *);           /* the slot died under it */
void run_never(struct Run *);          /* it could not be started; job->failure says why */
void run_sampled(struct Run *, uint64_t cpu_ns, uint64_t memory);

enum InputState order_prepare(struct Job *); /* opens inputs; FAILED: job->failure is set */
void order_start(struct Job *);              /* gives every program to a slot; there are enough */
bool capture_open(struct Capture *, struct Run *, int number, const struct FdSpec *);
void capture_restock(void);                  /* makes pipes for the next runs */
void capture_watch(struct Capture *);        /* from now on drain it; a program of less than two milliseconds never needs this */
void capture_finish(struct Capture *);       /* takes what is left */
void capture_close(struct Capture *);        /* when the answer is on its way: closing costs as much as reading */
bool keep_step(struct Run *);                /* copies one piece; true while there is more */
void keep_nothing(struct Run *);             /* forgets what is still to be copied */
void reply_results(struct Job *, bool may_wait); /* may_wait: unless it is of interest at once */
void reply_failure(uint32_t id, bool lost, const char *message);

/* ---- facts.c, probe.c ------------------------------------------------------------------------------------------------- */

void facts_json(struct Buffer *); /* what this machine offers, for `hello` */
int probe_main(const char *name); /* a small attack, run inside the box by the self-test */

#endif
