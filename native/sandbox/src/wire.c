/*
 * wire.c: frames on stdin and stdout.
 *
 * In:  length u32, id u32, op u8, payload.     Out: length u32, id u32, JSON length u32, JSON, raw bytes.
 * (little-endian; length counts what follows it). Nothing blocks: answers wait in a queue, and while more than 64 MiB wait there
 * no request is read. Waking the judge costs as much as a good part of a short run, so answers are written once per turn, and those that
 * nobody waits for yet a few milliseconds later, together.
 */
#include "box.h"

#include <sys/epoll.h>

enum { QUEUE_MOST = 64 << 20, READ_SIZE = 256 << 10, HELD_MOST = 64 << 10 };
#define HOLD (5 * MILLI)

static struct Source in = {.fd = -1}, out = {.fd = -1};
static struct Buffer incoming, outgoing;
static size_t sent;
static bool closed, in_paused, out_waiting;
static bool urgent;        /* something in the queue is waited for */
static uint64_t held_until; /* when the rest is written, 0: there is none */
static void (*on_frame)(uint32_t, uint8_t, unsigned char *, size_t);

static uint32_t word(const unsigned char *at)
{
    return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static void put_word(struct Buffer *buffer, size_t value)
{
    unsigned char bytes[4] = {(unsigned char)value, (unsigned char)(value >> 8), (unsigned char)(value >> 16), (unsigned char)(value >> 24)};
    buffer_add(buffer, bytes, 4);
}

static void cut_frames(void)
{
    size_t at = 0;
    while (incoming.size - at >= 4) {
        size_t size = word(incoming.at + at);
        if (size < 5 || size > MAX_FRAME)
            die("a frame of %zu bytes: the client is out of step", size);
        if (incoming.size - at - 4 < size) {
            buffer_room(&incoming, size + 4 - (incoming.size - at));
            break;
        }
        const unsigned char *frame = incoming.at + at + 4;
        unsigned char *payload = grab(size - 5);
        memcpy(payload, frame + 5, size - 5);
        on_frame(word(frame), frame[4], payload, size - 5);
        at += 4 + size;
    }
    memmove(incoming.at, incoming.at + at, incoming.size - at);
    incoming.size -= at;
    if (!incoming.size && incoming.room > QUEUE_MOST)
        buffer_free(&incoming);
}

static void read_some(struct Source *source, uint32_t events)
{
    (void)events;
    buffer_room(&incoming, READ_SIZE);
    ssize_t got = read(source->fd, incoming.at + incoming.size, incoming.room - incoming.size);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (got <= 0) {
        closed = true;
        loop_remove(source);
        return;
    }
    incoming.size += (size_t)got;
    cut_frames();
}

static void pause_reading(bool pause)
{
    if (pause != in_paused && in.fd >= 0)
        loop_change(&in, pause ? 0 : EPOLLIN);
    in_paused = pause;
}

static void write_some(void)
{
    while (sent < outgoing.size) {
        ssize_t put = write(STDOUT_FILENO, outgoing.at + sent, outgoing.size - sent);
        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0 && errno == EAGAIN)
            break;
        if (put <= 0) { /* nobody listens any more */
            closed = true;
            sent = outgoing.size;
            break;
        }
        sent += (size_t)put;
    }
    bool waiting = sent < outgoing.size;
    if (!waiting) {
        outgoing.size = sent = 0;
        if (outgoing.room > QUEUE_MOST)
            buffer_free(&outgoing);
    }
    if (waiting != out_waiting)
        loop_change(&out, waiting ? EPOLLOUT : 0);
    out_waiting = waiting;
    pause_reading(outgoing.size - sent > QUEUE_MOST);
}

static void on_writable(struct Source *source, uint32_t events)
{
    (void)source;
    if (events & (EPOLLERR | EPOLLHUP)) /* nobody listens any more */
        closed = true;
    else
        write_some();
}

void wire_send(uint32_t id, const struct Buffer *json, const struct Buffer *raw, bool can_wait)
{
    size_t raw_size = raw ? raw->size : 0;
    put_word(&outgoing, 8 + json->size + raw_size);
    put_word(&outgoing, id);
    put_word(&outgoing, json->size);
    buffer_add(&outgoing, json->at, json->size);
    if (raw_size)
        buffer_add(&outgoing, raw->at, raw_size);
    urgent |= !can_wait;
    if (!held_until)
        held_until = now_ns() + HOLD;
}

uint64_t wire_timers(uint64_t now)
{
    if (!held_until)
        return UINT64_MAX;
    if (!urgent && now < held_until && outgoing.size - sent < HELD_MOST)
        return held_until;
    urgent = false;
    held_until = 0;
    write_some();
    return UINT64_MAX;
}

static void unblock(int fd)
{
    int flags = fcntl(fd, F_GETFL);
    if (flags < 0 || fcntl(fd, F_SETFL, flags | O_NONBLOCK))
        die("stdin and stdout must be pipes or sockets");
}

void wire_open(void (*frame)(uint32_t, uint8_t, unsigned char *, size_t))
{
    on_frame = frame;
    unblock(STDIN_FILENO);
    unblock(STDOUT_FILENO);
    loop_add(&in, STDIN_FILENO, EPOLLIN, read_some);
    loop_add(&out, STDOUT_FILENO, 0, on_writable);
}

bool wire_closed(void)
{
    return closed;
}
