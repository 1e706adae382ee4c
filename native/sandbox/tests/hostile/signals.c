/*
 * Ends of all kinds are reported as they were, and signals do not reach init or anybody else.
 *
 * limits: processes=4 cpuMs=500 wallMs=2000 memoryMb=64
 * expect: abort signal signal=6
 * expect: segv signal signal=11
 * expect: fpe signal signal=8
 * expect: kill-self signal signal=9
 * expect: term-self signal signal=15
 * expect: xcpu-self signal signal=24
 * expect: vtalrm-self signal signal=26
 * expect: pipe signal signal=13
 * expect: exit-3 exit exitCode=3
 * expect: exit-42 exit exitCode=42
 * expect: exit-high exit exitCode=255
 * expect: others ok
 * expect: core signal signal=6
 */
#include "hostile.h"

static void segv(void)
{
    *(volatile int *)8 = 1;
}

static void fpe(void)
{
    volatile int zero = 0;
    volatile int result = 10 / zero;
    (void)result;
}

static void kill_self(void)
{
    kill(getpid(), SIGKILL);
}

static void term_self(void)
{
    raise(SIGTERM);
}

static void xcpu_self(void)
{
    raise(SIGXCPU);
}

static void vtalrm_self(void)
{
    raise(SIGVTALRM);
}

static void broken_pipe(void)
{
    int ends[2];
    if (!pipe(ends))
        close(ends[0]);
    write(ends[1], "x", 1);
}

static void exit_3(void)
{
    exit(3);
}

static void exit_42(void)
{
    exit(42); /* with which a checker would accept */
}

static void exit_high(void)
{
    exit(-1);
}

static void others(void)
{
    static const int numbers[] = {SIGKILL, SIGSTOP, SIGTERM, SIGXCPU, SIGSEGV, SIGHUP, SIGCHLD};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        /* to init: refused, or where it has our user id dropped by the kernel; that the next run works is the proof */
        kill(1, numbers[i]);
        kill(getppid(), numbers[i]);
        DENIED(kill(-1, numbers[i])); /* all but ourselves and init: nobody */
    }
    for (int process = 2; process < 1000; process++)
        if (process != getpid())
            DENIED(kill(process, 0));
}

static void core(void)
{
    struct rlimit much = {RLIM_INFINITY, RLIM_INFINITY};
    DENIED(setrlimit(RLIMIT_CORE, &much));
    char *big = malloc(8 << 20);
    memset(big, 1, 8 << 20);
    abort();
}

struct Case cases[] = {
    {"abort", abort},         {"segv", segv},           {"fpe", fpe},         {"kill-self", kill_self}, {"term-self", term_self},
    {"xcpu-self", xcpu_self}, {"vtalrm-self", vtalrm_self}, {"pipe", broken_pipe}, {"exit-3", exit_3},       {"exit-42", exit_42},     {"exit-high", exit_high},
    {"others", others},       {"core", core},           {0},
};
