/*
 * host.c: paths of the host that the judge names.
 *
 * The judge is trusted, yet a mistake in it must not turn the helper (often root) into a reader or writer of any file:
 * every path is opened with openat2 beneath a root given at start, so neither `..` nor a symbolic link leads out.
 */
#include "box.h"

#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>

static struct Root {
    char path[1024];
    size_t length;
    int fd;
    bool writable;
} roots[32];
static unsigned root_count;

void root_allow(const char *directory, bool writable)
{
    if (root_count == sizeof roots / sizeof *roots)
        die("more than 32 roots");
    struct Root *root = &roots[root_count++];
    char *real = realpath(directory, NULL);
    if (!real || strlen(real) >= sizeof root->path)
        die("root %s: %s", directory, strerror(errno));
    strcpy(root->path, real);
    root->length = strlen(real) == 1 ? 0 : strlen(real);
    root->writable = writable;
    free(real);
}

void roots_open(void)
{
    for (unsigned i = 0; i < root_count; i++)
        if ((roots[i].fd = open(roots[i].path, O_PATH | O_DIRECTORY | O_CLOEXEC)) < 0)
            die("root %s: %s", roots[i].path, strerror(errno));
}

void give_to_owner_of(int directory, int fd, const char *name)
{
    struct stat owner, what;
    if (geteuid() || fstat(directory, &owner) || !owner.st_uid)
        return;
    /* A file with a second name may be somebody else's, too. */
    if (fstatat(fd, name ? name : "", &what, name ? AT_SYMLINK_NOFOLLOW : AT_EMPTY_PATH) || (S_ISREG(what.st_mode) && what.st_nlink != 1))
        return;
    (void)!fchownat(fd, name ? name : "", owner.st_uid, owner.st_gid, name ? AT_SYMLINK_NOFOLLOW : AT_EMPTY_PATH);
}

int root_open(struct Bytes path, int flags, mode_t mode, bool write)
{
    for (unsigned i = 0; i < root_count; i++) {
        const struct Root *root = &roots[i];
        if (write && !root->writable)
            continue;
        if (path.size < root->length || memcmp(path.at, root->path, root->length))
            continue;
        if (path.size > root->length && path.at[root->length] != '/')
            continue;
        size_t skip = root->length;
        while (skip < path.size && path.at[skip] == '/')
            skip++;
        char below[4096];
        memcpy(below, path.at + skip, path.size - skip);
        below[path.size - skip] = 0;
        struct open_how how = {
            .flags = (uint64_t)(flags | O_CLOEXEC),
            .mode = flags & O_CREAT ? mode : 0,
            .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS,
        };
        int fd = (int)syscall(SYS_openat2, root->fd, *below ? below : ".", &how, sizeof how);
        if (fd >= 0 && flags & O_CREAT)
            give_to_owner_of(root->fd, fd, NULL);
        return fd;
    }
    errno = EXDEV;
    return -1;
}
