# testlib's convention, as a program built with it behaves: exit codes 0, 1, 2, 3, words on standard error, a file for the checker.
import sys

with open(sys.argv[1]) as file:
    n, secret = map(int, file.read().split())
print(n, flush=True)
questions = 0
for line in sys.stdin:
    kind, x = line.split()
    if kind == '!':
        with open(sys.argv[2], 'w') as tout:
            tout.write(f'{x} {questions}\n')
        if int(x) == secret:
            sys.stderr.write(f'ok {questions} questions\n')
            sys.exit(0)
        sys.stderr.write('wrong answer not the number\n')
        sys.exit(1)
    questions += 1
    print(int(secret <= int(x)), flush=True)
sys.stderr.write('wrong output format Unexpected end of file\n')
sys.exit(2)
