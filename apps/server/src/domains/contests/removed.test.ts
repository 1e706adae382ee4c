import { getAdminContest, updateContest } from '@assay/contract/contests/admin.ts';
import { type BoardPage, getContestRank } from '@assay/contract/contests/boards.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openField } from './boards/testing/field.ts';

const HOUR = 3_600_000;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('who removes an interval says why, which is kept and logged; times on the board and the end follow', async () => {
  const author = await buildUser(site, { role: 'admin' });
  const anna = await buildUser(site);
  const contest = await buildContest(site, { author, startsIn: -4 * 3600 });
  const { cid } = contest;
  const field = openField(site, contest);
  await field.join(anna.uid);
  await field.submit(anna.uid, 0, 0, 2 * 3600);
  const timeOf = async () => {
    const { records } = (await as(site, author)(getContestRank, { cid, forceRefresh: true })).data as BoardPage;
    return records[0]!.totalTime;
  };
  expect(await timeOf()).toBe(2 * 3600);

  const { author: _, status: _status, ...form } = (await as(site, author)(getAdminContest, { cid })).data;
  const save = (reason: string) => {
    const removed = [{ fromMs: HOUR, toMs: 1.5 * HOUR, reason }];
    return as(site, author).refused(updateContest, { ...form, removed });
  };
  expect((await save(' ')).data.code).toBe('contest.fieldNeeded');
  expect((await save('power failure')).status).toBe(200);

  await expect.poll(timeOf).toBe(1.5 * 3600);
  const { endTime } = (await as(site, anna)(getContestInfo, { cid })).data;
  expect(Date.parse(endTime) - Date.parse(form.endTime)).toBe(0.5 * HOUR);
  expect((await as(site, author)(getAdminContest, { cid })).data).toMatchObject({
    endTime: form.endTime,
    removed: [{ fromMs: HOUR, reason: 'power failure' }],
  });
  const { after } = await site.services.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', updateContest.name)
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({ removed: [{ reason: 'power failure' }] });
});
