/* Accepts when it is confined as a checker must be: no network, no file that it can change, a work directory of its own. */
#include <arpa/inet.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

static int writable(const char *path) { return open(path, O_WRONLY | O_CREAT, 0644) >= 0; }

int main(int argc, char **argv) {
    struct sockaddr_in server = {.sin_family = AF_INET, .sin_port = htons(22), .sin_addr = {htonl(INADDR_LOOPBACK)}};
    int net = socket(AF_INET, SOCK_STREAM, 0);
    if (net >= 0 && connect(net, (struct sockaddr *)&server, sizeof server) == 0) return 102;
    for (int at = 1; at < argc; at++) {
        if (writable(argv[at]) && write(open(argv[at], O_WRONLY), "x", 1) == 1) return 102;
        if (truncate(argv[at], 0) == 0) return 102;
    }
    if (writable("/app/main") || writable("/app/new") || writable("/etc/new") || writable("/usr/new")) return 102;
    if (access("/proc/1/root/etc/passwd", R_OK) == 0) return 102;
    if (!writable("/w/new")) return 102;
    fputs("confined", stderr);
    return 0;
}
