import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, it } from 'vitest';
import { deservesSecondRun, judgeEnd, type ProgramEnd } from './outcome.ts';

const LIMITS = { timeMs: 1000, memoryMb: 64, stackMb: 64 };
const OK: ProgramEnd = { outcome: 'ok', exitCode: 0, signal: 0, cpuMs: 10, wallMs: 12, memoryBytes: 1 << 20 };
const MIB = 1 << 20;

it.each<[string, Partial<ProgramEnd>, number, string]>([
  ['CPU time past the limit', { cpuMs: 1001 }, VERDICT.timeLimit, 'CPU time 1001 ms, limit 1000 ms'],
  [
    'ended at the CPU limit',
    { outcome: 'time', signal: 9, cpuMs: 1200.4 },
    VERDICT.timeLimit,
    'CPU time 1200 ms, limit 1000 ms',
  ],
  ['memory past the limit', { memoryBytes: 65 * MIB }, VERDICT.memoryLimit, 'Memory limit of 64 MB exceeded'],
  ['ended for its memory', { outcome: 'memory', signal: 9 }, VERDICT.memoryLimit, 'Memory limit of 64 MB exceeded'],
  [
    'time comes before memory',
    { outcome: 'memory', cpuMs: 1100 },
    VERDICT.timeLimit,
    'CPU time 1100 ms, limit 1000 ms',
  ],
  [
    'memory comes before a runtime error',
    { outcome: 'exit', exitCode: 1, memoryBytes: 65 * MIB },
    VERDICT.memoryLimit,
    'Memory limit of 64 MB exceeded',
  ],
  [
    'asleep until the clock ran out',
    { outcome: 'wall', wallMs: 4600.2, cpuMs: 1 },
    VERDICT.timeLimit,
    'Ended after 4600 ms on the clock, with 1 ms CPU time',
  ],
  ['waiting for ever', { outcome: 'idle' }, VERDICT.timeLimit, 'Idle: waiting without using CPU time'],
  ['an exit code', { outcome: 'exit', exitCode: 3 }, VERDICT.runtimeError, 'Exit code 3'],
  [
    'a signal',
    { outcome: 'signal', exitCode: -1, signal: 8 },
    VERDICT.runtimeError,
    'Ended by SIGFPE (arithmetic error, such as a division by zero)',
  ],
  ['a signal without a name', { outcome: 'signal', signal: 40 }, VERDICT.runtimeError, 'Ended by signal 40'],
  ['too much output', { outcome: 'output' }, VERDICT.runtimeError, 'Output limit exceeded'],
])('judges an end: %s', (_sentence, end, verdict, message) => {
  expect(judgeEnd({ ...OK, ...end }, LIMITS)).toMatchObject({ kind: 'failed', verdict, message });
});

it('lets the output decide when the program ended well, within the limits to the last unit', () => {
  expect(judgeEnd({ ...OK, cpuMs: 1000.4, memoryBytes: 64 * MIB }, LIMITS)).toEqual({
    kind: 'answered',
    timeMs: 1000,
    memoryKb: 65536,
  });
});

it.each<[string, Partial<ProgramEnd>]>([
  ['past its memory limit', { outcome: 'memory', memoryBytes: 96 * MIB }],
  ['past both limits', { outcome: 'time', cpuMs: 1200, memoryBytes: 96 * MIB }],
  ['that wrote too much meanwhile', { outcome: 'output', memoryBytes: 70 * MIB }],
])('shows of a program %s no more memory than its limit', (_sentence, end) => {
  expect(judgeEnd({ ...OK, ...end }, LIMITS)).toMatchObject({ kind: 'failed', memoryKb: 64 * 1024 });
});

it('blames a program that no machine could start for itself', () => {
  const end = {
    ...OK,
    outcome: 'start',
    startError: 'execve /app/main: Exec format error',
    startsNowhere: true,
  } as const;
  expect(judgeEnd(end, LIMITS)).toMatchObject({
    kind: 'failed',
    verdict: VERDICT.runtimeError,
    cause: { code: 'notStarted', params: { error: 'execve /app/main: Exec format error' } },
  });
});

it.each([
  ['a program that could not be started', { outcome: 'start', startError: 'ENOENT' } as const],
  ['a program that was stopped', { outcome: 'stopped' } as const],
])('never blames the contestant for %s', (_sentence, end) => {
  expect(judgeEnd({ ...OK, ...end }, LIMITS).kind).toBe('unjudged');
});

it.each<[string, Partial<ProgramEnd>, boolean]>([
  ['a good end', {}, false],
  ['out of clock time though it was computing', { outcome: 'wall', cpuMs: 600, wallMs: 4600 }, true],
  ['out of clock time, asleep', { outcome: 'wall', cpuMs: 3, wallMs: 4600 }, false],
  ['out of clock time and past the limit', { outcome: 'wall', cpuMs: 1100, wallMs: 4600 }, false],
  ['ended by itself just past the limit', { cpuMs: 1050 }, true],
  ['ended for its CPU time', { outcome: 'time', cpuMs: 1200 }, false],
  ['a crash within the limit', { outcome: 'signal', signal: 11 }, false],
])('gives a second run to %s: %s', (_sentence, end, second) => {
  expect(deservesSecondRun({ ...OK, ...end }, LIMITS)).toBe(second);
});
