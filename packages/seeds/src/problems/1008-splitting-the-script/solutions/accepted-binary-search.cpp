#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>

int main() {
    int n, k;
    if (std::scanf("%d %d", &n, &k) != 2) return 1;
    std::vector<long long> scenes(n);
    for (long long& scene : scenes)
        if (std::scanf("%lld", &scene) != 1) return 1;
    long long low = *std::max_element(scenes.begin(), scenes.end());
    long long high = std::accumulate(scenes.begin(), scenes.end(), 0LL);
    while (low < high) {
        const long long longest = (low + high) / 2;
        int acts = 1;
        long long length = 0;
        for (long long scene : scenes) {
            if (length + scene > longest) acts++, length = 0;
            length += scene;
        }
        if (acts <= k) high = longest;
        else low = longest + 1;
    }
    std::printf("%lld\n", low);
}
