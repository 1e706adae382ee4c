/* Adds as 8-bit numbers: wrong as soon as the sum leaves them. */
#include <stdio.h>
int main(void) { long long a, b; scanf("%lld %lld", &a, &b); printf("%d\n", (signed char)(a + b)); return 0; }
