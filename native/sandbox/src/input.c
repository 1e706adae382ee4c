/*
 * input.c: what programs read, as sealed memory files.
 *
 * A disk file handed to a program would charge its page cache to that run (a program reading 100 MB of input was once reported
 * as using its whole limit) and would show its path in /proc/self/fd. So inputs are copied once into a memfd that nobody can
 * write, kept while they fit, and every run gets a descriptor with an offset of its own. Loading goes in pieces between
 * other work, so that a big test case on a slow disk does not delay the limits of other runs.
 */
#include "box.h"

#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>

enum { PIECE = 4 << 20 };

struct Entry {
    struct Entry *next; /* most recently used first */
    dev_t device;
    ino_t inode;
    off_t size;
    struct timespec changed, modified;
    int memory, source; /* source: -1 when loaded */
    int error;
};
static struct Entry *entries;
static uint64_t cached_bytes, cache_most = (uint64_t)512 << 20;

void input_cache_bytes(uint64_t most)
{
    cache_most = most;
}

static bool seal(int fd)
{
    return !fchmod(fd, 0444) && !fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
}

static int reopen(int fd)
{
    static int own = -1; /* our own descriptors as files */
    char name[16];
    if (own < 0 && (own = open("/proc/self/fd", O_PATH | O_DIRECTORY | O_CLOEXEC)) < 0)
        return -1;
    snprintf(name, sizeof name, "%d", fd);
    return openat(own, name, O_RDONLY | O_CLOEXEC);
}

static int nothing = -1, next_nothing = -1; /* a program without input is the commonest of all */

void input_restock(void)
{
    if (nothing >= 0 && next_nothing < 0 && !settings.single_uid)
        next_nothing = reopen(nothing);
}

int input_bytes(struct Bytes bytes)
{
    if (!bytes.size && nothing >= 0 && !settings.single_uid) {
        int ready = next_nothing;
        next_nothing = -1;
        return ready >= 0 ? ready : reopen(nothing);
    }
    int fd = memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (fd < 0)
        return -1;
    for (size_t done = 0; done < bytes.size;) {
        ssize_t put = pwrite(fd, bytes.at + done, bytes.size - done, (off_t)done);
        if (put <= 0) {
            close(fd);
            return -1;
        }
        done += (size_t)put;
    }
    int result = seal(fd) ? reopen(fd) : -1;
    if (!bytes.size && nothing < 0)
        nothing = fd;
    else
        close(fd);
    return result;
}

/* A descriptor for one run. Where programs share our user id they could chmod a shared copy: there each gets its own. */
static int hand_out(const struct Entry *entry)
{
    if (!settings.single_uid)
        return reopen(entry->memory);
    int copy = memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING), result = -1;
    off_t at = 0;
    while (copy >= 0 && at < entry->size && sendfile(copy, entry->memory, &at, PIECE) > 0)
        continue;
    if (copy >= 0 && at == entry->size && seal(copy))
        result = reopen(copy);
    int error = errno;
    if (copy >= 0)
        close(copy);
    errno = error;
    return result;
}

static void drop(struct Entry **link)
{
    struct Entry *entry = *link;
    *link = entry->next;
    cached_bytes -= (uint64_t)entry->size;
    close(entry->memory);
    if (entry->source >= 0)
        close(entry->source);
    free(entry);
}

static void shrink(uint64_t need)
{
    while (cached_bytes + need > cache_most) {
        struct Entry **oldest = NULL;
        for (struct Entry **link = &entries; *link; link = &(*link)->next)
            if ((*link)->source < 0)
                oldest = link;
        if (!oldest)
            return; /* the rest is being loaded for somebody who waits */
        drop(oldest);
    }
}

static struct Entry **find(const struct stat *file)
{
    for (struct Entry **link = &entries; *link; link = &(*link)->next) {
        struct Entry *entry = *link;
        if (entry->device == file->st_dev && entry->inode == file->st_ino && entry->size == file->st_size &&
            !memcmp(&entry->modified, &file->st_mtim, sizeof entry->modified) &&
            !memcmp(&entry->changed, &file->st_ctim, sizeof entry->changed))
            return link;
    }
    return NULL;
}

enum InputState input_file(struct Bytes path, int *fd)
{
    struct stat file;
    int source = root_open(path, O_RDONLY | O_NONBLOCK, 0, false);
    if (source < 0)
        return INPUT_FAILED;
    if (fstat(source, &file) || !S_ISREG(file.st_mode) || file.st_size > MAX_INPUT) {
        int error = S_ISREG(file.st_mode) ? EFBIG : EINVAL;
        close(source);
        errno = error;
        return INPUT_FAILED;
    }
    struct Entry **link = find(&file), *entry;
    if (link) {
        close(source);
        entry = *link;
        *link = entry->next;
        entry->next = entries;
        entries = entry;
        if (entry->source >= 0)
            return INPUT_LOADING;
        int error = entry->error;
        *fd = error ? -1 : hand_out(entry);
        if (*fd < 0) {
            if (!error)
                error = errno;
            drop(&entries);
            errno = error;
        }
        return *fd < 0 ? INPUT_FAILED : INPUT_READY;
    }
    shrink((uint64_t)file.st_size);
    int memory = memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (memory < 0) {
        close(source);
        return INPUT_FAILED;
    }
    entry = grab(sizeof *entry);
    *entry = (struct Entry){entries,        file.st_dev,  file.st_ino, file.st_size, file.st_ctim,
                            file.st_mtim, memory,       source,      0};
    entries = entry;
    cached_bytes += (uint64_t)file.st_size;
    if (file.st_size <= PIECE) {
        input_pump();
        if (entry->source < 0)
            return input_file(path, fd);
    }
    return INPUT_LOADING;
}

bool input_pump(void)
{
    for (struct Entry *entry = entries; entry; entry = entry->next) {
        if (entry->source < 0)
            continue;
        ssize_t got = sendfile(entry->memory, entry->source, NULL, PIECE);
        off_t at = lseek(entry->memory, 0, SEEK_CUR);
        if (got < 0 || (got == 0 && at != entry->size))
            entry->error = got < 0 ? errno : ESTALE; /* it shrank while being read */
        if (got <= 0 || at >= entry->size) {
            if (!entry->error && !seal(entry->memory))
                entry->error = errno;
            close(entry->source);
            entry->source = -1;
        }
        return true;
    }
    return false;
}
