// Finds a number by questions; the test puts in what is done with that.
#include <cstdio>
#include <cstdlib>
#include <csignal>
#include <unistd.h>

static int ask(int x) {
    printf("? %d\n", x);
    fflush(stdout);
    int answer;
    if (scanf("%d", &answer) != 1) _exit(9);
    return answer;
}

static int find(int n) {
    int low = 1, high = n;
    while (low < high) {
        int middle = (low + high) / 2;
        if (ask(middle)) high = middle;
        else low = middle + 1;
    }
    return low;
}

static void answer(int x) {
    printf("! %d\n", x);
    fflush(stdout);
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 8;
    WHAT
    return 0;
}
