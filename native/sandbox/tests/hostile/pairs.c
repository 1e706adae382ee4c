/*
 * Programs that the tests combine: one leaves things and the next looks for them, two talk at the same time, results that are traps,
 * partners in a conversation. `expect`: by itself (hostile.test.ts); `taken`: what becomes of its /w/out when that is to be copied out (copy-out.test.ts);
 * `talk`: how both of a pair end, the second having the last word (together.test.ts).
 *
 * limits: processes=8 cpuMs=500 wallMs=3000 memoryMb=64
 * expect: find ok
 * expect: leave ok
 * expect: swap ok
 * taken: plain ok
 * taken: link-passwd refused
 * taken: link-own-memory refused
 * taken: link-inside refused
 * taken: link-zero refused
 * taken: fifo refused
 * taken: socket refused
 * taken: device missing
 * taken: directory refused
 * taken: hard-link refused
 * taken: sparse tooLarge
 * taken: setuid-bit ok
 * taken: no-permission ok
 * taken: find missing
 * talk: doubler ok interactor ok
 * talk: no-flush idle interactor idle idleMs=300
 * talk: crash-after-one signal interactor exit
 * talk: ignore-end stopped verdict-at-once exit
 * talk: flood signal verdict-at-once exit
 * talk: leave-at-end exit verdict-at-once exit
 * talk: leave-at-end exit close-and-listen ok idleMs=200
 */
/* Beside these: parent-link, tree, tree-with-link, tree-many (copy-out.test.ts), answer with call (nothing passes between two boxes), and checker,
 * which reads its files by the names that checkers are given (together.test.ts).
 */
#include "hostile.h"

static struct sockaddr_un meeting(void)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strcpy(address.sun_path + 1, "assay-meeting");
    return address;
}

static int listen_here(void)
{
    struct sockaddr_un address = meeting();
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    if (bind(fd, (struct sockaddr *)&address, sizeof address) || listen(fd, 5))
        holes++, printf("bind: %s\n", strerror(errno));
    return fd;
}

static void leave(void)
{
    int fd = open("/w/left", O_RDWR | O_CREAT, 0777);
    write(fd, "left", 4);
    symlink("/etc/passwd", "/w/link");
    mkdir("/w/directory", 0);
    mkfifo("/w/fifo", 0666);
    setxattr("/w", "user.left", "x", 1, 0);
    chmod("/w", 0777);
    umask(0777);
    write(open("/proc/self/autogroup", O_WRONLY), "19", 2);
    futimens(1, (struct timespec[2]){{1, 0}, {1, 0}});
    struct flock lock = {.l_type = F_RDLCK};
    fcntl(open("/usr/bin/env", O_RDONLY), F_SETLK, &lock);
    listen_here();
    syscall(SYS_shmget, 1234, 4096, 01666);
    syscall(SYS_add_key, "user", "left", "x", 1, -4);
    if (fork() == 0) {
        setsid();
        for (int number = 1; number < 32; number++)
            signal(number, SIG_IGN);
        if (fork() == 0)
            sleep_for_ever();
        alarm(1);
        sleep_for_ever();
    }
}

static void find(void)
{
    static const char *const paths[] = {"/w/left", "/tmp/left", "/dev/shm/left", "/w/link", "/w/directory", "/w/fifo", "/var/tmp/left"};
    char value[8];
    struct stat what;
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        DENIED(lstat(paths[i], &what));
    DENIED(getxattr("/w", "user.left", value, sizeof value));
    if (stat("/w", &what) || (what.st_mode & 07777) != 0700 || what.st_nlink != 2)
        holes++, printf("/w has mode %o\n", what.st_mode);
    if (umask(0) != 022)
        holes++, printf("umask\n");
    for (int process = 2; process < 2000; process++)
        if (process != getpid())
            DENIED(kill(process, 0));
    struct sockaddr_un address = meeting();
    DENIED(connect(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&address, sizeof address));
    DENIED(syscall(SYS_shmget, 1234, 4096, 0));
    DENIED(syscall(SYS_request_key, "user", "left", NULL, -4));
    if (fstat(1, &what) || what.st_mtime == 1 || fstat(0, &what) || what.st_mtime == 1)
        holes++, printf("times were left\n");
    char group[64] = "";
    read(open("/proc/self/autogroup", O_RDONLY), group, sizeof group - 1);
    if (*group && !strstr(group, "nice 0"))
        holes++, printf("priority was left: %s\n", group);
    struct flock lock = {.l_type = F_RDLCK};
    int env = open("/usr/bin/env", O_RDONLY);
    fcntl(env, F_GETLK, &lock);
    if (lock.l_type != F_UNLCK)
        holes++, printf("a lock was left\n");
}

static void call(void)
{
    usleep(200000);
    struct sockaddr_un address = meeting();
    DENIED(connect(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&address, sizeof address));
    for (int process = 2; process < 1000; process++)
        if (process != getpid())
            DENIED(kill(process, SIGKILL));
}

static void answer(void)
{
    listen_here();
    usleep(500000);
}

/* ---- results that are traps ---- */

static void put(const char *path, const char *text)
{
    int fd = open(path, O_WRONLY | O_CREAT, 0644);
    write(fd, text, strlen(text));
    close(fd);
}

static void plain(void)
{
    put("/w/out", "plain");
}

static void link_passwd(void)
{
    symlink("/etc/passwd", "/w/out");
}

static void link_own_memory(void)
{
    symlink("/proc/self/mem", "/w/out");
}

static void link_inside(void)
{
    put("/w/real", "real");
    symlink("real", "/w/out");
}

static void link_zero(void)
{
    symlink("/dev/zero", "/w/out");
}

static void fifo(void)
{
    mkfifo("/w/out", 0666);
}

static void socket_file(void)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX, .sun_path = "/w/out"};
    bind(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&address, sizeof address);
}

static void device(void)
{
    DENIED(mknod("/w/out", S_IFCHR | 0666, 0x103));
}

static void directory(void)
{
    mkdir("/w/out", 0755);
}

static void hard_link(void)
{
    put("/w/other", "linked");
    link("/w/other", "/w/out");
}

static void sparse(void)
{
    int fd = open("/w/out", O_WRONLY | O_CREAT, 0644);
    ftruncate(fd, 32 << 20);
}

static void setuid_bit(void)
{
    put("/w/out", "setuid");
    chmod("/w/out", 06777);
}

static void no_permission(void)
{
    put("/w/out", "hidden");
    chmod("/w/out", 0);
    chmod("/w", 0);
}

static void swap(void)
{
    if (fork() == 0)
        for (;;) {
            unlink("/w/out");
            symlink("/etc/passwd", "/w/out");
            unlink("/w/out");
            put("/w/out", "mine");
        }
    usleep(20000);
}

static void parent_link(void)
{
    symlink("/etc", "/w/sub");
}

static void tree(void)
{
    mkdir("/w/a", 0755);
    mkdir("/w/a/b", 0755);
    put("/w/One.class", "1");
    put("/w/a/b/Two.class", "22");
    put("/w/source.java", "no");
}

static void tree_with_link(void)
{
    tree();
    symlink("/etc/passwd", "/w/a/Trap.class");
}

static void tree_many(void)
{
    char path[32];
    for (int i = 0; i < 2000; i++) {
        snprintf(path, sizeof path, "/w/%d.class", i);
        put(path, "x");
    }
}

/* ---- conversations ---- */

static int ask(int number)
{
    int reply = -1;
    printf("%d\n", number);
    fflush(stdout);
    if (scanf("%d", &reply) != 1)
        exit(4);
    return reply;
}

/* Asks a hundred times for the double; exit 0: all right. */
static void interactor(void)
{
    for (int i = 1; i <= 100; i++)
        if (ask(i) != 2 * i)
            exit(1);
}

static void doubler(void)
{
    int number;
    while (scanf("%d", &number) == 1) {
        printf("%d\n", 2 * number);
        fflush(stdout);
    }
}

static void no_flush(void)
{
    int number;
    setvbuf(stdout, NULL, _IOFBF, 1 << 16);
    while (scanf("%d", &number) == 1)
        printf("%d\n", 2 * number);
}

static void crash_after_one(void)
{
    int number;
    scanf("%d", &number);
    abort();
}

static void ignore_end(void)
{
    while (getchar() != EOF)
        continue;
    sleep_for_ever();
}

/* Ends with 5 as soon as nobody can say anything any more. */
static void leave_at_end(void)
{
    while (getchar() != EOF)
        continue;
    exit(5);
}

static void close_and_listen(void)
{
    close(1);
    while (getchar() != EOF)
        continue;
}

static void verdict_at_once(void)
{
    exit(1);
}

static void flood(void)
{
    signal(SIGPIPE, SIG_DFL);
    for (;;)
        puts("1");
}

/* Reads descriptors 3, 4, 5 by their names, as checkers do. */
static void checker(void)
{
    char text[64];
    for (int i = 3; i <= 5; i++) {
        snprintf(text, sizeof text, "/dev/fd/%d", i);
        FILE *file = fopen(text, "r");
        if (!file || !fgets(text, sizeof text, file))
            holes++, printf("descriptor %d\n", i);
        else
            printf("%s;", text);
    }
    write(6, "report", 6);
}

struct Case cases[] = {
    {"leave", leave},
    {"find", find},
    {"call", call},
    {"answer", answer},
    {"plain", plain},
    {"link-passwd", link_passwd},
    {"link-own-memory", link_own_memory},
    {"link-inside", link_inside},
    {"link-zero", link_zero},
    {"fifo", fifo},
    {"socket", socket_file},
    {"device", device},
    {"directory", directory},
    {"hard-link", hard_link},
    {"sparse", sparse},
    {"setuid-bit", setuid_bit},
    {"no-permission", no_permission},
    {"swap", swap},
    {"parent-link", parent_link},
    {"tree", tree},
    {"tree-with-link", tree_with_link},
    {"tree-many", tree_many},
    {"interactor", interactor},
    {"doubler", doubler},
    {"no-flush", no_flush},
    {"crash-after-one", crash_after_one},
    {"ignore-end", ignore_end},
    {"leave-at-end", leave_at_end},
    {"close-and-listen", close_and_listen},
    {"verdict-at-once", verdict_at_once},
    {"flood", flood},
    {"checker", checker},
    {0},
};
