import { describe, expect, it } from 'vitest';
import { breakageAfter, delayOf, endsHere, type FailedJob } from './problem-fault.ts';

describe('endsHere', () => {
  const first: FailedJob = {
    fault: null,
    attempt: 1,
    attemptsMax: 3,
    nodeId: 1,
    failedNode: null,
    hasOthers: true,
  };
  it.each<[string, Partial<FailedJob>, boolean]>([
    ['a failure of the node is tried again', {}, false],
    ['after the last attempt nothing is', { attempt: 3 }, true],
    ['what data break, every node breaks', { fault: 'data' }, true],
    ['a checker that fails at an output does so everywhere', { fault: 'run' }, true],
    ['F7 what does not compile on one node is shown to another', { fault: 'program' }, false],
    ['F7 two nodes that agree are believed', { fault: 'program', attempt: 2, failedNode: 2 }, true],
    ['F7 the same node once more is no second opinion', { fault: 'program', attempt: 2, failedNode: 1 }, false],
    ['without another node the one is believed', { fault: 'program', hasOthers: false }, true],
    ['F7 no more attempts than others have', { fault: 'program', attempt: 3, failedNode: 1 }, true],
  ])('%s', (_title, job, ends) => {
    expect(endsHere({ ...first, ...job })).toBe(ends);
  });
});

describe('breakageAfter', () => {
  const crashed = { reason: 'the checker crashed', isPaused: false };
  const missing = { reason: 'no data', isPaused: true };
  it.each<[string, Parameters<typeof breakageAfter>, ReturnType<typeof breakageAfter>]>([
    ['FI-13 missing data pause the problem', [null, 'data', 'no data'], missing],
    ['FI-13 so does a checker that does not compile', [null, 'program', 'no data'], missing],
    ['a checker that failed at one output is told and pauses nothing', [null, 'run', 'the checker crashed'], crashed],
    ['the first reason stands', [missing, 'data', 'something else'], null],
    ['whoever makes a checker crash again changes nothing', [crashed, 'run', 'the checker hung'], null],
    ['what concerns every submission stands before what concerned one', [crashed, 'data', 'no data'], missing],
    ['a paused problem stays paused', [missing, 'run', 'the checker crashed'], null],
  ])('%s', (_title, given, after) => {
    expect(breakageAfter(...given)).toEqual(after);
  });
});

describe('delayOf', () => {
  const cpp = { language: 'C++ 17', needs: ['C++ 17', 'Python3'], isPaused: false };
  it.each<[string, Parameters<typeof delayOf>, ReturnType<typeof delayOf>]>([
    ['a node that offers everything will come to it', [cpp, [['C++ 17', 'Python3']]], null],
    ['two nodes with half of it each will not', [cpp, [['C++ 17'], ['Python3']]], { why: 'judges', languages: [] }],
    ['nobody offers its language', [cpp, [['Python3']]], { why: 'judges', languages: ['C++ 17'] }],
    ['no node is there', [cpp, []], { why: 'judges', languages: ['C++ 17'] }],
    ['a broken problem comes first', [{ ...cpp, isPaused: true }, []], { why: 'problem' }],
  ])('%s', (_title, given, delay) => {
    expect(delayOf(...given)).toEqual(delay);
  });
});
