/* log.c: failures of the sandbox itself. What a program did wrong is never reported from here. */
#include "box.h"

#include <stdarg.h>
#include <time.h>

static int speak_on = -1;

void die_through(int socket)
{
    speak_on = socket;
}

void die(const char *format, ...)
{
    struct Message message = {.word = WORD_DYING};
    va_list list;
    va_start(list, format);
    vsnprintf(message.text, sizeof message.text, format, list);
    va_end(list);
    if (speak_on >= 0)
        message_send(speak_on, &message, NULL, 0);
    else
        fprintf(stderr, "sandbox: %s\n", message.text);
    _exit(2);
}

void warn(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    fputs("sandbox: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
}

void *grab(size_t size)
{
    void *memory = calloc(1, size ? size : 1);
    if (!memory)
        die("out of memory (%zu bytes)", size);
    return memory;
}

void *regrab(void *old, size_t size)
{
    void *memory = realloc(old, size ? size : 1);
    if (!memory)
        die("out of memory (%zu bytes)", size);
    return memory;
}

uint64_t now_ns(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * NANOS + (uint64_t)time.tv_nsec;
}
