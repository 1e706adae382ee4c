// The farthest station is always one of the two ends of a longest way.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

static std::vector<std::vector<std::pair<int, int>>> near;

static std::vector<int> distances(int start) {
    std::vector<int> distance(near.size(), -1), queue{start};
    distance[start] = 0;
    for (std::size_t head = 0; head < queue.size(); head++)
        for (const auto& [next, length] : near[queue[head]])
            if (distance[next] < 0) distance[next] = distance[queue[head]] + length, queue.push_back(next);
    return distance;
}

static int farthest(const std::vector<int>& distance) {
    return static_cast<int>(std::max_element(distance.begin(), distance.end()) - distance.begin());
}

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    near.resize(n);
    for (int i = 1; i < n; i++) {
        int a, b, length;
        if (std::scanf("%d %d %d", &a, &b, &length) != 3) return 1;
        near[a - 1].emplace_back(b - 1, length);
        near[b - 1].emplace_back(a - 1, length);
    }
    const int one_end = farthest(distances(0));
    const auto from_one = distances(one_end);
    const auto from_other = distances(farthest(from_one));
    for (int i = 0; i < n; i++) std::printf("%d\n", std::max(from_one[i], from_other[i]));
}
