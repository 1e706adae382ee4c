#include <algorithm>
#include <complex>
#include <cstdio>
#include <random>
#include <vector>

using Point = std::complex<double>;

static Point centre(Point a, Point b, Point c) {
    b -= a, c -= a;
    const double cross = 2 * (std::conj(b) * c).imag();
    const Point turned = (c * std::norm(b) - b * std::norm(c)) / cross;
    return a + Point(turned.imag(), -turned.real());
}

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<Point> villages;
    for (int i = 0; i < n; i++) {
        int x, y;
        if (std::scanf("%d %d", &x, &y) != 2) return 1;
        villages.emplace_back(x, y);
    }
    std::shuffle(villages.begin(), villages.end(), std::mt19937(20240607));
    Point well = villages[0];
    double radius = 0;
    auto outside = [&](int i) { return std::abs(villages[i] - well) > radius + 1e-9; };
    for (int i = 1; i < n; i++) {
        if (!outside(i)) continue;
        well = villages[i], radius = 0;
        for (int j = 0; j < i; j++) {
            if (!outside(j)) continue;
            well = (villages[i] + villages[j]) / 2.0, radius = std::abs(villages[i] - well);
            for (int k = 0; k < j; k++) {
                if (!outside(k)) continue;
                well = centre(villages[i], villages[j], villages[k]), radius = std::abs(villages[i] - well);
            }
        }
    }
    std::printf("%.9f %.9f\n", well.real(), well.imag());
}
