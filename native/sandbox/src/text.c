/* text.c: growing buffers, JSON strings, and the small files through which the kernel speaks. */
#include "box.h"

#include <stdarg.h>

void buffer_room(struct Buffer *buffer, size_t more)
{
    if (buffer->room - buffer->size >= more)
        return;
    size_t room = buffer->room ? buffer->room : 256;
    while (room - buffer->size < more)
        room *= 2;
    buffer->at = regrab(buffer->at, room);
    buffer->room = room;
}

void buffer_add(struct Buffer *buffer, const void *from, size_t size)
{
    if (!size)
        return;
    buffer_room(buffer, size);
    memcpy(buffer->at + buffer->size, from, size);
    buffer->size += size;
}

void buffer_print(struct Buffer *buffer, const char *format, ...)
{
    char line[512];
    va_list list;
    va_start(list, format);
    int size = vsnprintf(line, sizeof line, format, list);
    va_end(list);
    if (size < 0 || (size_t)size >= sizeof line)
        die("a reply line is too long");
    buffer_add(buffer, line, (size_t)size);
}

void buffer_json(struct Buffer *buffer, const char *text, size_t size)
{
    buffer_add(buffer, "\"", 1);
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c < 0x20 || c >= 0x7f || c == '"' || c == '\\')
            buffer_print(buffer, "\\u%04x", c); /* bytes above ASCII as Latin-1: names need not be UTF-8 */
        else
            buffer_add(buffer, &c, 1);
    }
    buffer_add(buffer, "\"", 1);
}

void buffer_free(struct Buffer *buffer)
{
    free(buffer->at);
    *buffer = (struct Buffer){0};
}

ssize_t read_small(const char *path, char *to, size_t room)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return -1;
    size_t size = 0;
    ssize_t got;
    while (size < room - 1 && (got = read(fd, to + size, room - 1 - size)) > 0)
        size += (size_t)got;
    close(fd);
    to[size] = 0;
    return (ssize_t)size;
}

bool write_small(int dir, const char *path, const char *text)
{
    int fd = openat(dir, path, O_WRONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    bool well = write(fd, text, strlen(text)) == (ssize_t)strlen(text);
    int error = errno;
    close(fd);
    errno = error;
    return well;
}

uint64_t fd_number(int fd, const char *key)
{
    const char *keys[] = {key, NULL};
    uint64_t value = 0;
    fd_numbers(fd, keys, &value);
    return value;
}

void fd_numbers(int fd, const char *const *keys, uint64_t *values)
{
    char text[8192];
    ssize_t size = fd < 0 ? -1 : pread(fd, text, sizeof text - 1, 0);
    if (size <= 0)
        return;
    text[size] = 0;
    if (!keys[0])
        values[0] = strtoull(text, NULL, 10);
    for (unsigned i = 0; keys[i]; i++) {
        size_t length = strlen(keys[i]);
        for (char *line = text; line; line = strchr(line, '\n'), line = line ? line + 1 : NULL)
            if (!strncmp(line, keys[i], length) && line[length] == ' ') {
                values[i] = strtoull(line + length + 1, NULL, 10);
                break;
            }
    }
}

bool fd_write(int fd, const char *text)
{
    return fd >= 0 && pwrite(fd, text, strlen(text), 0) == (ssize_t)strlen(text);
}
