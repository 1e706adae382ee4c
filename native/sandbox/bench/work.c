/*
 * A fixed amount of work, about 200 ms of CPU time: how steady is what the sandbox measures, and what do two runs at once cost each other?
 * Arithmetic needs a core; `memory`, random access to 64 MB, needs what cores share.
 */
#include <stdlib.h>
#include <string.h>

enum { WORDS = 8 << 20 };

static unsigned long arithmetic(void)
{
    volatile unsigned long sum = 0;
    for (unsigned long i = 0; i < 800000000; i++)
        sum += i;
    return sum;
}

static unsigned long memory(void)
{
    unsigned long *words = malloc(WORDS * sizeof *words), at = 1;
    memset(words, 1, WORDS * sizeof *words);
    for (unsigned long i = 0; i < 700000; i++)
        at = at * 6364136223846793005ul + words[at >> 41];
    return at;
}

int main(int count, char **words)
{
    return (count > 1 && !strcmp(words[1], "memory") ? memory() : arithmetic()) == 0;
}
