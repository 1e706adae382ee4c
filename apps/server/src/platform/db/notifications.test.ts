import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idsOf, insertIdNotifications } from './notifications.queries.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.notifications.ready();
});
afterAll(() => site.close());

/** What is heard of ids that are said. */
async function heard(ids: readonly number[], from?: string): Promise<string[]> {
  const { db, notifications } = site.services;
  const words: string[] = [];
  const end = notifications.listen('test_ids', (payload) => words.push(payload ?? ''));
  await notifications.ready();
  await insertIdNotifications(db, 'test_ids', ids, from);
  await expect.poll(() => words.flatMap((word) => idsOf(word).ids)).toEqual(ids);
  end();
  return words;
}

test('ids go as a plain list, which web nodes of every version read', async () => {
  expect(await heard([7, 8, 9])).toEqual(['7,8,9']);
});

test('ids go after the name of who says them, if it is given', async () => {
  const words = await heard([7, 8], 'here');
  expect(words).toEqual(['here:7,8']);
  expect(idsOf(words[0]!)).toEqual({ from: 'here', ids: [7, 8] });
});

test('many ids go in several notifications, each of which holds them', async () => {
  const ids = Array.from({ length: 1_000 }, (_each, at) => 2_000_000_000 + at);
  const words = await heard(ids, 'b'.repeat(36));
  expect(words).toHaveLength(3);
  for (const word of words) expect(word.length).toBeLessThan(7_900);
});
