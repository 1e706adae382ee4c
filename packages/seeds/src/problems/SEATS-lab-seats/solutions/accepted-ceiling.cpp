#include <iostream>

int main() {
  long long k, m, rows = 0;
  std::cin >> k >> m;
  for (long long pupils; k-- > 0;) {
    std::cin >> pupils;
    rows += (pupils + m - 1) / m;
  }
  std::cout << rows << '\n';
}
