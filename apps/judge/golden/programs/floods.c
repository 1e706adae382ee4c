/* Writes without end. */
#include <string.h>
#include <unistd.h>
int main(void) { char text[65536]; memset(text, 'x', sizeof text); for (;;) if (write(1, text, sizeof text) < 0) return 1; }
