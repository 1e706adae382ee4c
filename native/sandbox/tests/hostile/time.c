/*
 * CPU time hidden in children, threads and orphans; waiting for ever; playing dead.
 *
 * limits: processes=8 cpuMs=150 wallMs=2000 memoryMb=64
 * expect: loop time
 * expect: work ok
 * expect: after-exit ok
 * expect: sleepers ok
 * expect: ignored-child time
 * expect: many-ignored time needs=cpu
 * expect: orphan time
 * expect: thread time
 * expect: threads time
 * expect: ignore-signals time
 * expect: catch-xcpu time
 * expect: sleep wall wallMs=200
 * expect: stop-self wall wallMs=200
 * expect: hang-after-output wall wallMs=200
 * expect: closed-and-hang wall wallMs=200
 * expect: blocked-signals wall wallMs=200
 * expect: timer signal signal=14
 * expect: clock-change ok
 */
#include "hostile.h"
#include <sys/time.h>
#include <time.h>

/* About 10 ms. */
static void work(void)
{
    for (volatile int i = 0; i < 20000000; i++)
        continue;
}

static void after_exit(void)
{
    if (fork() == 0)
        burn();
}

static void sleepers(void)
{
    for (int i = 0; i < 4; i++)
        if (fork() == 0)
            sleep_for_ever();
}

static void ignored_child(void)
{
    signal(SIGCHLD, SIG_IGN);
    if (fork() == 0)
        burn();
    sleep_for_ever();
}

/* Short-lived children that nobody waits for: their time is in nobody's rusage. */
static void many_ignored(void)
{
    signal(SIGCHLD, SIG_IGN);
    for (;;) {
        if (fork() == 0) {
            for (volatile int i = 0; i < 3000000; i++)
                continue;
            _exit(0);
        }
        usleep(5000);
    }
}

static void orphan(void)
{
    if (fork() == 0) {
        setsid();
        if (fork() == 0)
            burn();
        _exit(0);
    }
    wait(NULL);
    sleep_for_ever();
}

static void *burning(void *nothing)
{
    burn();
    return nothing;
}

static void thread(void)
{
    pthread_t one;
    pthread_create(&one, NULL, burning, NULL);
    sleep_for_ever();
}

/* Four at once: what they use together counts. */
static void threads(void)
{
    pthread_t one;
    for (int i = 0; i < 3; i++)
        pthread_create(&one, NULL, burning, NULL);
    burn();
}

static void ignore_signals(void)
{
    for (int number = 1; number < 65; number++)
        signal(number, SIG_IGN);
    burn();
}

static void nothing(int number)
{
    (void)number;
}

static void catch_xcpu(void)
{
    signal(SIGXCPU, nothing);
    struct rlimit much = {100, 100};
    setrlimit(RLIMIT_CPU, &much);
    burn();
}

static void stop_self(void)
{
    raise(SIGSTOP);
}

static void hang_after_output(void)
{
    puts("done");
    fflush(stdout);
    sleep_for_ever();
}

static void closed_and_hang(void)
{
    close(0), close(1), close(2);
    sleep_for_ever();
}

static void blocked_signals(void)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    sleep_for_ever();
}

static void timer(void)
{
    struct itimerval soon = {.it_value = {.tv_usec = 20000}};
    setitimer(ITIMER_REAL, &soon, NULL);
    sleep_for_ever();
}

static void clock_change(void)
{
    struct timespec early = {1000, 0};
    DENIED(clock_settime(CLOCK_REALTIME, &early));
    DENIED(settimeofday(&(struct timeval){1000, 0}, NULL));
}

struct Case cases[] = {
    {"loop", burn},
    {"work", work},
    {"after-exit", after_exit},
    {"sleepers", sleepers},
    {"ignored-child", ignored_child},
    {"many-ignored", many_ignored},
    {"orphan", orphan},
    {"thread", thread},
    {"threads", threads},
    {"ignore-signals", ignore_signals},
    {"catch-xcpu", catch_xcpu},
    {"sleep", sleep_for_ever},
    {"stop-self", stop_self},
    {"hang-after-output", hang_after_output},
    {"closed-and-hang", closed_and_hang},
    {"blocked-signals", blocked_signals},
    {"timer", timer},
    {"clock-change", clock_change},
    {0},
};
