/* Needs a file that the problem lays beside it. */
#include <stdio.h>
#include "grader.h"
int main(void) { long long a, b; scanf("%lld %lld", &a, &b); printf("%lld\n", ADD(a, b)); return 0; }
