/*
 * spawn.c: from init to the program.
 *
 * The child is made with clone3(VFORK | VM): no page table is copied, init sleeps until execve. The child therefore runs in init's
 * memory and may only make system calls and write `struct Spawn`; it must not allocate. On cgroup v2 it is born in the run's leaf.
 */
#include "box.h"

#include <linux/capability.h>
#include <linux/sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>

static char child_stack[64 << 10] __attribute__((aligned(16)));

/* clone3 onto a stack of its own; the child runs `run(what)` and exits with its result. */
static long clone3_run(struct clone_args *args, int (*run)(void *), void *what)
{
    long result;
    __asm__ volatile("syscall\n\t"
                     "test %%rax, %%rax\n\t"
                     "jnz 1f\n\t"
                     "mov %%rdx, %%rdi\n\t"
                     "call *%%rbx\n\t"
                     "mov %%eax, %%edi\n\t"
                     "mov $60, %%eax\n\t" /* exit */
                     "syscall\n"
                     "1:"
                     : "=a"(result)
                     : "a"(SYS_clone3), "D"(args), "S"(sizeof *args), "d"(what), "b"(run)
                     : "rcx", "r11", "memory", "cc");
    return result;
}

static bool fail(struct Spawn *spawn, const char *step)
{
    spawn->step = step;
    spawn->error = errno;
    return false;
}

static struct {
    int which;
    rlim_t most; /* we may not go above what we were started with */
} limited[] = {{RLIMIT_CPU, 0}, {RLIMIT_FSIZE, 0}, {RLIMIT_STACK, 0}, {RLIMIT_NOFILE, 0}, {RLIMIT_NPROC, 0}};

static bool set_limit(int which, uint64_t wanted, rlim_t most)
{
    rlim_t value = most != RLIM_INFINITY && wanted > most ? most : wanted;
    return !setrlimit(which, &(struct rlimit){value, value});
}

static bool own_session;

void spawn_once(void)
{
    struct rlimit limit;
    own_session = sched_getscheduler(0) == SCHED_OTHER;
    for (size_t i = 0; i < sizeof limited / sizeof *limited; i++)
        if (!getrlimit(limited[i].which, &limit))
            limited[i].most = limit.rlim_max;
    /* CORE 1, not 0: with 0 the kernel still starts a piped core_pattern helper, as root, on the host. */
    static const int fixed[][2] = {{RLIMIT_CORE, 1}, {RLIMIT_MSGQUEUE, 0}, {RLIMIT_MEMLOCK, 64 << 10}};
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        if (getrlimit(fixed[i][0], &limit) || !set_limit(fixed[i][0], (uint64_t)fixed[i][1], limit.rlim_max))
            die("limits: %s", strerror(errno));
}

static bool set_limits(const uint64_t *limits, bool single_uid)
{
    /* CPU time is judged by the daemon; this is for the case that the daemon hangs. NPROC: behind pids.max; init counts where it has
     * the same user id. */
    const uint64_t wanted[] = {limits[LIMIT_CPU_NS] / NANOS + 2, limits[LIMIT_FILE], limits[LIMIT_STACK], limits[LIMIT_OPEN_FILES],
                               limits[LIMIT_PROCESSES] + (single_uid ? 1 : 0)};
    for (size_t i = 0; i < sizeof limited / sizeof *limited; i++)
        if (!set_limit(limited[i].which, wanted[i], limited[i].most))
            return false;
    return true;
}

static bool set_fds(const struct Spawn *spawn)
{
    int last = MAX_FDS - 1;
    while (spawn->order->fds[last] == -1)
        last--;
    for (int target = 0; target <= last; target++) {
        int wanted = spawn->order->fds[target];
        if (wanted == -1) {
            close(target);
            continue;
        }
        int from = wanted >= 0 ? spawn->sent[wanted] : wanted == -2 ? spawn->null : -3 - wanted;
        if (syscall(SYS_dup3, from, target, 0) < 0)
            return false;
    }
    return !syscall(SYS_close_range, last + 1, ~0u, 0);
}

static bool drop_rights(void)
{
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[2] = {{0}};
    /* raw calls: the C library's would tell threads that do not exist. Init has no further groups. */
    return !syscall(SYS_setresgid, 1, 1, 1) && !syscall(SYS_setresuid, 1, 1, 1) && !syscall(SYS_capset, &header, none);
}

static bool prepare_child(struct Spawn *spawn)
{
    sigset_t none;
    sigemptyset(&none);
    if (!set_fds(spawn))
        return fail(spawn, "descriptors");
    if (!set_limits(spawn->order->limits, spawn->single_uid))
        return fail(spawn, "limits");
    if (own_session) /* the scheduler shares between sessions, and we must not wait for the program's share to end */
        setsid();
    else
        setpgid(0, 0);
    if (own_session || settings.nice)
        setpriority(PRIO_PROCESS, 0, settings.nice);
    if (!drop_rights())
        return fail(spawn, "rights");
    if (sigprocmask(SIG_SETMASK, &none, NULL))
        return fail(spawn, "signals");
    return true;
}

static int child(void *what)
{
    struct Spawn *spawn = what;
    spawn->stage = STAGE_SETUP;
    if (!prepare_child(spawn))
        return 127;
    /* The program file may still be open for writing in somebody's half-made child (ETXTBSY): wait a moment. */
    for (int try = 0; try < 20; try++) {
        execve(spawn->order->argv[0], spawn->order->argv, spawn->order->env);
        if (errno != ETXTBSY)
            break;
        nanosleep(&(struct timespec){0, 2000000}, NULL);
    }
    spawn->stage = STAGE_EXEC;
    fail(spawn, "execve");
    return 127;
}

pid_t spawn(struct Spawn *spawn)
{
    int group = spawn->order->cgroup;
    struct clone_args args = {
        .flags = CLONE_VM | CLONE_VFORK | (group >= 0 ? CLONE_INTO_CGROUP : 0),
        .exit_signal = SIGCHLD,
        .stack = (uint64_t)(uintptr_t)child_stack,
        .stack_size = sizeof child_stack,
        .cgroup = group >= 0 ? (uint64_t)spawn->sent[group] : 0,
    };
    spawn->step = NULL;
    long pid = clone3_run(&args, child, spawn);
    if (pid < 0) {
        errno = (int)-pid;
        fail(spawn, "clone3");
        spawn->stage = STAGE_SETUP;
        return -1;
    }
    if (!spawn->step)
        spawn->stage = STAGE_NONE;
    return (pid_t)pid;
}
