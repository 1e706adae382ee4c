/*
 * collect.c: what is to be copied out of /w, opened from inside.
 *
 * All the program's processes are dead by now, so nothing can be swapped under us; still no symbolic link is followed and only
 * plain files with a single link are taken. The daemon gets open descriptors and never sees a path that a program made.
 */
#include "box.h"

#include <dirent.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>

enum { MAX_DEPTH = 8 };

static int opened[MAX_TAKEN];

static int open_inside(int dir, const char *path, int flags)
{
    struct open_how how = {
        .flags = (uint64_t)(flags | O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | O_NOFOLLOW),
        .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS | RESOLVE_NO_XDEV,
    };
    return (int)syscall(SYS_openat2, dir, path, &how, sizeof how);
}

static enum Taken take_file(struct Board *board, unsigned out, int dir, const char *path, const char *name, uint64_t room)
{
    struct Report *report = &board->report;
    struct stat what;
    int fd = open_inside(dir, path, 0);
    if (fd < 0)
        return errno == ENOENT || errno == ENOTDIR ? TAKEN_MISSING : TAKEN_REFUSED;
    enum Taken result = TAKEN_REFUSED;
    char *kept = NULL;
    if (!fstat(fd, &what) && S_ISREG(what.st_mode) && what.st_nlink == 1 && report->count < MAX_TAKEN) {
        if ((uint64_t)what.st_size > room)
            result = TAKEN_TOO_LARGE;
        else if ((kept = board_text(board, name, strlen(name))))
            result = TAKEN_OK;
    }
    if (result != TAKEN_OK) {
        close(fd);
        return result;
    }
    opened[report->count] = fd;
    report->files[report->count].out = (uint8_t)out;
    report->files[report->count].name = kept;
    report->files[report->count++].size = (uint64_t)what.st_size;
    return TAKEN_OK;
}

static bool ends_with(const char *name, const char *suffix)
{
    size_t n = strlen(name), s = strlen(suffix);
    return n >= s && !strcmp(name + n - s, suffix);
}

static enum Taken take_tree(struct Board *board, unsigned out, const char *path, const char *prefix, uint64_t *room, int depth);

static enum Taken take_entry(struct Board *board, unsigned out, DIR *listing, const char *name, const char *where, const char *prefix,
                             uint64_t *room, int depth)
{
    struct stat what;
    char inner[600], shown[600];
    const char *suffix = board->order.outs[out].suffix;
    if (fstatat(dirfd(listing), name, &what, AT_SYMLINK_NOFOLLOW))
        return TAKEN_REFUSED;
    if (snprintf(inner, sizeof inner, "%s/%s", where, name) >= (int)sizeof inner ||
        snprintf(shown, sizeof shown, "%s%s", prefix, name) >= (int)sizeof shown - 1)
        return TAKEN_REFUSED;
    if (S_ISDIR(what.st_mode)) {
        strcat(shown, "/");
        return depth == MAX_DEPTH ? TAKEN_REFUSED : take_tree(board, out, inner, shown, room, depth + 1);
    }
    if (!ends_with(name, suffix))
        return TAKEN_OK;
    enum Taken result = take_file(board, out, dirfd(listing), name, shown, *room);
    if (result == TAKEN_OK)
        *room -= board->report.files[board->report.count - 1].size;
    return result == TAKEN_MISSING ? TAKEN_REFUSED : result;
}

static enum Taken take_tree(struct Board *board, unsigned out, const char *path, const char *prefix, uint64_t *room, int depth)
{
    int work = open("/w", O_PATH | O_DIRECTORY | O_CLOEXEC);
    int fd = open_inside(work, path, O_DIRECTORY);
    int error = errno;
    close(work);
    if (fd < 0)
        return error == ENOENT || error == ENOTDIR ? TAKEN_MISSING : TAKEN_REFUSED;
    DIR *listing = fdopendir(fd);
    if (!listing) {
        close(fd);
        return TAKEN_REFUSED;
    }
    enum Taken result = TAKEN_OK;
    for (struct dirent *entry; result == TAKEN_OK && (entry = readdir(listing));)
        if (strcmp(entry->d_name, ".") && strcmp(entry->d_name, ".."))
            result = take_entry(board, out, listing, entry->d_name, path, prefix, room, depth);
    closedir(listing);
    return result;
}

void collect(struct Board *board, int socket)
{
    const struct Order *order = &board->order;
    struct Report *report = &board->report;
    int work = order->outc ? open("/w", O_PATH | O_DIRECTORY | O_CLOEXEC) : -1;
    for (unsigned i = 0; i < order->outc; i++) {
        unsigned before = report->count;
        uint64_t room = order->outs[i].max;
        if (order->outs[i].kind == OUT_TREE)
            report->taken[i] = (uint8_t)take_tree(board, i, order->outs[i].path, "", &room, 0);
        else
            report->taken[i] = (uint8_t)take_file(board, i, work, order->outs[i].path, "", room);
        if (report->taken[i] != TAKEN_OK)
            while (report->count > before)
                close(opened[--report->count]);
    }
    if (work >= 0)
        close(work);
    struct Message message = {.word = WORD_FDS, .sequence = order->sequence};
    for (unsigned sent = 0; sent < report->count;) {
        unsigned some = report->count - sent < MESSAGE_FDS ? report->count - sent : MESSAGE_FDS;
        if (!message_send(socket, &message, opened + sent, some))
            die("hand over copied files: %s", strerror(errno));
        for (unsigned end = sent + some; sent < end; sent++)
            close(opened[sent]);
    }
}
