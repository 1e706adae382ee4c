/* loop.c: one epoll, no threads. A source removed while its event waits in the same batch is skipped. */
#include "box.h"

#include <sys/epoll.h>
#include <sys/syscall.h>
#include <time.h>

static int epoll = -1;
static bool soon;

void loop_soon(void)
{
    soon = true;
}

static void control(int operation, struct Source *source, uint32_t events)
{
    if (epoll < 0 && (epoll = epoll_create1(EPOLL_CLOEXEC)) < 0)
        die("epoll: %s", strerror(errno));
    struct epoll_event event = {.events = events, .data.ptr = source};
    if (epoll_ctl(epoll, operation, source->fd, &event))
        die("epoll_ctl: %s", strerror(errno));
}

void loop_add(struct Source *source, int fd, uint32_t events, void (*ready)(struct Source *, uint32_t))
{
    source->fd = fd;
    source->ready = ready;
    control(EPOLL_CTL_ADD, source, events);
}

void loop_change(struct Source *source, uint32_t events)
{
    control(EPOLL_CTL_MOD, source, events);
}

void loop_remove(struct Source *source)
{
    control(EPOLL_CTL_DEL, source, 0);
    source->fd = -1;
}

void loop_wait(uint64_t until)
{
    struct epoll_event events[64];
    struct timespec wait = {0};
    if (soon)
        until = 0;
    if (until && until != UINT64_MAX) {
        uint64_t now = now_ns();
        uint64_t left = until > now ? until - now : 0;
        wait = (struct timespec){(time_t)(left / NANOS), (long)(left % NANOS)};
    }
    /* epoll_pwait2: limits are watched to better than the millisecond of epoll_wait */
    long count = syscall(SYS_epoll_pwait2, epoll, events, 64, until == UINT64_MAX ? NULL : &wait, NULL, 0);
    if (count < 0 && errno != EINTR)
        die("epoll_pwait2: %s (Linux 5.11 or later is needed)", strerror(errno));
    for (long i = 0; i < count; i++) {
        struct Source *source = events[i].data.ptr;
        if (source->fd >= 0)
            source->ready(source, events[i].events);
    }
    soon = false; /* what these events changed is looked at in the turn that now begins */
}
