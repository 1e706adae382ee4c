/* Our convention: right, nearly right (half of the points), badly written, wrong; an answer of 0 is the jury's fault. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    long long theirs, right;
    FILE *output = fopen(argv[2], "r"), *answer = fopen(argv[3], "r");
    if (argc != 4 || !output || fscanf(answer, "%lld", &right) != 1 || right == 0) return 103;
    if (fscanf(output, "%lld", &theirs) != 1) {
        fprintf(stderr, "a number is expected");
        return 101;
    }
    if (llabs(theirs - right) == 1) {
        puts("50");
        fprintf(stderr, "off by one");
        return 99;
    }
    fprintf(stderr, "%lld where %lld is right", theirs, right);
    return theirs == right ? 100 : 102;
}
