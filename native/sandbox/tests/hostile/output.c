/*
 * Output without end, files without end, descriptors without end; and none at all. The capture's cap is 1 MiB, standard error is cut at 64 KiB.
 *
 * limits: processes=2 cpuMs=250 wallMs=1500 memoryMb=64 workMb=16
 * expect: stdout output
 * expect: stderr time|wall
 * expect: stdout-by-child output
 * expect: exact ok
 * expect: one-more output
 * expect: sparse signal signal=25
 * expect: big-file signal signal=25 fileMb=1
 * expect: fill-work ok
 * expect: inodes ok cpuMs=5000 wallMs=10000
 * expect: deep ok cpuMs=5000 wallMs=10000
 * expect: descriptors ok
 * expect: closed ok
 * expect: unread ok
 * expect: binary ok
 */
#include "hostile.h"

static void flood(int fd)
{
    static char piece[1 << 16];
    memset(piece, 'x', sizeof piece);
    for (;;)
        if (write(fd, piece, sizeof piece) < 0)
            exit(9);
}

static void to_stdout(void)
{
    signal(SIGPIPE, SIG_IGN);
    flood(1);
}

static void to_stderr(void)
{
    flood(2);
}

static void stdout_by_child(void)
{
    if (fork() == 0)
        flood(1);
    sleep_for_ever();
}

static void print(int size)
{
    char *piece = malloc((size_t)size);
    memset(piece, 'x', (size_t)size);
    for (int done = 0; done < size;)
        done += (int)write(1, piece + done, (size_t)(size - done));
}

static void exact(void)
{
    print(1 << 20);
}

static void one_more(void)
{
    print((1 << 20) + 1);
}

static void sparse(void)
{
    ftruncate(open("/w/x", O_WRONLY | O_CREAT, 0644), (off_t)1 << 40);
}

static void big_file(void)
{
    flood(open("/w/x", O_WRONLY | O_CREAT, 0644));
}

static void fill_work(void)
{
    static char piece[1 << 16];
    int fds[4];
    for (int i = 0; i < 4; i++) {
        char path[16];
        snprintf(path, sizeof path, "/w/%d", i);
        fds[i] = open(path, O_WRONLY | O_CREAT, 0644);
    }
    size_t total = 0;
    ssize_t put;
    while ((put = write(fds[(total >> 16) % 4], piece, sizeof piece)) > 0)
        total += (size_t)put;
    if (errno != ENOSPC || total > 17 << 20)
        holes++, printf("%zu bytes, %s\n", total, strerror(errno));
}

static void inodes(void)
{
    int made = 0;
    char path[32];
    for (; made < 30000; made++) {
        snprintf(path, sizeof path, "/w/%d", made);
        int fd = open(path, O_WRONLY | O_CREAT, 0644);
        if (fd < 0)
            break;
        close(fd);
    }
    if (errno != ENOSPC)
        holes++, printf("%d files, %s\n", made, strerror(errno));
}

static void deep(void)
{
    for (int i = 0; i < 10000; i++)
        if (mkdir("d", 0755) || chdir("d"))
            return;
}

static void descriptors(void)
{
    int made = 0;
    while (open("/dev/null", O_RDONLY) >= 0)
        made++;
    if (made > 256)
        holes++, printf("%d descriptors\n", made);
}

static void closed(void)
{
    close(0), close(1), close(2);
    DENIED(write(1, "x", 1));
}

static void unread(void)
{
}

static void binary(void)
{
    static const unsigned char odd[] = {0, 255, 27, '[', '2', 'J', 0xc3, '(', '<', '/', 's', 'c', 'r', 'i', 'p', 't', '>'};
    write(1, odd, sizeof odd);
}

struct Case cases[] = {
    {"stdout", to_stdout},   {"stderr", to_stderr}, {"stdout-by-child", stdout_by_child}, {"exact", exact},             {"one-more", one_more},
    {"sparse", sparse},      {"big-file", big_file}, {"fill-work", fill_work},             {"inodes", inodes},           {"deep", deep},
    {"descriptors", descriptors}, {"closed", closed}, {"unread", unread},                   {"binary", binary},           {0},
};
