import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standardComparison, standardValidator } from './standard-validator.ts';
import { readValidatorFlags } from './validator-flags.ts';

const GXX = '/usr/bin/g++';
const folder = mkdtempSync(join(tmpdir(), 'assay-validator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!existsSync(GXX))('the standard validator', () => {
  beforeAll(() => {
    writeFileSync(join(folder, 'v.cpp'), standardValidator(readValidatorFlags([]).comparison).code);
    execFileSync(GXX, ['-std=c++17', '-Wall', '-Wextra', '-Werror', 'v.cpp', '-o', 'v'], { cwd: folder });
    mkdirSync(join(folder, 'feedback'));
  }, 60_000);

  const run = (flags: string[], answer: string, output: string) => {
    writeFileSync(join(folder, 'answer'), answer);
    const args = ['/dev/null', 'answer', 'feedback', ...flags];
    return spawnSync(join(folder, 'v'), args, { cwd: folder, input: output }).status;
  };

  test.each<[string, string[], string, string, number]>([
    ['equal', [], 'a b\n', 'a b\n', 42],
    ['white space does not count', [], 'a b\n', '  a\n\n b', 42],
    ['letter case does not count', [], 'Yes', 'YES', 42],
    ['letter case counts when asked', ['case_sensitive'], 'Yes', 'YES', 43],
    ['white space counts when asked', ['space_change_sensitive'], 'a b\n', 'a  b\n', 43],
    ['too little', [], 'a b', 'a', 43],
    ['too much', [], 'a', 'a b', 43],
    ['nothing against nothing', [], '', '\n', 42],
    ['a number without tolerance is a word', [], '1.0', '1', 43],
    ['within the absolute tolerance', ['float_absolute_tolerance', '1e-3'], '1.0', '1.0009', 42],
    ['outside the absolute tolerance', ['float_absolute_tolerance', '1e-3'], '1.0', '1.002', 43],
    ['within the relative tolerance', ['float_relative_tolerance', '1e-3'], '1000', '1000.9', 42],
    ['outside the relative tolerance', ['float_relative_tolerance', '1e-3'], '1000', '1002', 43],
    ['within either', ['float_tolerance', '1e-6'], '0', '0.0000001', 42],
    ['a word where a number is', ['float_tolerance', '1e-6'], '1', 'one', 43],
    ['nan is no number close to any', ['float_tolerance', '1e-6'], '1', 'nan', 43],
    ['hexadecimal is no number', ['float_tolerance', '1e-6'], '16', '0x10', 43],
    ['words beside numbers are compared as words', ['float_tolerance', '1e-6'], 'case 1', 'CASE 1.0', 42],
    ['an unknown flag is a fault of the jury', ['--fancy'], 'a', 'a', 1],
    ['a tolerance without a number too', ['float_tolerance'], 'a', 'a', 1],
  ])('%s', (_name, flags, answer, output, code) => expect(run(flags, answer, output)).toBe(code));
});

test('a program of ours is recognised with its arguments, and no other is', () => {
  const { comparison } = readValidatorFlags(['float_tolerance', '1e-6', 'case_sensitive']);
  const program = standardValidator(comparison);
  expect(standardComparison(program)).toEqual(comparison);
  expect(standardComparison({ ...program, code: `${program.code} ` })).toBeNull();
});
