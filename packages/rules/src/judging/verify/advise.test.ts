import { VERDICT } from '@assay/contract/verdict.ts';
import { describe, expect, test } from 'vitest';
import { advise, type TimedTrial } from './advise.ts';

const { accepted, wrongAnswer, timeLimit, compileError } = VERDICT;
const PLAN = [{ index: 1 }, { index: 2 }, { index: 3, timeMs: 4000 }];
const USUAL = { acToTimeLimit: 2, timeLimitToTle: 1.5, fromPackage: false };

/** @param results status and ms of the cases in turn */
function trial(name: string, results: [number, number][], change: Partial<TimedTrial> = {}): TimedTrial {
  const status = results.find(([one]) => one !== accepted)?.[0] ?? accepted;
  return {
    name,
    expected: status === accepted ? ['accepted'] : status === timeLimit ? ['timeLimit'] : ['wrongAnswer'],
    points: null,
    language: 'C',
    status,
    score: null,
    timeFactor: 1,
    cases: results.map(([one, timeMs], at) => ({ index: at + 1, status: one, timeMs })),
    ...change,
  };
}
const see = (trials: TimedTrial[], margins = USUAL) => advise(trials, PLAN, 1000, margins);
const right = trial('right', [
  [accepted, 100],
  [accepted, 400],
  [accepted, 900],
]);
const wrong = trial('wrong', [
  [wrongAnswer, 10],
  [accepted, 10],
  [accepted, 10],
]);

describe('the slowest accepted solution', () => {
  test('is measured by the limit of its case and language', () => {
    const python = trial('python', [[accepted, 900]], { timeFactor: 2 });
    expect(see([right, python, wrong]).slowestAccepted).toEqual({
      name: 'python',
      caseIndex: 1,
      time: 900,
      limit: 2000,
      ratio: 0.45,
      isCut: false,
    });
    expect(see([right, python, wrong]).hints).toEqual([]);
  });

  test('needs its margin below the limit, which a package may widen', () => {
    const slow = trial('slow', [[accepted, 510]]);
    expect(see([slow, wrong]).hints).toEqual(['acceptedTooSlow']);
    expect(see([slow, wrong]).leastLimit).toBe(1100);
    expect(see([right, wrong], { ...USUAL, acToTimeLimit: 5 })).toMatchObject({
      hints: ['acceptedTooSlow'],
      leastLimit: 2000,
    });
  });

  test('one that was accepted although it must fail does not count', () => {
    expect(see([right, trial('lucky', [[accepted, 990]], { expected: ['timeLimit'] })]).slowestAccepted?.name).toBe(
      'right',
    );
  });
});

describe('the fastest slow solution', () => {
  test('too close to the limit is told', () => {
    const close = trial('close', [
      [timeLimit, 1100],
      [timeLimit, 1050],
    ]);
    const far = trial('far', [[timeLimit, 1200]]);
    expect(see([right, close, far])).toMatchObject({
      hints: ['slowTooFast'],
      fastestSlow: { name: 'close', caseIndex: 1, ratio: 1.1, isCut: false },
    });
    expect(see([right, far])).toMatchObject({ hints: [], fastestSlow: { name: 'far', isCut: true } });
  });

  test('one that waits without computing is no measure', () => {
    expect(see([right, trial('idle', [[timeLimit, 3]])]).fastestSlow).toBeNull();
  });
});

describe('the solutions as a whole', () => {
  test('without one to accept or one to refuse, little is proved', () => {
    expect(see([wrong]).hints).toEqual(['noAccepted']);
    expect(see([right]).hints).toEqual(['noWrong']);
    const uncompilable = trial('typo', [], { status: compileError, expected: ['compileError'] });
    expect(see([right, uncompilable]).hints).toEqual(['noWrong']);
  });

  test('cases that every failing solution passes find nothing', () => {
    const other = trial('other', [
      [accepted, 1],
      [accepted, 1],
      [wrongAnswer, 1],
    ]);
    expect(see([right, wrong]).weakCases).toEqual([2, 3]);
    expect(see([right, wrong, other]).weakCases).toEqual([2]);
    expect(see([right]).weakCases).toEqual([]);
  });

  test('nothing judged yet gives no figures', () => {
    const waiting = trial('waiting', [], { status: null });
    expect(see([waiting])).toMatchObject({ slowestAccepted: null, fastestSlow: null, leastLimit: null, weakCases: [] });
  });
});
