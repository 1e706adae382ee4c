/* Lets an ignored child burn the CPU time. */
#include <signal.h>
#include <unistd.h>
int main(void) {
    signal(SIGCHLD, SIG_IGN);
    if (fork() == 0) for (volatile unsigned n = 0;; n++);
    for (;;) pause();
}
