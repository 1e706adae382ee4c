/* The program that is run: nothing, linked statically, so that the cost of running is all there is. */
int main(void)
{
    return 0;
}
