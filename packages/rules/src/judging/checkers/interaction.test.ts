import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { describe, expect, it, test } from 'vitest';
import type { ProgramEnd } from '../outcome.ts';
import { writeJudgeFailure } from '../sentences/judge-failure.ts';
import type { CheckerOpinion } from './checker.ts';
import { judgeConversation, percentOf } from './interaction.ts';

const LIMITS = { timeMs: 1000, memoryMb: 64, stackMb: 64 };
const { accepted, wrongAnswer, presentationError, timeLimit, memoryLimit, runtimeError, partial } = VERDICT;

type End = Partial<ProgramEnd>;
const ends = (end: End): ProgramEnd => ({
  outcome: 'ok',
  exitCode: 0,
  signal: 0,
  cpuMs: 10,
  wallMs: 20,
  memoryBytes: 1 << 20,
  ...end,
});
const OK: End = {};
const CRASH: End = { outcome: 'signal', signal: 11, exitCode: -1 };
const EXIT: End = { outcome: 'exit', exitCode: 1 };
const PIPE: End = { outcome: 'signal', signal: 13, exitCode: -1 };
const IDLE: End = { outcome: 'idle', signal: 9, exitCode: -1 };
const STOPPED: End = { outcome: 'stopped', signal: 9, exitCode: -1 };
const STARTLESS: End = { outcome: 'start', startError: 'ENOENT' };

const say = (verdict: Verdict, message: string | null = null): CheckerOpinion => ({
  kind: 'decided',
  verdict,
  message,
  note: null,
});
const AC = say(accepted);
const WA = say(wrongAnswer, 'no');
const BROKEN: CheckerOpinion = { kind: 'broken', reason: writeJudgeFailure('crashed', { who: 'the interactor' }) };
const STARTS_NOT: CheckerOpinion = {
  kind: 'unjudged',
  reason: writeJudgeFailure('notStarted', { who: 'the interactor', error: 'ENOENT' }),
};

type Row = [
  sentence: string,
  program: End,
  interactor: End,
  opinion: CheckerOpinion,
  first: 'program' | 'interactor',
  expected: Verdict | 'broken' | 'unjudged',
  message?: RegExp,
];

const ROWS: Row[] = [
  ['both end well: the interactor decides', OK, OK, AC, 'program', accepted],
  ['… whichever ends first', OK, OK, AC, 'interactor', accepted],
  ['a rejection, with its words', OK, EXIT, WA, 'program', wrongAnswer, /^no$/],
  ['a bad form', OK, EXIT, say(presentationError), 'program', presentationError],
  ['a part of the points', OK, EXIT, say(partial), 'program', partial],
  ['the interactor could not be started', EXIT, STARTLESS, STARTS_NOT, 'interactor', 'unjudged', /ENOENT/],
  ['the program could not be started', STARTLESS, EXIT, WA, 'program', 'unjudged', /ENOENT/],

  [
    'too much CPU time, though the interactor accepted',
    { outcome: 'time', cpuMs: 1200 },
    OK,
    AC,
    'interactor',
    timeLimit,
  ],
  ['a little too much CPU time', { cpuMs: 1010 }, OK, AC, 'program', timeLimit],
  [
    'too much CPU time, and the interactor met the end',
    { outcome: 'time', cpuMs: 1200 },
    EXIT,
    WA,
    'program',
    timeLimit,
  ],
  ['too much memory', { outcome: 'memory' }, EXIT, WA, 'program', memoryLimit],
  ['too large a file', { outcome: 'output' }, EXIT, WA, 'program', runtimeError, /Output limit/],
  ['the clock', { outcome: 'wall', wallMs: 9000 }, EXIT, WA, 'program', timeLimit, /on the clock/],

  [
    'the clock, while the interactor computed',
    { outcome: 'wall', wallMs: 9000 },
    { ...STOPPED, cpuMs: 3000 },
    BROKEN,
    'program',
    'unjudged',
    /kept the program waiting/,
  ],

  ['a deadlock', IDLE, IDLE, BROKEN, 'program', timeLimit, /^Idle/],
  ['the program sleeps after the verdict', STOPPED, OK, AC, 'interactor', accepted],
  ['… or after a rejection', STOPPED, EXIT, WA, 'interactor', wrongAnswer],
  ['… or idles longer than the grace', IDLE, EXIT, WA, 'interactor', wrongAnswer],
  ['… or idles after the interactor broke', IDLE, CRASH, BROKEN, 'interactor', 'broken'],
  ['the program leaves, the interactor waits', OK, IDLE, BROKEN, 'program', wrongAnswer, /before the conversation/],

  ['a crash, then the interactor misses it', CRASH, EXIT, WA, 'program', runtimeError, /SIGSEGV/],
  ['a crash, then the interactor breaks', CRASH, { outcome: 'time' }, BROKEN, 'program', runtimeError],
  ['a crash, then the interactor waits for ever', CRASH, IDLE, BROKEN, 'program', runtimeError],
  ['a crash after the right answer', CRASH, OK, AC, 'program', runtimeError],
  ['… also when the interactor was quicker', EXIT, OK, AC, 'interactor', runtimeError, /Exit code 1/],
  ['… or gave a part of the points', EXIT, EXIT, say(partial), 'interactor', runtimeError],
  ['the interactor rejects, then the program crashes', EXIT, EXIT, WA, 'interactor', wrongAnswer],
  [
    'the interactor breaks, then the program crashes',
    EXIT,
    CRASH,
    BROKEN,
    'interactor',
    'broken',
    /the interactor crashed/,
  ],

  ['a closed pipe after acceptance', PIPE, OK, AC, 'interactor', accepted],
  ['a closed pipe after a rejection', PIPE, EXIT, WA, 'interactor', wrongAnswer],
  ['a closed pipe, then the interactor rejects', PIPE, EXIT, WA, 'program', wrongAnswer],
  ['a closed pipe, then the interactor accepts', PIPE, OK, AC, 'program', runtimeError, /SIGPIPE/],
  ['a closed pipe because the interactor crashed', PIPE, CRASH, BROKEN, 'interactor', 'broken'],
  [
    'a flood that filled the interactor',
    PIPE,
    { outcome: 'memory' },
    BROKEN,
    'interactor',
    runtimeError,
    /Output limit/,
  ],
  ['a flood that kept it busy', PIPE, { outcome: 'time' }, BROKEN, 'interactor', runtimeError, /Output limit/],

  ['the interactor is too slow', STOPPED, { outcome: 'time' }, BROKEN, 'interactor', 'broken'],
  ['… after the program has ended', OK, { outcome: 'wall' }, BROKEN, 'program', 'broken'],
  ['the interactor crashes', OK, CRASH, BROKEN, 'interactor', 'broken'],
  ['the interactor ends without a verdict', OK, EXIT, BROKEN, 'program', 'broken'],
];

const brief = (one: CheckerOpinion) => (one.kind === 'decided' ? one.verdict : one.kind);

describe('judgeConversation', () => {
  it.each(ROWS)('%s', (_sentence, program, interactor, opinion, first, expected, message) => {
    const order = { program: first === 'program' ? 0 : 1, interactor: first === 'program' ? 1 : 0 };
    const judged = judgeConversation(
      {
        program: { ...ends(program), endOrder: order.program },
        interactor: { ...ends(interactor), endOrder: order.interactor },
        opinion,
      },
      LIMITS,
    );
    expect(brief(judged)).toBe(expected);
    if (message) expect(judged.kind === 'decided' ? judged.message : judged.reason).toMatch(message);
  });

  it('keeps the share of the points and the words for staff', () => {
    const opinion: CheckerOpinion = { kind: 'decided', verdict: partial, share: 0.5, message: 'half', note: 'psst' };
    const end = { ...ends(OK), endOrder: 0 };
    expect(judgeConversation({ program: end, interactor: end, opinion }, LIMITS)).toEqual(opinion);
  });
});

test.each([
  ['on the first line of the message', '40\nalmost', '', '40'],
  ['or first in the protocol', '5 almost', '  55.5\nrest', '55.5'],
  ['or nowhere', '', '', ''],
])('the percent of an interactor stands %s', (_where, message, protocol, percent) => {
  expect(percentOf(99, message, protocol)).toBe(percent);
});

test('nothing of the protocol is read with another exit code', () => {
  expect(percentOf(102, '', '5 is the secret')).toBe('');
});
