// Checker: argv = input file, contestant's output, answer file (a best point).
// Exit codes: 0 accepted, 101 bad form, 102 wrong, 103 the jury's own answer is at fault.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

constexpr int accepted = 0, bad_form = 101, wrong = 102, jury_fault = 103;

using Point = std::pair<double, double>;

/** Reads exactly two finite numbers, written as numbers usually are; false for anything else. */
static bool read_point(const char* file, Point& point) {
    std::ifstream in(file);
    std::string words[3];
    if (!(in >> words[0] >> words[1]) || in >> words[2]) return false;
    double values[2];
    for (int i = 0; i < 2; i++) {
        if (words[i].find_first_not_of("+-.0123456789eE") != std::string::npos) return false;
        char* end;
        values[i] = std::strtod(words[i].c_str(), &end);
        if (*end != '\0' || !std::isfinite(values[i])) return false;
    }
    point = {values[0], values[1]};
    return true;
}

static double greatest_distance(const std::vector<Point>& villages, const Point& well) {
    double greatest = 0;
    for (const auto& [x, y] : villages) greatest = std::max(greatest, std::hypot(x - well.first, y - well.second));
    return greatest;
}

int main(int, char** argv) {
    std::ifstream input(argv[1]);
    int n;
    input >> n;
    std::vector<Point> villages(n);
    for (auto& [x, y] : villages) input >> x >> y;

    Point theirs, best;
    if (!read_point(argv[3], best)) return jury_fault;
    if (!read_point(argv[2], theirs)) {
        std::cerr << "two numbers are expected\n";
        return bad_form;
    }
    const double radius = greatest_distance(villages, best);
    const double reached = greatest_distance(villages, theirs);
    std::cerr.precision(12);
    std::cerr << "greatest distance " << reached << ", possible " << radius << '\n';
    // The last term is room for rounding in this program itself.
    return reached <= radius + 1e-6 * std::max(1.0, radius) + 1e-9 ? accepted : wrong;
}
