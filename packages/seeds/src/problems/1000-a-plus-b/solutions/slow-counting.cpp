// Counts up for ever after it has found the answer.
#include <iostream>

int main() {
    int a, b;
    std::cin >> a >> b;
    std::cout << a + b << std::endl;
    for (volatile unsigned long long n = 0;; n = n + 1) {
    }
}
