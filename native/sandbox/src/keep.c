/*
 * keep.c: copying out, the host's half.
 *
 * init opened plain files inside and handed over descriptors; here their bytes go to memory or to new host files, one piece at a time
 * between other work. Host files are new (O_EXCL), 0755, without setuid bits whatever the original had.
 */
#include "box.h"

#include <linux/openat2.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>

enum { PIECE = 1 << 20 };

static int open_new(const struct OutSpec *out, const char *name)
{
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;
    if (out->kind == OUT_FILE)
        return root_open(out->to, flags, 0755, true);
    int directory = root_open(out->to, O_RDONLY | O_DIRECTORY, 0, true);
    if (directory < 0)
        return -1;
    char part[600];
    for (size_t i = 1; name[i] && i < sizeof part; i++)
        if (name[i] == '/') {
            memcpy(part, name, i);
            part[i] = 0;
            if (!mkdirat(directory, part, 0755)) /* if it fails, opening below it will */
                give_to_owner_of(directory, directory, part);
        }
    struct open_how how = {.flags = flags | O_CLOEXEC, .mode = 0755, .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS};
    int fd = (int)syscall(SYS_openat2, directory, name, &how, sizeof how);
    int error = errno;
    if (fd >= 0)
        give_to_owner_of(directory, fd, NULL);
    close(directory);
    errno = error;
    return fd;
}

static void next(struct Run *run)
{
    close(run->taken[run->taken_at].fd);
    run->taken[run->taken_at].fd = -1;
    if (run->taken_file >= 0)
        close(run->taken_file);
    run->taken_file = -1;
    run->taken_done = 0;
    run->taken_at++;
}

void keep_nothing(struct Run *run)
{
    while (run->taken_at < run->taken_count)
        next(run);
}

static void fail(struct Run *run, const struct OutSpec *out)
{
    job_fail(run->job, errno != EXDEV && errno != EEXIST && errno != ENOENT, "copyOut to %.*s: %s", (int)out->to.size,
             (const char *)out->to.at, errno == EXDEV ? "outside of the allowed directories" : strerror(errno));
    next(run);
}

bool keep_step(struct Run *run)
{
    if (run->taken_at == run->taken_count)
        return false;
    unsigned index = run->taken[run->taken_at].out;
    const struct OutSpec *out = &run->program->outs[index];
    struct Kept *kept = &run->kept[index];
    uint64_t left = run->taken[run->taken_at].size - run->taken_done;
    int from = run->taken[run->taken_at].fd;
    ssize_t got;
    if (out->kind == OUT_BYTES) {
        buffer_room(&kept->bytes, left < PIECE ? left : PIECE);
        got = read(from, kept->bytes.at + kept->bytes.size, left < PIECE ? left : PIECE);
        if (got > 0)
            kept->bytes.size += (size_t)got;
    } else {
        if (run->taken_file < 0 && (run->taken_file = open_new(out, run->taken[run->taken_at].name)) < 0) {
            fail(run, out);
            return true;
        }
        got = sendfile(run->taken_file, from, NULL, left < PIECE ? left : PIECE);
        if (got < 0) {
            fail(run, out);
            return true;
        }
    }
    if (got > 0)
        run->taken_done += (uint64_t)got;
    if (got <= 0 || run->taken_done == run->taken[run->taken_at].size) {
        if (run->taken_file >= 0)
            fchmod(run->taken_file, 0755);
        kept->size += run->taken_done;
        kept->count++;
        next(run);
    }
    return true;
}
