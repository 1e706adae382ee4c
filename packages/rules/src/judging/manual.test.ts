import { describe, expect, it } from 'vitest';
import { manualScore, refuseCancel, refuseManual, refuseOwnCancel } from './manual.ts';

describe('judging by hand', () => {
  it.each<[string, status: number, score: number | null, type: number, given: number, number | null, string | null]>([
    ['a wrong answer may become accepted', -1, null, 0, 0, null, null],
    ['also a cancelled one', -4, null, 0, 0, null, null],
    ['not while it waits', 5, null, 0, 0, null, 'submission.notFinal'],
    ['not while it compiles', 6, null, 0, 0, null, 'submission.notFinal'],
    ['not while it is judged', 7, null, 0, 0, null, 'submission.notFinal'],
    ['not over a compile error', -2, null, 0, 0, null, 'submission.compileErrorStays'],
    ['nothing can be made pending', -1, null, 0, 5, null, 'submission.verdictNotGiven'],
    ['nor a compile error', -1, null, 0, -2, null, 'submission.verdictNotGiven'],
    ['nor cancelled, which has a call of its own', -1, null, 0, -4, null, 'submission.verdictNotGiven'],
    ['nor anything that is no verdict', -1, null, 0, 9, null, 'submission.verdictNotGiven'],
    ['partial needs a score', -1, null, 1, 8, null, 'submission.scoreNeeded'],
    ['partial with a score', -1, null, 1, 8, 40, null],
    ['where there is a score, one is needed', 8, 30, 1, 0, null, 'submission.scoreNeeded'],
    ['a score of zero is one', 8, 30, 1, -1, 0, null],
    ['ACM knows no partial success', -1, null, 0, 8, 50, 'submission.partialNeedsScore'],
  ])('%s', (_sentence, status, score, type, given, givenScore, code) => {
    const refusal = refuseManual({ status, score, type }, { status: given, score: givenScore });
    expect(refusal?.code ?? null).toBe(code);
  });

  it.each<[string, type: number, score: number | null, number | null]>([
    ['kept', 1, 40, 40],
    ['at most the highest', 1, 400, 100],
    ['at least nothing', 1, -1, 0],
    ['none for ACM', 0, 40, null],
    ['none where none is given', 1, null, null],
  ])('score: %s', (_sentence, type, score, kept) => {
    expect(manualScore(type, 100, score)).toBe(kept);
  });
});

describe('cancelling', () => {
  it.each<[string, number, string | null]>([
    ['a finished one', 0, null],
    ['a compile error', -2, null],
    ['one that waits', 5, null],
    ['one that a node has', 6, null],
    ['one that is judged', 7, null],
    ['not twice', -4, 'submission.alreadyCancelled'],
  ])('%s', (_sentence, status, code) => {
    expect(refuseCancel(status)?.code ?? null).toBe(code);
  });
});

describe('taking an own submission back (JUDGE-41)', () => {
  const own = { isOwner: true, isPractice: true, isJudged: false, status: 7 };
  it.each<[string, Partial<typeof own>, string | null]>([
    ['while it waits', { status: 5 }, null],
    ['while it is compiled', { status: 6 }, null],
    ['while it is judged', {}, null],
    ['not of somebody else', { isOwner: false }, 'submission.unknown'],
    ['not where submissions count', { isPractice: false }, 'submission.cancelInPracticeOnly'],
    ['not twice', { status: -4, isJudged: true }, 'submission.alreadyCancelled'],
    ['not with a result', { status: -1, isJudged: true }, 'submission.judgedAlready'],
    ['not while it is judged anew', { isJudged: true }, 'submission.judgedAlready'],
  ])('%s', (_sentence, change, code) => {
    expect(refuseOwnCancel({ ...own, ...change })?.code ?? null).toBe(code);
  });
});
