# testlib's convention: its words and exit codes.
import sys

def end(code, words):
    sys.stderr.write(words)
    sys.exit(code)

given = open(sys.argv[1]).read().split()
right = int(open(sys.argv[3]).read())
try:
    theirs = int(open(sys.argv[2], errors="replace").read())
except ValueError:
    end(2, "wrong output format a number is expected")
if theirs == right:
    end(0, "ok %d numbers" % len(given))
if abs(theirs - right) == 1:
    end(7, "points 50 off by one")
if theirs == -1:
    end(1, "partially correct (1) one percent, with the exit code of a wrong answer")
end(1, "wrong answer %d where %d is right" % (theirs, right))
