/** The adapter in Python 3, set before a checker; the same as the one in C. */
export const PYTHON = String.raw`
def _assay_adapt(TESTLIB, TALKS, ABSOLUTE, MULTIPLIER, WHOLE):
    import os, re, sys
    RIGHT, WRONG, FAULT = 42, 43, 1
    if len(sys.argv) < 4:
        os._exit(FAULT)
    feedback = sys.argv[3]
    def path(name):
        return os.path.join(feedback, name)
    def text_of(name):
        try:
            with open(path(name), errors='replace') as file:
                return file.read(65536).strip()
        except OSError:
            return ''
    def number_in(text):
        found = re.match(r'[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?(?=[\s)]|$)', text)
        return float(found.group()) if found else None
    def value(name, number):
        with open(path(name), 'w') as file:
            file.write('%.10g\n' % number)
        return RIGHT
    def share(part):
        if part >= 1:
            return RIGHT
        return value('score_multiplier.txt', part) if part > 0 and MULTIPLIER else WRONG
    def points(number):
        if not ABSOLUTE:
            return share(number / WHOLE)
        return value('score.txt', number) if number > 0 else WRONG
    def decide(status):
        if not os.WIFEXITED(status):
            return FAULT
        code, said = os.WEXITSTATUS(status), text_of('judgemessage.txt')
        if 'Traceback (most recent call last)' in said:
            return FAULT
        if not TESTLIB:
            if code in (0, 100):
                return RIGHT
            if code in (101, 102):
                return WRONG
            if code == 103:
                return FAULT
            if code == 99:
                number = number_in(said) if TALKS else None
                if number is None:
                    number = number_in(text_of('tout' if TALKS else 'checker-output.txt'))
                return WRONG if number is None else share(number / 100)
        found = re.match(r'(ok|wrong answer|wrong output format|unexpected eof|points|partially correct|FAIL)(?:\s+|$)\(?', said)
        if found:
            word, number = found.group(1), number_in(said[found.end():])
            if word == 'FAIL':
                return FAULT
            if word == 'partially correct':
                return FAULT if number is None else share(number / 100)
            if (code in (0, 42, 0xac)) != (word == 'ok'):
                return FAULT
            if word == 'points':
                return FAULT if number is None else points(number)
            return RIGHT if word == 'ok' else WRONG
        if not TESTLIB:
            return FAULT
        return RIGHT if code == 0 else WRONG if code in (1, 2, 4, 8) else FAULT
    def redirect(name, to):
        file = os.open(path(name), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
        os.dup2(file, to)
        os.close(file)
    child = os.fork()
    if child == 0:
        redirect('judgemessage.txt', 2)
        if not TALKS:
            redirect('checker-output.txt', 1)
        sys.argv[2:4] = [path('tout') if TALKS else '/dev/fd/0', sys.argv[2]]
        return
    os.close(0)
    os.close(1)
    end = decide(os.waitpid(child, 0)[1])
    if not TALKS:
        os.unlink(path('checker-output.txt'))
    os._exit(end)
`;
