import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import type { ProgramEnd } from '../outcome.ts';
import { judgeInput, statusOfInputs } from './input-check.ts';

const endOf = (part: Partial<ProgramEnd>): ProgramEnd => ({
  outcome: 'exit',
  exitCode: 0,
  signal: 0,
  cpuMs: 10,
  wallMs: 10,
  memoryBytes: 0,
  ...part,
});

const { accepted, wrongAnswer, systemError } = VERDICT;

test.each<[string, Parameters<typeof judgeInput>[0], Partial<ProgramEnd>, string, number, string | null]>([
  ['ICPC: 42 accepts', 'icpc', { exitCode: 42 }, 'fine', accepted, null],
  ['ICPC: 43 refuses', 'icpc', { exitCode: 43 }, 'line 1: n = 11', wrongAnswer, 'line 1: n = 11'],
  ['ICPC: any other code refuses, 0 too', 'icpc', { outcome: 'ok' }, '', wrongAnswer, 'exit code 0'],
  ['ICPC: as 1 does', 'icpc', { exitCode: 1 }, 'AssertionError', wrongAnswer, 'AssertionError'],
  ['testlib: 0 accepts', 'testlib', { outcome: 'ok' }, '', accepted, null],
  ['testlib: 3 refuses', 'testlib', { exitCode: 3 }, 'FAIL n equals 11', wrongAnswer, 'FAIL n equals 11'],
  ['testlib: 42 refuses', 'testlib', { exitCode: 42 }, '', wrongAnswer, 'exit code 42'],
  ['a crash says nothing about the input', 'icpc', { outcome: 'signal', signal: 11 }, '', systemError, null],
  ['nor does the time limit', 'testlib', { outcome: 'time', cpuMs: 16_000 }, '', systemError, null],
  ['nor the clock', 'testlib', { outcome: 'wall', cpuMs: 0, wallMs: 48_000 }, '', systemError, null],
  ['nor a validator that waits', 'icpc', { outcome: 'idle' }, '', systemError, null],
  ['nor one that takes too much memory', 'icpc', { outcome: 'memory' }, '', systemError, null],
  ['nor one that floods', 'icpc', { outcome: 'output' }, 'x', systemError, 'the validator wrote too much\nx'],
])('%s', (_sentence, convention, end, stderr, status, message) => {
  const opinion = judgeInput(convention, { end: endOf(end), stdout: '', stderr });
  expect(opinion).toMatchObject({ kind: 'decided', status });
  if (message !== null || status === accepted) expect(opinion).toMatchObject({ message });
  else expect(opinion).toMatchObject({ message: expect.stringMatching(/\w/) });
});

test.each<[string, Partial<ProgramEnd>]>([
  ['one that cannot be started', { outcome: 'start', startError: 'ENOENT' }],
  ['one that others kept from the processor', { outcome: 'wall', cpuMs: 5000, wallMs: 48_000 }],
])('%s is a failure of the machine', (_what, end) => {
  expect(judgeInput('icpc', { end: endOf(end), stdout: '', stderr: '' }).kind).toBe('unjudged');
});

test('standard output counts where standard error is empty, and long words are cut', () => {
  const said = { end: endOf({ exitCode: 43 }), stdout: `${'x'.repeat(2000)}\n`, stderr: ' \n' };
  expect(judgeInput('icpc', said)).toMatchObject({ message: 'x'.repeat(1000) });
});

test.each([
  ['all may be', [accepted, accepted], accepted],
  ['one may not', [accepted, wrongAnswer, VERDICT.cancelled], wrongAnswer],
  ['one could not be decided', [wrongAnswer, systemError], systemError],
  ['none', [], accepted],
])('%s', (_what, statuses, status) => {
  expect(statusOfInputs(statuses)).toBe(status);
});
