/*
 * hostile.h: the frame of a hostile program. Each file holds some cases, chosen by the first argument. Its head comment says for each
 *     expect: <case> <outcome>[|<outcome>...] [limit=value ...] [signal=N[|N...]] [needs=memory|cpu|pids]
 * and, for all cases of the file, `limits: name=value ...`. A case that looks for holes prints what went through and exits with 1.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

struct Case {
    const char *name;
    void (*run)(void);
};
extern struct Case cases[];

static int holes;

/* `expression` must fail (give less than 0). */
#define DENIED(expression)                              \
    do {                                                \
        if ((long)(expression) >= 0) {                  \
            printf("went through: %s\n", #expression);  \
            holes++;                                    \
        }                                               \
    } while (0)

static inline void burn(void)
{
    for (volatile unsigned long i = 0;; i++)
        continue;
}

static inline void sleep_for_ever(void)
{
    for (;;)
        pause();
}

/* Takes and touches memory until somebody stops us. */
static inline void eat(void)
{
    for (;;) {
        char *piece = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (piece == MAP_FAILED)
            exit(9);
        memset(piece, 1, 1 << 20);
    }
}

int main(int argc, char **argv)
{
    for (struct Case *one = cases; one->name; one++)
        if (argc > 1 && !strcmp(one->name, argv[1])) {
            one->run();
            return holes ? 1 : 0;
        }
    printf("no such case\n");
    return 99;
}
