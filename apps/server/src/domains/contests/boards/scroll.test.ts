import { getScrollBoardInfo, getScrollBoardSubmissions } from '@assay/contract/contests/scroll-board.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, type ContestOptions } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openField } from './testing/field.ts';

let site: TestSite;
let anna: BuiltUser;
let bela: BuiltUser;
let author: BuiltUser;
let stranger: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  [anna, bela] = [await buildUser(site), await buildUser(site)];
  author = await buildUser(site, { role: 'admin' });
  stranger = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

const HOUR = 3600;

async function stage(options: ContestOptions = {}) {
  const ended = { startsIn: -6 * HOUR, sealsBefore: HOUR, autoRealRank: false, openRank: true };
  const contest = await buildContest(site, { author, ...ended, ...options });
  const field = openField(site, contest);
  await field.join(anna.uid);
  await field.join(bela.uid, { star: true });
  await field.submit(anna.uid, 0, -1, 100);
  await field.submit(anna.uid, 0, 0, 4.5 * HOUR);
  await field.submit(anna.uid, 1, -4, 200);
  await field.submit(bela.uid, 1, 0, 300);
  await field.submit(bela.uid, 0, 0, 5.5 * HOUR);
  return { ...contest, field };
}

test('T-IDOR-4 what the seal hides is for contest admins alone', async () => {
  const { cid } = await stage();
  for (const op of [getScrollBoardInfo, getScrollBoardSubmissions]) {
    for (const [who, status] of [
      [anna, 403],
      [stranger, 403],
      [undefined, 401],
    ] as const) {
      expect((await as(site, { token: who?.token }).refused(op, { cid })).status).toBe(status);
    }
  }
  expect((await as(site, author)(getScrollBoardInfo, { cid })).data).toMatchObject({
    displayIds: ['A', 'B'],
    sealMs: 4 * HOUR * 1000,
    starUserList: [bela.uid],
    ranked: 1,
    unjudged: 0,
  });
});

test('submissions of the contest, without cancelled ones and those after its end; stars on demand', async () => {
  const { cid } = await stage();
  const { data } = await as(site, author)(getScrollBoardSubmissions, { cid });
  expect(data.submissions.map(({ uid, displayId, status, atMs }) => [uid, displayId, status, atMs / 1000])).toEqual([
    [anna.uid, 'A', 0, 4.5 * HOUR],
    [bela.uid, 'B', 0, 300],
    [anna.uid, 'A', -1, 100],
  ]);
  const without = await as(site, author)(getScrollBoardSubmissions, { cid, removeStar: true });
  expect(without.data.contestants.map(({ uid }) => uid)).toEqual([anna.uid]);
  expect(without.data.submissions).toHaveLength(2);
});

test('submissions without a result are counted: the ceremony waits for them', async () => {
  const { cid, field } = await stage();
  await field.submit(anna.uid, 1, 5, 4.6 * HOUR);
  expect((await as(site, author)(getScrollBoardInfo, { cid })).data.unjudged).toBe(1);
});

test.each([
  ['while it runs', { startsIn: -HOUR }],
  ['under OI rules', { type: 1 } as ContestOptions],
  ['without a seal', { sealRank: false, sealRankTime: null }],
])('there is no ceremony %s', async (_sentence, options) => {
  const { cid } = await stage(options);
  const answer = await as(site, author).refused(getScrollBoardInfo, { cid });
  expect(answer).toMatchObject({ status: 403, data: { code: 'contest.scrollClosed' } });
});
