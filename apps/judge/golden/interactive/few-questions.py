# A testlib checker of what the interactor wrote down: at most 20 questions.
import sys

with open(sys.argv[2]) as tout:
    number, questions = map(int, tout.read().split())
with open(sys.argv[3]) as answer:
    assert number == int(answer.read())
if questions > 20:
    sys.stderr.write('wrong answer %d questions' % questions)
    sys.exit(1)
sys.stderr.write('ok')
