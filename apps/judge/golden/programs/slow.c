/* Right, after some 300 ms of CPU time. */
#include <stdio.h>
#include <time.h>
int main(void) {
    long long a, b;
    scanf("%lld %lld", &a, &b);
    while (clock() < CLOCKS_PER_SEC * 3 / 10);
    printf("%lld\n", a + b);
    return 0;
}
