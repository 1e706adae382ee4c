// All classes sit together, and share rows.
#include <iostream>

int main() {
  long long k, m, all = 0;
  std::cin >> k >> m;
  for (long long pupils; k-- > 0;) {
    std::cin >> pupils;
    all += pupils;
  }
  std::cout << (all + m - 1) / m << '\n';
}
