/* board.c: how daemon and init speak: a shared board for what is long, a socket for what is urgent and for descriptors. */
#include "box.h"

#include <sys/socket.h>

char *board_text(struct Board *board, const void *from, size_t size)
{
    if (size >= TEXT_BYTES - board->used)
        return NULL;
    char *to = board->text + board->used;
    memcpy(to, from, size);
    to[size] = 0;
    board->used += size + 1;
    return to;
}

bool message_send(int socket, const struct Message *message, const int *fds, unsigned count)
{
    char control[CMSG_SPACE(MESSAGE_FDS * sizeof(int))];
    struct iovec part = {(void *)message, sizeof *message};
    struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1};
    if (count) {
        memset(control, 0, CMSG_SPACE(count * sizeof(int)));
        header.msg_control = control;
        header.msg_controllen = CMSG_SPACE(count * sizeof(int));
        struct cmsghdr *rights = CMSG_FIRSTHDR(&header);
        rights->cmsg_level = SOL_SOCKET;
        rights->cmsg_type = SCM_RIGHTS;
        rights->cmsg_len = CMSG_LEN(count * sizeof(int));
        memcpy(CMSG_DATA(rights), fds, count * sizeof(int));
    }
    ssize_t sent;
    do
        sent = sendmsg(socket, &header, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == (ssize_t)sizeof *message;
}

int message_receive(int socket, struct Message *message, int *fds, unsigned *count, int flags)
{
    char control[CMSG_SPACE(MESSAGE_FDS * sizeof(int))];
    struct iovec part = {message, sizeof *message};
    struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    *count = 0;
    ssize_t got;
    do
        got = recvmsg(socket, &header, flags | MSG_CMSG_CLOEXEC);
    while (got < 0 && errno == EINTR);
    if (got <= 0)
        return got < 0 && errno == ECONNRESET ? 0 : (int)got;
    struct cmsghdr *rights = CMSG_FIRSTHDR(&header);
    if (rights && rights->cmsg_type == SCM_RIGHTS) {
        *count = (unsigned)((rights->cmsg_len - CMSG_LEN(0)) / sizeof(int));
        memcpy(fds, CMSG_DATA(rights), *count * sizeof(int));
    }
    if (got != (ssize_t)sizeof *message || header.msg_flags & (MSG_CTRUNC | MSG_TRUNC)) {
        errno = EPROTO;
        return -1;
    }
    return 1;
}
