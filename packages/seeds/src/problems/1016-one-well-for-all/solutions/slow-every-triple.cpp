#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<double> x(n), y(n);
    for (int i = 0; i < n; i++)
        if (std::scanf("%lf %lf", &x[i], &y[i]) != 2) return 1;
    double best = 1e18, well_x = x[0], well_y = y[0];
    auto consider = [&](double cx, double cy) {
        double greatest = 0;
        for (int i = 0; i < n && greatest < best; i++) greatest = std::max(greatest, std::hypot(x[i] - cx, y[i] - cy));
        if (greatest < best) best = greatest, well_x = cx, well_y = cy;
    };
    consider(x[0], y[0]);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            consider((x[i] + x[j]) / 2, (y[i] + y[j]) / 2);
            for (int k = 0; k < j; k++) {
                const double px = x[j] - x[i], py = y[j] - y[i], qx = x[k] - x[i], qy = y[k] - y[i];
                const double cross = 2 * (px * qy - py * qx), p = px * px + py * py, q = qx * qx + qy * qy;
                if (cross != 0) consider(x[i] + (qy * p - py * q) / cross, y[i] + (px * q - qx * p) / cross);
            }
        }
    std::printf("%.9f %.9f\n", well_x, well_y);
}
