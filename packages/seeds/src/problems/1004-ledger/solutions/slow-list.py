# Looks for the customer in a list.
with open("ledger.in") as source:
    accounts = []
    for _ in range(int(source.readline())):
        kind, name, amount = source.readline().split()
        amount = int(amount)
        for account in accounts:
            if account[0] == name:
                break
        else:
            account = [name, 0, 0]
            accounts.append(account)
        if kind == "+":
            account[1] += amount
        elif amount <= account[1]:
            account[1] -= amount
        else:
            account[2] += 1
with open("ledger.out", "w") as target:
    for account in sorted(accounts):
        print(*account, file=target)
