/* Dies while it reads a contestant's output: the problem's fault, not the contestant's. */
int main(void) { return *(volatile int *)0; }
