# ICPC's convention: input, answer, feedback directory; 42 and 43.
import sys

with open(sys.argv[1]) as file:
    n, secret = map(int, file.read().split())
feedback = sys.argv[3]

def end(code, words):
    with open(feedback + 'judgemessage.txt', 'w') as file:
        file.write('for the jury: ' + words)
    with open(feedback + 'teammessage.txt', 'w') as file:
        file.write(words)
    sys.exit(code)

print(n, flush=True)
for line in sys.stdin:
    kind, x = line.split()
    if kind == '!':
        end(42 if int(x) == secret else 43, 'said ' + x)
    print(int(secret <= int(x)), flush=True)
end(43, 'ended early')
