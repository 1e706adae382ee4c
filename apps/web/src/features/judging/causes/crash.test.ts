import { expect, it } from 'vitest';
import { readCrash } from './crash.ts';

it.each([
  [
    'Python, at the last frame of the code',
    'Traceback (most recent call last):\n  File "/app/main.py", line 5, in <module>\n    f(0)\n  File "/app/main.py", line 3, in f\n    return f(n + 1)\n  [Previous line repeated 996 more times]\nRecursionError: maximum recursion depth exceeded\n',
    { name: 'RecursionError', said: 'maximum recursion depth exceeded', line: 3 },
  ],
  [
    'Python, with nothing said',
    'Traceback (most recent call last):\n  File "/app/main.py", line 2, in <module>\n    d[1]\nKeyError\n',
    { name: 'KeyError', said: '', line: 2 },
  ],
  [
    'Java, at the first frame of the code',
    'Exception in thread "main" java.lang.ArithmeticException: / by zero\n\tat java.base/java.util.A.b(A.java:9)\n\tat Main.solve(Main.java:5)\n\tat Main.main(Main.java:9)\n',
    { name: 'ArithmeticException', said: '/ by zero', line: 5 },
  ],
  [
    'Node',
    '/app/main.js:2\nnull.x;\n^\n\nTypeError: Cannot read properties of null\n    at Object.<anonymous> (/app/main.js:2:28)\n',
    { name: 'TypeError', said: 'Cannot read properties of null', line: 2 },
  ],
  [
    'Go',
    'panic: runtime error: integer divide by zero\n\ngoroutine 1 [running]:\nmain.main()\n\t/w/main.go:8 +0x11\n',
    { name: null, said: 'panic: runtime error: integer divide by zero', line: 8 },
  ],
  [
    'Rust',
    "thread 'main' panicked at 'attempt to divide by zero', main.rs:4:20\n",
    { name: null, said: "thread 'main' panicked at 'attempt to divide by zero', main.rs:4:20", line: 4 },
  ],
  [
    'C++',
    "terminate called after throwing an instance of 'std::out_of_range'\n  what():  vector::_M_range_check\n",
    { name: 'out_of_range', said: 'vector::_M_range_check', line: null },
  ],
  [
    'an assertion in C',
    "main: main.c:12: main: Assertion `n > 0' failed.\n",
    { name: null, said: "main: main.c:12: main: Assertion `n > 0' failed.", line: 12 },
  ],
])('reads %s', (_what, stderr, crash) => expect(readCrash(stderr)).toEqual(crash));

it('reads nothing of nothing', () => expect(readCrash('\n')).toBeNull());
