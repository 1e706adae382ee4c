// Draws 2i stars in row i.
#include <iostream>
#include <string>

int main() {
    int n;
    std::cin >> n;
    const std::string cord = std::string(n, ' ') + "|\n";
    std::cout << cord;
    for (int i = 1; i <= n; i++) std::cout << std::string(n - i, ' ') << '/' << std::string(2 * i, '*') << "\\\n";
    for (int i = n; i >= 1; i--) std::cout << std::string(n - i, ' ') << '\\' << std::string(2 * i, '*') << "/\n";
    std::cout << cord;
}
