/* A fixed amount of arithmetic, about 200 ms of CPU time: how steady is what the sandbox measures? */
int main(void)
{
    volatile unsigned long sum = 0;
    for (unsigned long i = 0; i < 800000000; i++)
        sum += i;
    return sum == 0;
}
