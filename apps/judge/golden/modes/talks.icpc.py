# Two conversations: in the first the program chooses a number, in the second another run of it must guess it.
import os
import sys

feedback = sys.argv[3]
with open(sys.argv[1]) as file:
    kind = file.read().strip()
print(kind, flush=True)
number = int(input())
if kind == 'choose':
    with open(feedback + 'state', 'w') as file:
        file.write(str(number))
    with open(feedback + 'nextpass.in', 'w') as file:
        file.write('guess\n')
    sys.exit(42)
with open(feedback + 'state') as file:
    sys.exit(42 if number == int(file.read()) else 43)
