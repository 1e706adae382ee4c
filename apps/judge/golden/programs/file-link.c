/* Leaves a link to a file of the host instead of its output. */
#include <unistd.h>
int main(void) { return symlink("/etc/passwd", "sum.out"); }
