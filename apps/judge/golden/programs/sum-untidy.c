/* Right numbers, with a blank and an empty line too many at the end. */
#include <stdio.h>
int main(void) { long long a, b; scanf("%lld %lld", &a, &b); printf("%lld \n\n", a + b); return 0; }
