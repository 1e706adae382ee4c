/*
 * Too many processes, and processes that mean to outlive the run. The process limit stops them, time or clock ends them, nothing stays.
 *
 * limits: processes=16 cpuMs=250 wallMs=1000 memoryMb=64
 * expect: forkbomb time|wall|memory
 * expect: forkbomb-setsid time|wall|memory
 * expect: vforkbomb time|wall|memory|signal
 * expect: fork-and-exit ok
 * expect: orphans ok cpuMs=2000 wallMs=8000
 * expect: zombies ok
 * expect: daemon ok
 * expect: exec-loop time|wall
 * expect: threads ok
 * expect: counted ok
 */
#include "hostile.h"

static void forkbomb(void)
{
    for (;;)
        fork();
}

static void forkbomb_setsid(void)
{
    for (int signal_number = 1; signal_number < 32; signal_number++)
        signal(signal_number, SIG_IGN);
    for (;;)
        if (fork() == 0)
            setsid();
}

static void vforkbomb(void)
{
    for (;;)
        if (vfork() == 0)
            for (;;)
                vfork();
}

static void fork_and_exit(void)
{
    for (;;)
        if (fork() > 0)
            _exit(0);
}

static void orphans(void)
{
    for (int i = 0; i < 500; i++) {
        pid_t child = fork();
        if (child == 0) {
            fork();
            _exit(0);
        }
        if (child > 0)
            waitpid(child, NULL, 0);
    }
}

static void zombies(void)
{
    for (int i = 0; i < 200; i++)
        if (fork() == 0)
            _exit(0);
}

/* Leaves as a daemon does, and means to stay. */
static void become_daemon(void)
{
    if (fork() > 0)
        _exit(0);
    setsid();
    if (fork() > 0)
        _exit(0);
    for (int number = 1; number < 32; number++)
        signal(number, SIG_IGN);
    close(0), close(1), close(2);
    sleep_for_ever();
}

static void exec_loop(void)
{
    execl("/proc/self/exe", "again", "exec-loop", NULL);
}

static void *wait_around(void *nothing)
{
    sleep_for_ever();
    return nothing;
}

static void threads(void)
{
    int made = 0;
    pthread_t thread;
    while (made < 100 && pthread_create(&thread, NULL, wait_around, NULL) == 0)
        made++;
    if (made > 15)
        holes++, printf("%d threads\n", made);
}

static void counted(void)
{
    int made = 0;
    for (int i = 0; i < 100; i++) {
        pid_t child = fork();
        if (child == 0)
            sleep_for_ever();
        made += child > 0;
    }
    if (made < 12 || made > 16)
        holes++, printf("%d processes\n", made);
}

struct Case cases[] = {
    {"forkbomb", forkbomb}, {"forkbomb-setsid", forkbomb_setsid}, {"vforkbomb", vforkbomb}, {"fork-and-exit", fork_and_exit}, {"orphans", orphans},
    {"zombies", zombies},   {"daemon", become_daemon},   {"exec-loop", exec_loop},             {"threads", threads},     {"counted", counted},             {0},
};
