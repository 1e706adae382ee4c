#include <fstream>
#include <map>
#include <string>

int main() {
    std::ifstream in("ledger.in");
    std::ofstream out("ledger.out");
    struct Account {
        long long balance = 0;
        int refused = 0;
    };
    std::map<std::string, Account> accounts;
    int n;
    in >> n;
    while (n--) {
        char kind;
        std::string name;
        long long amount;
        in >> kind >> name >> amount;
        Account& account = accounts[name];
        if (kind == '+') account.balance += amount;
        else if (amount <= account.balance) account.balance -= amount;
        else account.refused++;
    }
    for (const auto& [name, account] : accounts)
        out << name << ' ' << account.balance << ' ' << account.refused << '\n';
}
