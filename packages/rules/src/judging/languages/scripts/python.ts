import { ADDITION, type CompileLimits, type LanguageData } from '../language.ts';

const template = `a, b = map(int, input().split())
print(a + b)
`;

const LIMITS: CompileLimits = { cpuMs: 5_000, wallMs: 20_000, memoryMb: 512, processes: 16, workMb: 64 };

/** Reports what the compiler of Python refuses, without a run and without lines of its own about it, and leaves nothing behind. */
const CHECK = 'import sys; sys.tracebacklimit = 0; compile(open("main.py", "rb").read(), "main.py", "exec")';

const selfTest = {
  code: `import sys
from collections import deque
sys.setrecursionlimit(10000)

def deep(n):
    return 0 if n == 0 else deep(n - 1) + 1

assert deep(5000) == 5000
print(sum(deque(int(x) for line in sys.stdin for x in line.split())))
`,
  ...ADDITION,
};

const python = {
  contentType: 'text/x-python',
  sourceFile: 'main.py',
  timeFactor: 2,
  memoryFactor: 2,
  template,
  codeTemplate: '',
  selfTest,
};

export const python3: LanguageData = {
  ...python,
  name: 'Python3',
  aliases: ['Python 3'],
  description: 'CPython 3',
  tools: ['/usr/bin/python3'],
  packages: ['python3'],
  versionArgv: ['/usr/bin/python3', '--version'],
  // -E -s: nothing of the environment; the directory of the program stays importable for extra files.
  compile: {
    argv: ['/usr/bin/python3', '-E', '-s', '-c', CHECK],
    limits: LIMITS,
    keeps: { kind: 'source' },
  },
  run: { argv: ['/usr/bin/python3', '-E', '-s', '-B', '/app/main.py'], processes: 16 },
  mayCheck: true,
};

export const pypy3: LanguageData = {
  ...python,
  name: 'PyPy3',
  aliases: ['PyPy 3'],
  description: 'PyPy, Python 3 with a just-in-time compiler',
  tools: ['/usr/bin/pypy3'],
  packages: ['pypy3'],
  versionArgv: [
    '/usr/bin/pypy3',
    '-c',
    'import sys; print("PyPy " + sys.version.split("[PyPy ")[1].split()[0] + ", Python " + sys.version.split()[0])',
  ],
  compile: {
    argv: ['/usr/bin/pypy3', '-E', '-s', '-c', CHECK],
    limits: LIMITS,
    keeps: { kind: 'source' },
  },
  run: { argv: ['/usr/bin/pypy3', '-E', '-s', '-B', '/app/main.py'], processes: 16 },
  mayCheck: false,
};
