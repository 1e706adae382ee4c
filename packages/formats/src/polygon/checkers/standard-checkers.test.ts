import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STANDARD_CHECKERS, standardChecker } from './standard-checkers.ts';
import { STOCK_FUNCTIONS } from './testing/in-one-program.ts';

const HEADERS = join(import.meta.dirname, '../../../../../native/testlib/include');

const ACCEPTED = 0;
const WRONG = 1;
const FORMAT = 2;
const BROKEN = 3;
const POINTS = 7;

/** Checker, answer, output, exit code. */
const TABLE: readonly (readonly [string, string, string, number])[] = [
  ['ncmp', '1 2\n3', '1\n2\n3\n', ACCEPTED],
  ['ncmp', '1 2 3', '1 2', WRONG],
  ['ncmp', '1 2 3', '1 2 3 4', WRONG],
  ['ncmp', '1 2 3', '3 2 1', WRONG],
  ['ncmp', '9223372036854775807', '9223372036854775807', ACCEPTED],
  ['ncmp', '5', '05', FORMAT],
  ['ncmp', '5', '+5', FORMAT],
  ['ncmp', 'x', '5', BROKEN],
  ['icmp', '-7', '-7\n', ACCEPTED],
  ['icmp', '-7', '-7 1', FORMAT],
  ['icmp', '-7', '', FORMAT],
  ['uncmp', '3 1 2 2', '2 3 2 1', ACCEPTED],
  ['uncmp', '3 1 2 2', '1 3 2 1', WRONG],
  ['wcmp', 'Hello  world', 'Hello\r\nworld\r\n', ACCEPTED],
  ['wcmp', 'Hello', 'hello', WRONG],
  ['fcmp', 'a b\nc\n', 'a b\nc', ACCEPTED],
  ['fcmp', 'a b\nc\n', 'a  b\nc', WRONG],
  ['fcmp', 'a b\n', 'a b\nc\n', FORMAT],
  ['lcmp', 'a b\nc\n', ' a   b \nc\n', ACCEPTED],
  ['lcmp', 'a b\nc\n', 'a\nb c\n', WRONG],
  ['hcmp', '123456789012345678901234567890', '123456789012345678901234567890', ACCEPTED],
  ['hcmp', '123456789012345678901234567890', '123456789012345678901234567891', WRONG],
  ['hcmp', '1', 'one', FORMAT],
  ['acmp', '1000000', '1000000.000001', ACCEPTED],
  ['acmp', '1000000', '1000000.01', WRONG],
  ['rcmp', '0', '0.0000014', ACCEPTED],
  ['rcmp', '0', '0.0000016', WRONG],
  ['dcmp', '1000000', '1000000.5', ACCEPTED],
  ['dcmp', '1000000', '1000002', WRONG],
  ['rncmp', '1 2', '1.00001 2', ACCEPTED],
  ['rncmp', '1000000', '1000000.1', WRONG],
  ['rcmp4', '1 20000', '1.00009 20001', ACCEPTED],
  ['rcmp4', '1', '1.0002', WRONG],
  ['rcmp6', '1e6', '1000000.9', ACCEPTED],
  ['rcmp6', '1', '1.0001', WRONG],
  ['rcmp9', '1', '1.0000000009', ACCEPTED],
  ['rcmp9', '1', '1.00000001', WRONG],
  ['rcmp9', '1', 'nan', FORMAT],
  ['rcmp9', '1', 'inf', FORMAT],
  ['yesno', 'YES', 'yes', ACCEPTED],
  ['yesno', 'YES', 'no', WRONG],
  ['yesno', 'YES', 'maybe', FORMAT],
  ['nyesno', 'Yes no YES', 'YES\nNO\nyes', ACCEPTED],
  ['nyesno', 'Yes no', 'Yes yes', WRONG],
  ['nyesno', 'Yes no', 'Yes', WRONG],
  ['caseicmp', 'Case 1: 5\nCase 2: 6\n', 'Case 1: 5\nCase 2:  6', ACCEPTED],
  ['caseicmp', 'Case 1: 5\nCase 2: 6\n', 'Case 1: 5\nCase 3: 6', FORMAT],
  ['caseicmp', 'Case 1: 5\nCase 2: 6\n', 'Case 1: 5\n', FORMAT],
  ['caseicmp', 'Case 1: 5\n', '5\n', FORMAT],
  ['casencmp', 'Case 1: 1 2\n', 'Case 1: 1  2\n', ACCEPTED],
  ['casencmp', 'Case 1: 1 2\n', 'Case 1: 1\n', WRONG],
  ['casewcmp', 'Case 1: a b\nCase 2: c\n', 'Case 1: a b\nCase 2: c\n', ACCEPTED],
  ['casewcmp', 'Case 1: a b\nCase 2: c\n', 'Case 1: a b\nCase 2: C\n', WRONG],
  ['pointscmp', '1', '2.5', POINTS],
  ['pointsinfo', '1', '2.5', POINTS],
];

/** All of them in one program, which is the one whose name it is called by. */
const ALL = `#include "testlib.h"
${STOCK_FUNCTIONS}
int main(int argc, char* argv[]) {
    const std::string name = argv[0];
${STANDARD_CHECKERS.map((name) => `    if (name == "${name}") stock_${name}::run(argc, argv);`).join('\n')}
    return 99;
}
`;

describe('the standard checkers of Polygon, as our own programs', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'standard-checkers-'));
    writeFileSync(join(folder, 'all.cpp'), ALL);
    execFileSync('g++', ['-std=c++14', '-O0', '-Wall', '-Werror', `-I${HEADERS}`, 'all.cpp', '-o', 'all'], {
      cwd: folder,
    });
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(TABLE)('%s: answer %j, output %j → %d', (name, answer, output, code) => {
    writeFileSync(join(folder, 'answer'), answer);
    writeFileSync(join(folder, 'output'), output);
    expect(spawnSync(join(folder, 'all'), ['answer', 'output', 'answer'], { cwd: folder, argv0: name }).status).toBe(
      code,
    );
  });

  test('every one of them is in the table', () => {
    expect(new Set(TABLE.map(([name]) => name))).toEqual(new Set(STANDARD_CHECKERS));
  });

  test('names are understood as packages write them, and only those', () => {
    expect(standardChecker('std::ncmp.cpp')).toBe(standardChecker('ncmp'));
    expect(standardChecker('std::other.cpp')).toBeNull();
    expect(standardChecker('constructor')).toBeNull();
  });
});
