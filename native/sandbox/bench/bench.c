/*
 * What one run costs, seen from C: a bare posix_spawn and wait, the sandbox, and any other commands, interleaved so that a
 * noisy machine is noisy for all of them alike.
 *
 *     bench ROUNDS HELPER DIRECTORY PROGRAM [-- NAME COMMAND...]...
 *
 * runs DIRECTORY/PROGRAM; prints one line per way: its name and the microseconds of every round.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static void fail(const char *what)
{
    fprintf(stderr, "bench: %s: %s\n", what, strerror(errno));
    exit(1);
}

static double now_us(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

/* ---- bare, and other commands ---- */

static void run_command(char **words)
{
    pid_t pid;
    int status, null = open("/dev/null", O_RDWR | O_CLOEXEC);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (int fd = 0; fd < 2; fd++)
        posix_spawn_file_actions_adddup2(&actions, null, fd);
    int error = posix_spawn(&pid, words[0], &actions, NULL, words, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error || waitpid(pid, &status, 0) != pid || status) {
        fprintf(stderr, "bench: %s failed\n", words[0]);
        exit(1);
    }
    close(null);
}

/* ---- the sandbox ---- */

static unsigned char request[4096];
static size_t request_size;
static int to_helper, from_helper;

static void put(const void *from, size_t size)
{
    memcpy(request + request_size, from, size);
    request_size += size;
}

static void put_number(uint64_t value, int width)
{
    put(&value, (size_t)width);
}

static void put_item(char tag, const void *value, size_t size)
{
    put(&tag, 1);
    put_number(size, 4);
    put(value, size);
}

static void put_fd(int number, int kind, uint64_t most)
{
    unsigned char bytes[11] = {(unsigned char)number, (unsigned char)kind};
    memcpy(bytes + 3, &most, 8);
    put_item('f', bytes, sizeof bytes);
}

static void put_limit(int which, uint64_t value)
{
    unsigned char bytes[9] = {(unsigned char)which};
    memcpy(bytes + 1, &value, 8);
    put_item('l', bytes, sizeof bytes);
}

/* As a judge would ask: input given, output and errors captured, all limits set. */
static void write_request(const char *directory, const char *program)
{
    char path[512];
    snprintf(path, sizeof path, "/app/%s", program);
    put_number(0, 4); /* the frame's length, below */
    put_number(1, 4);
    put("r", 1);
    put("p", 1);
    size_t length_at = request_size;
    put_number(0, 4);
    put_item('a', path, strlen(path));
    put_item('d', directory, strlen(directory));
    put_fd(0, 1, 0); /* empty bytes */
    put_fd(1, 3, 1 << 20);
    put_fd(2, 3, 64 << 10);
    const uint64_t limits[] = {1000000000, 4000000000, 256 << 20, 1, 64 << 20, 64 << 20, 64, 64 << 20};
    for (int i = 0; i < 8; i++)
        put_limit(i, limits[i]);
    uint32_t length = (uint32_t)(request_size - length_at - 4), frame = (uint32_t)(request_size - 4);
    memcpy(request + length_at, &length, 4);
    memcpy(request, &frame, 4);
}

static void read_all(unsigned char *to, size_t size)
{
    for (size_t done = 0; done < size;) {
        ssize_t got = read(from_helper, to + done, size - done);
        if (got <= 0)
            fail("the helper ended");
        done += (size_t)got;
    }
}

static void exchange(const void *frame, size_t size, const char *wanted)
{
    static unsigned char reply[65536];
    uint32_t length;
    if (write(to_helper, frame, size) != (ssize_t)size)
        fail("write");
    read_all((unsigned char *)&length, 4);
    if (length >= sizeof reply)
        fail("reply");
    read_all(reply, length);
    reply[length] = 0;
    if (!strstr((char *)reply + 8, wanted)) {
        fprintf(stderr, "bench: %s\n", reply + 8);
        exit(1);
    }
}

static void start_helper(char *helper, char *directory)
{
    int requests[2], replies[2]; /* pipes: who reads from a socket wakes its writer, too, and that is us, waiting for the reply */
    pid_t pid;
    if (pipe2(requests, O_CLOEXEC) || pipe2(replies, O_CLOEXEC))
        fail("pipe");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, requests[0], 0);
    posix_spawn_file_actions_adddup2(&actions, replies[1], 1);
    char *words[] = {helper, "--read", directory, NULL};
    if ((errno = posix_spawn(&pid, helper, &actions, NULL, words, environ)))
        fail(helper);
    close(requests[0]);
    close(replies[1]);
    to_helper = requests[1];
    from_helper = replies[0];
    exchange("\5\0\0\0\1\0\0\0h", 9, "\"slots\"");
}

int main(int count, char **words)
{
    if (count < 5)
        return 64;
    int rounds = atoi(words[1]), ways = 2;
    char path[1024], *bare[] = {path, NULL}, *names[16] = {"bare", "sandbox"}, **commands[16] = {bare, NULL};
    snprintf(path, sizeof path, "%s/%s", words[3], words[4]);
    for (int i = 5; i < count && ways < 16; i++)
        if (!strcmp(words[i], "--")) {
            words[i] = NULL;
            names[ways] = words[i + 1];
            commands[ways++] = words + i + 2;
        }
    start_helper(words[2], words[3]);
    write_request(words[3], words[4]);
    double *samples = calloc((size_t)(rounds * ways), sizeof *samples);
    for (int round = -5; round < rounds; round++) /* the first five warm up */
        for (int way = 0; way < ways; way++) {
            double start = now_us();
            if (commands[way])
                run_command(commands[way]);
            else
                exchange(request, request_size, "\"outcome\":\"ok\"");
            if (round >= 0)
                samples[way * rounds + round] = now_us() - start;
        }
    for (int way = 0; way < ways; way++) {
        printf("%s", names[way]);
        for (int round = 0; round < rounds; round++)
            printf(" %.1f", samples[way * rounds + round]);
        printf("\n");
    }
    return 0;
}
