import { getSystemMessages } from '@assay/contract/messages/inbox.ts';
import { applyPublic } from '@assay/contract/reviews/problems.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMessages } from '../messages/inbox/deliver.ts';
import { remindReviewers } from './remind.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ TIME_ZONE: 'UTC' });
});
afterAll(() => site.close());

const DAY = 24 * 3600;

test('MSG-8 what waits is told once a day, at six, to those who decide about it', async () => {
  const [root, reviewer, admin, owner] = [
    await buildUser(site, { role: 'root' }),
    await buildUser(site, { role: 'problemAdmin' }),
    await buildUser(site, { role: 'admin' }),
    await buildUser(site),
  ];
  const { gid } = await buildGroup(site, { owner });
  const apply = async () => {
    const { pid } = await buildProblem(site, { gid, author: owner });
    await as(site, owner)(applyPublic, { pid, isApplied: true, message: '' });
  };
  /** What two nodes tell somebody who looks right then. */
  const told = async (who: BuiltUser) => {
    await Promise.all([remindReviewers(site.services), remindReviewers(site.services)]);
    await deliverMessages(site.services);
    const token = await site.services.sessions.open(site.services.db, {
      uid: who.uid,
      ip: '127.0.0.1',
      userAgent: 'test',
    });
    const { records } = (await as(site, { token })(getSystemMessages, {})).data;
    return records.map(({ title, url }) => [title, url]);
  };
  // nothing waits today, and what comes later is told tomorrow
  expect(await told(root)).toEqual([]);
  await apply();
  await apply();
  expect(await told(root)).toEqual([]);
  site.clock.advance(DAY - 2 * 3600 - 1);
  expect(await told(root)).toEqual([]);
  site.clock.advance(1);
  const reminder = ['Problems of groups waiting for a review: 2', '/admin/group-problem/apply'];
  expect(await told(root)).toEqual([reminder]);
  expect(await told(reviewer)).toEqual([reminder]);
  expect([await told(admin), await told(owner)]).toEqual([[], []]);
  site.clock.advance(3600);
  expect(await told(root)).toEqual([reminder]);
  site.clock.advance(DAY);
  expect(await told(root)).toHaveLength(2);
});
