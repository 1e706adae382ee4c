/* Recursion without end. */
#include <stdio.h>
int deep(volatile int n) { volatile char room[4096]; room[0] = n; return deep(n + 1) + room[0]; }
int main(void) { printf("%d\n", deep(0)); return 0; }
