/*
 * Memory by every road the kernel offers; all of it counts, and what is only reserved does not.
 *
 * limits: processes=16 cpuMs=8000 wallMs=20000 memoryMb=48 workMb=256 openFiles=1024
 * expect: heap memory
 * expect: shared memory
 * expect: memfd memory needs=memory
 * expect: work-file memory
 * expect: shm-file memory
 * expect: children memory
 * expect: small-children memory processes=400
 * expect: page-cache ok memoryMb=24 usesMb=8
 * expect: page-tables memory
 * expect: pipes memory|ok memoryMb=8
 * expect: sockets memory|ok memoryMb=8
 * expect: names memory|ok|time cpuMs=300
 * expect: stack memory|signal
 * expect: bss memory
 * expect: reserve ok
 * expect: lock memory
 * expect: oom-score memory
 * expect: child-dies memory
 */
#include "hostile.h"
#include <dirent.h>

static char huge_bss[128 << 20];

static void shared(void)
{
    char *piece = mmap(NULL, 256 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    memset(piece, 1, 256 << 20);
}

static void fill(int fd)
{
    static char piece[1 << 20];
    memset(piece, 1, sizeof piece);
    for (int i = 0; i < 200; i++)
        if (write(fd, piece, sizeof piece) < 0)
            exit(9);
}

static void in_memfd(void)
{
    fill(memfd_create("x", 0));
}

static void work_file(void)
{
    fill(open("/w/x", O_WRONLY | O_CREAT, 0644));
}

static void shm_file(void)
{
    fill(open("/dev/shm/x", O_WRONLY | O_CREAT, 0644));
}

static void children(void)
{
    for (int i = 0; i < 8; i++)
        if (fork() == 0) {
            memset(malloc(16 << 20), 1, 16 << 20);
            sleep_for_ever();
        }
    sleep_for_ever();
}

/* Each far below the limit, all together far above. */
static void small_children(void)
{
    for (int i = 0; i < 390; i++)
        if (fork() == 0) {
            memset(malloc(512 << 10), 1, 512 << 10);
            sleep_for_ever();
        }
    sleep_for_ever();
}

/* What the kernel keeps of files that a program reads is not the program's memory, nor does it push it over its limit. */
static void page_cache(void)
{
    static char piece[1 << 16];
    size_t total = 0;
    const char *const places[] = {"/usr/bin", "/usr/lib/x86_64-linux-gnu"};
    for (size_t i = 0; i < sizeof places / sizeof *places && !chdir(places[i]); i++) {
        DIR *listing = opendir(".");
        for (struct dirent *entry; listing && total < 96 << 20 && (entry = readdir(listing));) {
            int fd = open(entry->d_name, O_RDONLY | O_NONBLOCK);
            for (ssize_t got; (got = read(fd, piece, sizeof piece)) > 0;)
                total += (size_t)got;
            close(fd);
        }
    }
    if (total < 48 << 20)
        holes++, printf("only %zu bytes to read\n", total);
}

/* Reading gives the shared zero page, but each 2 MB need a page table of their own. */
static void page_tables(void)
{
    size_t size = (size_t)1 << 38;
    volatile char *piece = mmap(NULL, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (piece == MAP_FAILED)
        exit(9);
    for (size_t at = 0; at < size; at += 2 << 20)
        (void)piece[at];
}

static void pipes(void)
{
    static char piece[1 << 16];
    int ends[2];
    for (int i = 0; i < 500 && !pipe2(ends, O_NONBLOCK); i++)
        while (write(ends[1], piece, sizeof piece) > 0)
            continue;
}

static void sockets(void)
{
    static char piece[1 << 14];
    int ends[2];
    for (int i = 0; i < 500 && !socketpair(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK, 0, ends); i++)
        while (write(ends[1], piece, sizeof piece) > 0)
            continue;
}

/* Names that do not exist are remembered by the kernel, in memory. */
static void names(void)
{
    char path[64];
    for (int i = 0; i < 100000; i++) {
        snprintf(path, sizeof path, "/usr/no-such-name-%d", i);
        access(path, F_OK);
    }
}

static int deeper(int depth)
{
    volatile char frame[4096];
    frame[0] = (char)depth;
    return deeper(depth + 1) + frame[0];
}

static void stack(void)
{
    deeper(0);
}

static void bss(void)
{
    memset(huge_bss, 1, sizeof huge_bss);
}

static void reserve(void)
{
    if (mmap(NULL, (size_t)8 << 30, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) == MAP_FAILED)
        holes++;
}

static void lock(void)
{
    mlockall(MCL_CURRENT | MCL_FUTURE);
    eat();
}

static void oom_score(void)
{
    int fd = open("/proc/self/oom_score_adj", O_WRONLY);
    write(fd, "-1000", 5);
    write(fd, "0", 1);
    eat();
}

/* Only a child goes over the limit; the main process ends well. The verdict is memory all the same. */
static void child_dies(void)
{
    if (fork() == 0)
        eat();
    wait(NULL);
}

struct Case cases[] = {
    {"heap", eat},           {"shared", shared},         {"memfd", in_memfd}, {"work-file", work_file}, {"shm-file", shm_file},
    {"children", children},  {"small-children", small_children}, {"page-cache", page_cache}, {"page-tables", page_tables}, {"pipes", pipes},    {"sockets", sockets},     {"names", names},
    {"stack", stack},        {"bss", bss},               {"reserve", reserve}, {"lock", lock},           {"oom-score", oom_score},
    {"child-dies", child_dies}, {0},
};
