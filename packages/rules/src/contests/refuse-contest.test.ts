import { AWARD_TYPE, CONTEST_AUTH, CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { expect, test } from 'vitest';
import { DEFAULT_AWARDS } from './awards.ts';
import { type ContestDraft, readStars, refuseContest } from './refuse-contest.ts';

const HOUR = 3_600_000;
const draft: ContestDraft = {
  title: 'Autumn round',
  type: CONTEST_TYPE.acm,
  typeBefore: null,
  auth: CONTEST_AUTH.public,
  password: '',
  startMs: 0,
  endMs: 5 * HOUR,
  removed: [],
  sealRank: true,
  sealMs: 4 * HOUR,
  oiRankScoreType: null,
  accountLimit: null,
  starAccounts: ['guest'],
  awardType: AWARD_TYPE.proportion,
  awardConfigs: DEFAULT_AWARDS,
};

const cut = (from: number, to: number, reason = 'power failure') => ({ fromMs: from * HOUR, toMs: to * HOUR, reason });

test.each([
  ['a complete one is saved', {}, null],
  ['a title is required', { title: ' ' }, 'contest.fieldNeeded'],
  ['a start time is required', { startMs: Number.NaN }, 'contest.fieldNeeded'],
  ['an end time is required', { endMs: Number.NaN }, 'contest.fieldNeeded'],
  ['the end comes after the start', { endMs: -1 }, 'contest.timesReversed'],
  ['the duration is positive', { endMs: 0 }, 'contest.timesReversed'],
  ['a private contest needs a password', { auth: CONTEST_AUTH.private }, 'contest.fieldNeeded'],
  ['a protected one too', { auth: CONTEST_AUTH.protected }, 'contest.fieldNeeded'],
  ['with it they are saved', { auth: CONTEST_AUTH.private, password: 'x' }, null],
  ['the seal lies within the contest', { sealMs: 5 * HOUR }, 'contest.sealOutside'],
  ['not before it', { sealMs: -1 }, 'contest.sealOutside'],
  ['a seal needs a time', { sealMs: null }, 'contest.sealOutside'],
  ['without seal there is none to check', { sealRank: false, sealMs: 9 * HOUR }, null],
  ['OI needs Recent or Highest', { type: CONTEST_TYPE.oi, oiRankScoreType: 'Best' }, 'contest.fieldNeeded'],
  ['and is saved with it', { type: CONTEST_TYPE.oi, oiRankScoreType: 'Recent' }, null],
  ['the type stays', { typeBefore: CONTEST_TYPE.oi }, 'contest.typeFixed'],
  ['nobody is starred twice', { starAccounts: ['a', ' a '] }, 'contest.starTwice'],
  ['awards can be reached', { awardConfigs: [{ ...DEFAULT_AWARDS[0]!, num: 0 }] }, 'contest.awardBad'],
  [
    'the account rule makes sense',
    { accountLimit: { prefix: '', suffix: '', start: 5, end: 1, extra: [] } },
    'contest.accountRuleBad',
  ],
  ['removed intervals lie within', { removed: [cut(9, 10)] }, 'contest.intervalBad'],
  ['none touches another', { removed: [cut(1, 2), cut(2, 3)] }, 'contest.intervalBad'],
  ['each says why', { removed: [cut(1, 2, ' ')] }, 'contest.fieldNeeded'],
  ['with a reason they are saved', { removed: [cut(1, 2)] }, null],
] as [string, Partial<ContestDraft>, string | null][])('%s', (_sentence, change, expected) => {
  expect(refuseContest({ ...draft, ...change })?.code ?? null).toBe(expected);
});

test('star accounts are trimmed and blank ones ignored', () => {
  expect(readStars([' a', '', '  ', 'b '])).toEqual({ usernames: ['a', 'b'], duplicate: null });
});
