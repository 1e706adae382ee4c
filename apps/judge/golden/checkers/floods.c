/* Writes without end. */
#include <stdio.h>
int main(void) { for (;;) fputs("wrong answer wrong answer wrong answer\n", stderr); }
