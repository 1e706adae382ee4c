/* Sleeps for ever without using CPU time. */
#include <unistd.h>
int main(void) { for (;;) pause(); }
