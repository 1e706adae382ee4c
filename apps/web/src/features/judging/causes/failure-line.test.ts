import { expect, it } from 'vitest';
import { failureLine } from './failure-line.ts';

const PYTHON = `Traceback (most recent call last):
  File "/app/main.py", line 2, in f
    return [1,2][x]
           ~~~~~^^^
IndexError: list index out of range
`;
const JAVA = `Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
\tat Main.f(Main.java:1)
`;
const CSHARP = `
Unhandled Exception:
System.IndexOutOfRangeException: Index was outside the bounds of the array.
  at P.Main () [0x00028] in <8bb2>:0
[ERROR] FATAL UNHANDLED EXCEPTION: System.IndexOutOfRangeException: Index was outside the bounds of the array.
`;
const NODE = `/app/main.js:2
throw new TypeError("no")
^

TypeError: no
    at Object.<anonymous> (/app/main.js:2:28)

Node.js v20.20.2
`;
const CPP = `terminate called after throwing an instance of 'std::out_of_range'
  what():  vector::_M_range_check: __n (which is 3) >= this->size() (which is 2)
`;
const RUST = `thread 'main' panicked at 'index out of bounds: the len is 3 but the index is 4', main.rs:1:182
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace
`;
const LUA = `/usr/bin/lua5.4: /app/main.lua:2: attempt to index a nil value (local 'x')
stack traceback:
\t/app/main.lua:2: in main chunk
`;
const NIM = `fatal.nim(54)            sysFatal
Error: unhandled exception: index 2 not in 0 .. 0 [IndexDefect]
`;

it.each([
  ['Python', PYTHON, 'IndexError: list index out of range'],
  ['Python behind notes of its own', `Error: a note\n${PYTHON}`, 'IndexError: list index out of range'],
  ['Java', JAVA, 'java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3'],
  ['C#', CSHARP, 'System.IndexOutOfRangeException: Index was outside the bounds of the array.'],
  ['Node', NODE, 'TypeError: no'],
  [
    'C++',
    CPP,
    "terminate called after throwing an instance of 'std::out_of_range', what():  vector::_M_range_check: __n (which is 3) >= this->size() (which is 2)",
  ],
  ['Rust', RUST, "thread 'main' panicked at 'index out of bounds: the len is 3 but the index is 4', main.rs:1:182"],
  [
    'Go',
    'panic: runtime error: index out of range [3] with length 2\n\ngoroutine 1 [running]:\nmain.main()\n',
    'panic: runtime error: index out of range [3] with length 2',
  ],
  ['Lua', LUA, "/usr/bin/lua5.4: /app/main.lua:2: attempt to index a nil value (local 'x')"],
  ['Nim', NIM, 'Error: unhandled exception: index 2 not in 0 .. 0 [IndexDefect]'],
  [
    'PHP',
    'PHP Fatal error:  Uncaught Exception: bad 3 in /app/main.php:2\nStack trace:\n#0 x\n',
    'PHP Fatal error:  Uncaught Exception: bad 3 in /app/main.php:2',
  ],
  [
    'D',
    'core.exception.ArrayIndexError@main.d(2): index [2] is out\n----------------\n??:? x\n',
    'core.exception.ArrayIndexError@main.d(2): index [2] is out',
  ],
  ['OCaml', 'Fatal error: exception Failure("no")\n', 'Fatal error: exception Failure("no")'],
  ['Pascal', 'Runtime error 200 at $00000000004010D6\n  $00000000004010D6\n', 'Runtime error 200 at $00000000004010D6'],
  ['Perl behind a note', 'a note\noops at /app/main.pl line 1.\n', 'oops at /app/main.pl line 1.'],
  [
    'an assertion in C',
    "main: main.c:2: main: Assertion `1==2' failed.\n",
    "main: main.c:2: main: Assertion `1==2' failed.",
  ],
  ['a long line', `Error: ${'x'.repeat(400)}`, `Error: ${'x'.repeat(293)}…`],
  ['blank lines', '\n  \n', null],
  ['nothing', '', null],
])('finds what went wrong in %s', (_what, stderr, line) => expect(failureLine(stderr)).toBe(line));
