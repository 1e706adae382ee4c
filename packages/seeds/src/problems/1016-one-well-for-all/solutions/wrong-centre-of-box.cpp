// The middle between the outermost coordinates is good, but not the best.
#include <algorithm>
#include <cstdio>

int main() {
    int n, left = 1000000, right = -1000000, low = 1000000, high = -1000000;
    if (std::scanf("%d", &n) != 1) return 1;
    while (n--) {
        int x, y;
        if (std::scanf("%d %d", &x, &y) != 2) return 1;
        left = std::min(left, x), right = std::max(right, x);
        low = std::min(low, y), high = std::max(high, y);
    }
    std::printf("%.1f %.1f\n", (left + right) / 2.0, (low + high) / 2.0);
}
