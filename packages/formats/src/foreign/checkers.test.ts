import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromForeign, toForeign } from './checkers.ts';

/** Ends as hustoj's do: 0 when answer and output begin with the same word, else 1; no return at the end of main. */
const HUSTOJ = `#include <stdio.h>
#include <string.h>
int main(int argc, const char *argv[]) {
    char answer[99] = "", output[99] = "";
    fscanf(fopen(argv[2], "r"), "%98s", answer);
    fscanf(fopen(argv[3], "r"), "%98s", output);
    if (strcmp(output, "crash") == 0) *(volatile int *)0 = 1;
    if (strcmp(answer, output) != 0) return 1;
}
`;

/** As the manual of qduoj shows it: exactly two files, -1 for a fault. */
const QDUOJ = `#include <stdio.h>
#define AC 0
#define WA 1
#define ERROR -1
int main(int argc, char *args[]) {
    if (argc != 3) return ERROR;
    int in, out;
    if (fscanf(fopen(args[1], "r"), "%d", &in) != 1) return ERROR;
    if (fscanf(fopen(args[2], "r"), "%d", &out) != 1) return WA;
    return in == out ? AC : WA;
}
`;

/** One of ours that needs the answer and knows partial results. */
const OURS = `#include <fstream>
#include <iostream>
#include <cstdlib>
int main(int argc, char **argv) {
    int output = 0, answer = 0;
    std::ifstream(argv[2]) >> output;
    std::ifstream(argv[3]) >> answer;
    if (output == answer) std::exit(100);
    if (output == answer + 1) { std::cout << 50; return 99; }
    return 102;
}
`;

const CC = { c: ['gcc', '-std=c11'], cpp: ['g++', '-std=c++17'] } as const;

describe('checkers of other judges', () => {
  let folder = '';
  const build = (name: string, code: string, language: keyof typeof CC) => {
    const [compiler, standard] = CC[language];
    writeFileSync(join(folder, `${name}.${language}`), code);
    execFileSync(compiler, [standard, '-O2', '-w', `${name}.${language}`, '-o', name], { cwd: folder });
  };
  const run = (name: string, ...files: string[]) => {
    const names = files.map((content, at) => {
      writeFileSync(join(folder, `${at}.txt`), content);
      return `${at}.txt`;
    });
    return spawnSync(join(folder, name), names, { cwd: folder }).status;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'foreign-checkers-'));
    build('hustoj-c', fromForeign('hustoj', HUSTOJ), 'c');
    build('hustoj-cpp', fromForeign('hustoj', HUSTOJ), 'cpp');
    build('qduoj-c', fromForeign('qduoj', QDUOJ), 'c');
    build('qduoj-cpp', fromForeign('qduoj', QDUOJ), 'cpp');
    build('ours', toForeign('hustoj', OURS)!, 'cpp');
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['hustoj-c', 'hustoj-cpp'])('%s gets input, answer, output', (name) => {
    expect(run(name, 'in', 'yes', 'yes')).toBe(0);
    expect(run(name, 'in', 'out', 'ans')).toBe(102);
    expect(run(name, 'in', 'crash', 'yes')).toBeNull();
  });

  test.each(['qduoj-c', 'qduoj-cpp'])('%s gets input and output alone', (name) => {
    expect(run(name, '5', '5', 'answer')).toBe(0);
    expect(run(name, '5', '6', 'answer')).toBe(102);
    expect(run(name, 'x', '6', 'answer')).toBe(103);
  });

  test('one of ours works where hustoj calls it', () => {
    expect(run('ours', 'in', '7', '7')).toBe(0);
    expect(run('ours', 'in', '7', '8')).toBe(1);
    expect(run('ours', 'in', '8', '7')).toBe(1);
  });

  test('there and back is the same code', () => {
    expect(fromForeign('hustoj', toForeign('hustoj', OURS)!)).toBe(OURS);
    expect(toForeign('hustoj', fromForeign('hustoj', HUSTOJ))).toBe(HUSTOJ);
    expect(toForeign('qduoj', fromForeign('qduoj', QDUOJ))).toBe(QDUOJ);
  });

  test('what cannot work elsewhere is not sent there', () => {
    expect(toForeign('qduoj', OURS)).toBeNull();
    expect(toForeign('hustoj', fromForeign('qduoj', QDUOJ))).toBeNull();
  });
});
