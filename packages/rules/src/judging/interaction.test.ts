import { VERDICT } from '@assay/contract/verdict.ts';
import { describe, expect, it } from 'vitest';
import {
  type ConversationJudgement,
  describeBrokenInteractor,
  type InteractorWord,
  judgeConversation,
} from './interaction.ts';
import type { ProgramEnd } from './outcome.ts';

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

const say = (status: (typeof VERDICT)[keyof typeof VERDICT], message: string | null = null): InteractorWord => ({
  kind: 'said',
  status,
  message,
});
const AC = say(accepted);
const WA = say(wrongAnswer, 'no');
const BROKEN: InteractorWord = { kind: 'broken', reason: 'broke' };

type Row = [
  sentence: string,
  program: End,
  interactor: End,
  word: InteractorWord,
  first: 'program' | 'interactor',
  expected: number | 'unjudged',
  message?: RegExp,
];

const ROWS: Row[] = [
  ['both end well: the interactor decides', OK, OK, AC, 'program', accepted],
  ['… whichever ends first', OK, OK, AC, 'interactor', accepted],
  ['a rejection, with its words', OK, EXIT, WA, 'program', wrongAnswer, /^no$/],
  ['a bad form', OK, EXIT, say(presentationError), 'program', presentationError],
  ['a part of the points', OK, EXIT, say(partial), 'program', partial],
  ['the interactor could not be started', OK, STARTLESS, BROKEN, 'interactor', 'unjudged', /ENOENT/],
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

  ['a deadlock', IDLE, IDLE, BROKEN, 'program', timeLimit, /^Idle/],
  ['the program sleeps after the verdict', STOPPED, OK, AC, 'interactor', accepted],
  ['… or after a rejection', STOPPED, EXIT, WA, 'interactor', wrongAnswer],
  ['… or idles longer than the grace', IDLE, EXIT, WA, 'interactor', wrongAnswer],
  ['… or idles after the interactor broke', IDLE, CRASH, BROKEN, 'interactor', 'unjudged'],
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
    'unjudged',
    /interactor broke/,
  ],

  ['a closed pipe after acceptance', PIPE, OK, AC, 'interactor', accepted],
  ['… noticed in the other order', PIPE, OK, AC, 'program', accepted],
  ['a closed pipe after a rejection', PIPE, EXIT, WA, 'interactor', wrongAnswer],
  ['… noticed in the other order', PIPE, EXIT, WA, 'program', wrongAnswer],
  ['a closed pipe, and the interactor rejects much later', PIPE, { ...EXIT, wallMs: 900 }, WA, 'program', wrongAnswer],
  [
    'a closed pipe, and the interactor accepts much later',
    PIPE,
    { wallMs: 900 },
    AC,
    'program',
    runtimeError,
    /SIGPIPE/,
  ],
  ['a closed pipe because the interactor crashed', PIPE, CRASH, BROKEN, 'interactor', 'unjudged'],
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

  ['the interactor is too slow', STOPPED, { outcome: 'time' }, BROKEN, 'interactor', 'unjudged'],
  ['… after the program has ended', OK, { outcome: 'wall' }, BROKEN, 'program', 'unjudged'],
  ['the interactor crashes', OK, CRASH, BROKEN, 'interactor', 'unjudged'],
  ['the interactor ends without a verdict', OK, EXIT, BROKEN, 'program', 'unjudged'],
];

const brief = (one: ConversationJudgement) => (one.kind === 'judged' ? one.status : one.kind);

describe('judgeConversation', () => {
  it.each(ROWS)('%s', (_sentence, program, interactor, word, first, expected, message) => {
    const order = { program: first === 'program' ? 0 : 1, interactor: first === 'program' ? 1 : 0 };
    const judged = judgeConversation(
      {
        program: { ...ends(program), endOrder: order.program },
        interactor: { ...ends(interactor), endOrder: order.interactor },
        word,
      },
      LIMITS,
    );
    expect(brief(judged)).toBe(expected);
    if (message) expect(judged.kind === 'judged' ? judged.message : judged.reason).toMatch(message);
  });

  it('measures the program, not the interactor', () => {
    const end = { ...ends({ cpuMs: 77, memoryBytes: 3 << 20 }), endOrder: 0 };
    const other = { ...ends({ cpuMs: 5000 }), endOrder: 1 };
    expect(judgeConversation({ program: end, interactor: other, word: AC }, LIMITS)).toMatchObject({
      timeMs: 77,
      memoryKb: 3072,
    });
  });

  it('keeps the share of the points', () => {
    const word: InteractorWord = { kind: 'said', status: partial, share: 0.5, message: null };
    const end = { ...ends(OK), endOrder: 0 };
    expect(judgeConversation({ program: end, interactor: end, word }, LIMITS)).toMatchObject({ share: 0.5 });
  });
});

it('says how an interactor broke', () => {
  expect(describeBrokenInteractor(ends(CRASH))).toContain('SIGSEGV');
  expect(describeBrokenInteractor(ends(EXIT))).toBe('ended with exit code 1');
  expect(describeBrokenInteractor(ends({ outcome: 'time', cpuMs: 2500 }))).toContain('2500 ms');
});
