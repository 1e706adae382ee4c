# As passes.icpc.py in testlib's convention: the files lie in the work directory.
import os
import sys

with open(sys.argv[1]) as file:
    kind, word = file.read().split()
with open(sys.argv[2]) as file:
    output = file.read().split()
if kind == 'hide':
    assert not os.path.exists('nextpass.in') and not os.path.exists('state.txt')
    with open('state.txt', 'w') as file:
        file.write(word)
    with open('nextpass.in', 'w') as file:
        file.write('find ' + output[0] + '\n')
    sys.stderr.write('ok hidden')
    sys.exit(0)
assert not os.path.exists('nextpass.in')
with open('state.txt') as file:
    right = file.read()
if output == [right]:
    sys.stderr.write('ok found')
    sys.exit(0)
sys.stderr.write('wrong answer lost it')
sys.exit(1)
