# Lets every withdrawal pass.
with open("ledger.in") as source, open("ledger.out", "w") as target:
    balances = {}
    for _ in range(int(source.readline())):
        kind, name, amount = source.readline().split()
        balances[name] = balances.get(name, 0) + int(kind + amount)
    for name in sorted(balances):
        print(name, balances[name], 0, file=target)
