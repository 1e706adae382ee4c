#include <iostream>
#include <string>

static void row(int blanks, char left, int stars, char right) {
    std::cout << std::string(blanks, ' ') << left << std::string(stars, '*') << right << '\n';
}

int main() {
    int n;
    std::cin >> n;
    const std::string cord = std::string(n, ' ') + "|\n";
    std::cout << cord;
    for (int i = 1; i <= n; i++) row(n - i, '/', 2 * i - 1, '\\');
    for (int i = n; i >= 1; i--) row(n - i, '\\', 2 * i - 1, '/');
    std::cout << cord;
}
