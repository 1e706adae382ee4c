def main():
    accounts = {}
    with open("ledger.in") as source:
        for _ in range(int(source.readline())):
            kind, name, amount = source.readline().split()
            amount = int(amount)
            account = accounts.setdefault(name, [0, 0])
            if kind == "+":
                account[0] += amount
            elif amount <= account[0]:
                account[0] -= amount
            else:
                account[1] += 1
    with open("ledger.out", "w") as target:
        for name in sorted(accounts):
            print(name, *accounts[name], file=target)


main()
