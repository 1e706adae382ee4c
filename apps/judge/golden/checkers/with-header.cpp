// Includes a header that neither it nor its problem brings: the node's include folder does.
#include "testlib.h"

int main(int, char **argv) { return sameNumber(argv[2], argv[3]) ? 0 : 102; }
