// Prints the answer instead of writing the file.
#include <fstream>
#include <iostream>
#include <map>
#include <string>

int main() {
    std::ifstream in("ledger.in");
    std::map<std::string, std::pair<long long, int>> accounts;
    int n;
    in >> n;
    while (n--) {
        char kind;
        std::string name;
        long long amount;
        in >> kind >> name >> amount;
        auto& [balance, refused] = accounts[name];
        if (kind == '+') balance += amount;
        else if (amount <= balance) balance -= amount;
        else refused++;
    }
    for (const auto& [name, account] : accounts)
        std::cout << name << ' ' << account.first << ' ' << account.second << '\n';
}
