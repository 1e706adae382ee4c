import { describe, expect, test } from 'vitest';
import { afterLook, afterSending, type Sent } from './after-sending.ts';
import { candidatesOf } from './find-run.ts';
import { afterFollowing, followAfter } from './following.ts';
import { afterTrouble, isAway, isResting, type RemoteTrouble } from './trouble.ts';

const trouble = (kind: string, more: object = {}): Sent => ({ trouble: kind, words: 'words', ...more });

test.each([
  ['it tells the id', { id: '7' }, { to: 'submitted', id: '7' }],
  ['it took it without telling the id', { id: null }, { to: 'unsure', isTaken: true }],
  ['it refuses it', trouble('refused'), { to: 'failed', why: 'refused', words: 'words' }],
  ['it wants it later', trouble('busy', { seconds: 6 }), { to: 'waiting', seconds: 6 }],
  ['no connection stood', trouble('unreachable', { mayHaveArrived: false }), { to: 'waiting', seconds: 5 }],
  ['the connection was cut', trouble('unreachable', { mayHaveArrived: true }), { to: 'unsure', isTaken: false }],
  ['nobody knows how far it came', trouble('unreachable'), { to: 'unsure', isTaken: false }],
  ['a page to log in', trouble('signedOut'), { to: 'unsure', isTaken: false }],
  ['a captcha', trouble('blocked'), { to: 'unsure', isTaken: false }],
  ['a page that is not known', trouble('unknownPage'), { to: 'unsure', isTaken: false }],
] as const)('REM-5 %s', (_what, sent, sending) => expect(afterSending(sent)).toEqual(sending));

test.each([
  [
    { looks: 1, isTaken: true, attempt: 1 },
    { to: 'look', seconds: 2 },
  ],
  [
    { looks: 10, isTaken: true, attempt: 1 },
    { to: 'look', seconds: 350 },
  ],
  [
    { looks: 11, isTaken: true, attempt: 1 },
    { to: 'failed', why: 'unsure' },
  ],
  [
    { looks: 1, isTaken: false, attempt: 1 },
    { to: 'look', seconds: 10 },
  ],
  [
    { looks: 2, isTaken: false, attempt: 1 },
    { to: 'look', seconds: 50 },
  ],
  [{ looks: 3, isTaken: false, attempt: 1 }, { to: 'waiting' }],
  [
    { looks: 3, isTaken: false, attempt: 3 },
    { to: 'failed', why: 'siteDown' },
  ],
] as const)('REM-6 not found: %j', (facts, looking) => expect(afterLook(facts)).toEqual(looking));

describe('REM-6 which of a list it is', () => {
  const wanted = {
    baseline: '10',
    taken: new Set(['12']),
    languages: new Set(['G++']),
    isLength: (n: number) => n === 60,
  };
  test.each([
    ['older than all before', { id: '9', language: 'G++', length: 60 }, false],
    ['the newest of before', { id: '10', language: 'G++', length: 60 }, false],
    ['newer', { id: '11', language: 'G++', length: 60 }, true],
    ['newer by a digit', { id: '100', language: 'G++', length: 60 }, true],
    ['of another submission', { id: '12', language: 'G++', length: 60 }, false],
    ['in another language', { id: '11', language: 'Java', length: 60 }, false],
    ['of another length', { id: '11', language: 'G++', length: 61 }, false],
    ['of a length that is not told', { id: '11', language: 'G++', length: null }, true],
    ['in a language that is not told', { id: '11', language: '', length: 60 }, true],
  ])('%s', (_what, run, fits) => expect(candidatesOf([run], wanted)).toHaveLength(fits ? 1 : 0));
});

test.each([
  [0, 10, 2],
  [1, 10, 3],
  [9, 10, 15],
  [0, 601, 300],
])('REM-7 after %i polls and %i s it is asked about in %i s', (polls, seconds, after) =>
  expect(followAfter([2000, 15_000], polls, seconds)).toBe(after),
);

test.each([
  [0, 5, 0, { to: 'done', status: 0 }],
  [-1, 5, 0, { to: 'done', status: -1 }],
  [5, 5, 0, { to: 'judging', status: 5 }],
  [6, 5, 0, { to: 'judging', status: 6 }],
  [7, 86_300, 0, { to: 'judging', status: 7 }],
  [7, 86_500, 0, { to: 'failed', why: 'notFinished' }],
  [undefined, 5, 0, { to: 'judging', status: 7 }],
  [undefined, 86_500, 0, { to: 'failed', why: 'notFinished' }],
  [null, 5, 5, { to: 'judging', status: 7 }],
  [null, 2000, 1801, { to: 'done', status: 4 }],
] as const)('REM-8 the site says %s after %i s, %i s of them unknown', (status, seconds, unknown, following) =>
  expect(afterFollowing(status, seconds, unknown)).toEqual(following),
);

describe('REM-9 rests', () => {
  const rests = (kind: string, times: number, seconds?: number) => {
    let found: RemoteTrouble | null = null;
    for (let at = 0; at < times; at++) found = afterTrouble(found, { kind, words: '', seconds }, 0);
    return found!.until / 1000;
  };
  test.each([
    ['unreachable', 1, undefined, 0],
    ['unreachable', 3, undefined, 30],
    ['unreachable', 5, undefined, 120],
    ['unreachable', 50, undefined, 900],
    ['busy', 1, 6, 7],
    ['blocked', 1, undefined, 900],
    ['unknownPage', 1, undefined, 900],
  ])('%s, %i times (%s s): %i s', (kind, times, seconds, rest) => expect(rests(kind, times, seconds)).toBe(rest));

  test('it passes', () => {
    const found = afterTrouble(null, { kind: 'blocked', words: '' }, 0);
    expect([isResting(found, 1000), isResting(found, 900_000), isResting(null, 0)]).toEqual([true, false, false]);
  });

  test('a site is away when nothing got through for half an hour, however long one try rests', () => {
    const first = afterTrouble(null, { kind: 'blocked', words: '' }, 0);
    const later = afterTrouble(first, { kind: 'blocked', words: '' }, 1_700_000);
    expect([isAway(later, 1_799_999), isAway(later, 1_800_000)]).toEqual([false, true]);
  });
});
