import { describe, expect, it } from 'vitest';
import { isCompilerCrash, readCompileErrors } from './compile-errors.ts';

describe('readCompileErrors', () => {
  it.each([
    [
      'gcc',
      "main.cpp: In function 'int main()':\nmain.cpp:4:12: error: expected ';' before 'return'\n    4 |   int a = 1\n",
      [{ line: 4, column: 12, kind: 'error', message: "expected ';' before 'return'" }],
    ],
    [
      'gcc warning and fatal',
      'main.c:1:10: fatal error: foo.h: No such file or directory\nmain.c:2:1: warning: unused variable',
      [
        { line: 1, column: 10, kind: 'error', message: 'foo.h: No such file or directory' },
        { line: 2, column: 1, kind: 'warning', message: 'unused variable' },
      ],
    ],
    [
      'gcc between the hidden parts of a template',
      '<code>: In function ‘add’:\n<code>:2:11: error: ‘q’ undeclared\n<template>:7:20: error: ‘z’ undeclared\n',
      [{ line: 2, column: 11, kind: 'error', message: '‘q’ undeclared' }],
    ],
    [
      'gcc in headers of the system, at the place that asked for them',
      [
        '/usr/include/c++/12/bits/stl_algo.h: In instantiation of ‘void std::__sort(_It, _It)’:',
        '/usr/include/c++/12/bits/stl_algo.h:4820:18:   required from ‘void std::sort(_It, _It)’',
        'main.cpp:9:12:   required from here',
        '/usr/include/c++/12/bits/stl_algo.h:1938:50: error: no match for ‘operator-’',
        '/usr/include/c++/12/bits/stl_iterator.h:621:5: note: candidate',
      ].join('\n'),
      [{ line: 9, column: 12, kind: 'error', message: 'no match for ‘operator-’' }],
    ],
    [
      'nothing of headers and of files beside the code',
      [
        '/usr/include/c++/12/bits/move.h:123:5: error: of a header',
        'grader.cpp:7:1: error: of the jury',
        'grader.h:7:1: error: of the jury',
        'main.h:7:1: error: of a file of the problem',
        'grader.cpp:8:12:   required from here',
        '/usr/include/c++/12/bits/move.h:45:2: error: asked for by the jury',
        './grader.go:4:2: undefined: x',
        '  File "/usr/lib/python3/ast.py", line 50',
        'SyntaxError: of the library',
      ].join('\n'),
      [],
    ],
    [
      'javac',
      "Main.java:5: error: ';' expected\n    int a\n",
      [{ line: 5, column: null, kind: 'error', message: "';' expected" }],
    ],
    [
      'rustc',
      'error[E0425]: cannot find value `x` in this scope\n --> src/main.rs:2:20\n  |\n',
      [{ line: 2, column: 20, kind: 'error', message: 'cannot find value `x` in this scope' }],
    ],
    [
      'go',
      '# command-line-arguments\n./main.go:4:2: undefined: x\n',
      [{ line: 4, column: 2, kind: 'error', message: 'undefined: x' }],
    ],
    [
      'fpc',
      'main.pas(3,5) Error: Identifier not found "x"\n',
      [{ line: 3, column: 5, kind: 'error', message: 'Identifier not found "x"' }],
    ],
    [
      'tsc',
      "main.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.\n",
      [{ line: 1, column: 7, kind: 'error', message: "Type 'string' is not assignable to type 'number'." }],
    ],
    [
      'mcs',
      "main.cs(3,5): warning CS0219: `x' is never used\nmain.cs(4,9): error CS0103: The name `y' does not exist\n",
      [
        { line: 3, column: 5, kind: 'warning', message: "`x' is never used" },
        { line: 4, column: 9, kind: 'error', message: "The name `y' does not exist" },
      ],
    ],
    [
      'nim',
      "/w/main.nim(2, 6) Error: undeclared identifier: 'x'\n",
      [{ line: 2, column: 6, kind: 'error', message: "undeclared identifier: 'x'" }],
    ],
    [
      'python',
      '  File "main.py", line 2\n    print(1\n         ^\nSyntaxError: \'(\' was never closed\n',
      [{ line: 2, column: null, kind: 'error', message: "SyntaxError: '(' was never closed" }],
    ],
    [
      'node',
      '/w/main.js:3\nlet a = ;\n        ^\n\nSyntaxError: Unexpected token\n',
      [{ line: 3, column: null, kind: 'error', message: 'SyntaxError: Unexpected token' }],
    ],
    ['nothing to read', 'ld: cannot find -lfoo', []],
  ])('reads %s', (_name, output, errors) => expect(readCompileErrors(output)).toEqual(errors));

  it('names a place once', () => {
    const line = 'main.cpp:1:1: error: twice\n';
    expect(readCompileErrors(line + line)).toHaveLength(1);
  });
});

it.each([
  ['gcc', 'main.cpp:3:5: internal compiler error: Segmentation fault', true],
  [
    'clang',
    'PLEASE submit a bug report to https://github.com/llvm/llvm-project/issues/ and include the crash backtrace',
    true,
  ],
  ['rustc', 'error: the compiler unexpectedly panicked. this is a bug.', true],
  ['an ordinary error', "main.cpp:3:5: error: 'x' was not declared in this scope", false],
])('a compiler that crashed is told from one that refused: %s', (_who, words, expected) => {
  expect(isCompilerCrash(words)).toBe(expected);
});
