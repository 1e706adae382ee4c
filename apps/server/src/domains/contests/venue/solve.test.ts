import { openTestSite } from '@assay/testkit/app.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { expect, test } from 'vitest';

test('R-10 the moment that is stored as that of the receipt is the one that decides whether one may submit', async () => {
  const site = await openTestSite();
  const { uid, username } = await buildUser(site);
  const { cid } = await buildContest(site, { startsIn: -60, lasts: 120 });
  const viewer = { uid, username, role: 'user' as const, sessionId: 0, sessionEndsAt: site.clock.now() };
  const wanted = { pid: 'A', language: 'C++ 17' };
  const { receiveNow } = await site.services.venues.contest.solve(site.services, cid, wanted, viewer);
  site.clock.advance(30);
  expect(receiveNow!()).toEqual(site.clock.now());
  site.clock.advance(60);
  expect(receiveNow!).toThrow(expect.objectContaining({ code: 'contest.ended' }));
  await site.close();
});
