/* Never ends and uses all the CPU time it gets. */
int main(void) { for (volatile unsigned n = 0;; n++); }
