# Two passes: the program hides a word in the first (every letter of its output counts), and finds it again in the second. ICPC's convention.
import os
import sys

feedback = sys.argv[3]
state = feedback + 'state'
with open(sys.argv[1]) as file:
    kind, word = file.read().split()
output = sys.stdin.read().split()
if not os.path.exists(state):
    if kind != 'hide' or len(output) != 1 or output[0] == word:
        sys.exit(43)
    with open(state, 'w') as file:
        file.write(word)
    with open(feedback + 'nextpass.in', 'w') as file:
        file.write('find ' + output[0] + '\n')
    sys.exit(42)
with open(state) as file:
    right = file.read()
if kind != 'find':
    sys.exit(1)
with open(feedback + 'teammessage.txt', 'w') as file:
    file.write('found ' + output[0])
sys.exit(42 if output == [right] else 43)
