#include <cstdio>
#include <vector>

int main() {
    int n, k;
    if (std::scanf("%d %d", &n, &k) != 2) return 1;
    std::vector<int> cups(n), seen(1000001);
    for (int& kind : cups)
        if (std::scanf("%d", &kind) != 1) return 1;
    int kinds = 0, first = 0, best = 0, best_first = 0;
    for (int last = 0; last < n; last++) {
        if (seen[cups[last]]++ == 0) kinds++;
        while (kinds > k)
            if (--seen[cups[first++]] == 0) kinds--;
        if (last - first + 1 > best) best = last - first + 1, best_first = first;
    }
    std::printf("%d %d\n", best, best_first + 1);
}
