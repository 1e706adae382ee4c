/* Right, but keeps 80 MB. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    long long a, b;
    char *p = malloc(80 << 20);
    memset(p, 1, 80 << 20);
    scanf("%lld %lld", &a, &b);
    printf("%lld\n", a + b + p[a] - 1);
    return 0;
}
