/* capture.c: what a program writes, through a pipe, up to a cap; into memory or straight into a file that we opened. */
#include "box.h"

#include <sys/epoll.h>

enum { PIPE_USUAL = 64 << 10, PIPE_SIZE = 256 << 10, PIECE = 64 << 10, TURN = 1 << 20, STOCK = 4 };

static int stock[STOCK][2]; /* new pipes, made while nobody waits for an answer */
static unsigned stocked;

static bool make_pipe(int ends[2])
{
    if (pipe2(ends, O_CLOEXEC))
        return false;
    fcntl(ends[0], F_SETFL, O_NONBLOCK); /* our end only: the program's stays an ordinary pipe */
    return true;
}

void capture_restock(void)
{
    while (stocked < STOCK && make_pipe(stock[stocked]))
        stocked++;
}

static void store(struct Capture *capture, const unsigned char *from, size_t size)
{
    uint64_t room = capture->max - capture->size;
    size_t keep = size < room ? size : (size_t)room;
    if (keep < size)
        capture->truncated = true;
    if (capture->file < 0)
        buffer_add(&capture->kept, from, keep);
    for (size_t done = 0; capture->file >= 0 && done < keep;) {
        ssize_t put = write(capture->file, from + done, keep - done);
        if (put <= 0) {
            job_fail(capture->run->job, true, "captured output: %s", strerror(errno));
            break;
        }
        done += (size_t)put;
    }
    capture->size += keep;
}

/* Reads at most `most` bytes; false when nothing is left for now. */
static bool drain(struct Capture *capture, size_t most)
{
    static unsigned char piece[PIECE];
    for (size_t done = 0; done < most;) {
        ssize_t got = read(capture->read_end, piece, sizeof piece);
        if (got <= 0)
            return false;
        done += (size_t)got;
        store(capture, piece, (size_t)got);
        if (capture->truncated && !capture->cut)
            return false;
    }
    return true;
}

static void on_output(struct Source *source, uint32_t events)
{
    struct Capture *capture = (struct Capture *)source;
    (void)events;
    if (!capture->size && capture->max > PIPE_USUAL) /* it does write: give it room, so that it need not wait for us so often */
        fcntl(source->fd, F_SETPIPE_SZ, PIPE_SIZE);
    drain(capture, TURN);
    if (*capture->run->job->failure)
        run_kill(capture->run, STOPPED);
    if (capture->truncated && !capture->cut) {
        loop_change(source, 0); /* what the dying program still writes is of no interest */
        run_kill(capture->run, OUTPUT);
    }
}

bool capture_open(struct Capture *capture, struct Run *run, int number, const struct FdSpec *fd)
{
    int made[2], *ends = made;
    *capture = (struct Capture){.source = {.fd = -1}, .run = run, .number = (uint8_t)number, .used = true, .cut = fd->cut, .read_end = -1, .write_end = -1, .file = -1, .max = fd->max};
    if (fd->kind == FD_CAPTURE_FILE) {
        capture->file = root_open(fd->data, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0644, true);
        if (capture->file < 0) {
            job_fail(run->job, errno != EXDEV && errno != ENOENT, "captureFile %.*s: %s", (int)fd->data.size, (const char *)fd->data.at,
                     errno == EXDEV ? "outside of the allowed directories" : strerror(errno));
            return false;
        }
    }
    if (stocked)
        ends = stock[--stocked];
    else if (!make_pipe(made))
        return false;
    capture->read_end = ends[0];
    capture->write_end = ends[1];
    return true;
}

void capture_watch(struct Capture *capture)
{
    if (capture->read_end >= 0 && capture->source.fd < 0)
        loop_add(&capture->source, capture->read_end, EPOLLIN, on_output);
}

void capture_finish(struct Capture *capture)
{
    if (capture->source.fd >= 0)
        loop_remove(&capture->source);
    while (capture->read_end >= 0 && drain(capture, TURN)) /* at most what fits into the pipe: the program is dead */
        continue;
}

void capture_close(struct Capture *capture)
{
    if (capture->read_end >= 0)
        close(capture->read_end), close(capture->write_end);
    if (capture->file >= 0)
        close(capture->file);
    buffer_free(&capture->kept);
}
