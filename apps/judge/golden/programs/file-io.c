/* Reads sum.in, writes sum.out, and noise to its standard output. */
#include <stdio.h>
int main(void) {
    long long a, b;
    FILE *in = fopen("sum.in", "r"), *out = fopen("sum.out", "w");
    fscanf(in, "%lld %lld", &a, &b);
    fprintf(out, "%lld\n", a + b);
    fclose(out);
    puts("noise");
    return 0;
}
