/* lay.c: the files that a run finds in /w. Init lays them before the program lives: no path leads through anything it made. */
#include "box.h"

#include <sys/sendfile.h>
#include <sys/stat.h>

static bool own(int fd, mode_t mode)
{
    return !fchown(fd, 1, 1) && !fchmod(fd, mode);
}

static int make_parent(int dir, char *path)
{
    char *slash;
    while ((slash = strchr(path, '/'))) {
        *slash = 0;
        int made = mkdirat(dir, path, 0755), error = errno;
        int next = openat(dir, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (next >= 0 && !made && !own(next, 0755))
            made = -1, error = errno;
        *slash = '/';
        close(dir);
        if (next < 0 || (made && error != EEXIST))
            return -1;
        dir = next;
        path = slash + 1;
    }
    return dir;
}

bool file_lay(char *path, int from, bool executable)
{
    int dir = open("/w", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (dir < 0 || (dir = make_parent(dir, path)) < 0)
        return false;
    const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    int to = openat(dir, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    int error = errno;
    close(dir);
    errno = error;
    if (to < 0)
        return false;
    ssize_t put;
    while ((put = sendfile(to, from, NULL, 16 << 20)) > 0)
        continue;
    bool well = put == 0 && own(to, executable ? 0755 : 0644);
    error = errno;
    close(to);
    errno = error;
    return well;
}
