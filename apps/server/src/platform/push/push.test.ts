import type { PushEvent } from '@assay/contract/push.ts';
import { openOtherNode, openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let other: Awaited<ReturnType<typeof openOtherNode>>;
beforeAll(async () => {
  site = await openTestSite();
  other = await openOtherNode(site);
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const run = (at: number, key = ''): PushEvent => ({ type: 'testrun', testJudgeKey: `${key}${at}`, status: 0 });

test('what is told at all nodes within a moment travels together; what is too long is left out', async () => {
  const words: string[] = [];
  const heard: PushEvent[] = [];
  const ends = [
    other.services.notifications.listen('push', (payload) => words.push(payload ?? '')),
    other.services.push.subscribe('topic', (event) => heard.push(event)),
  ];
  const events = Array.from({ length: 200 }, (_each, at) => run(at));
  site.services.push.publishEverywhere('topic', run(-1, 'x'.repeat(8_000)));
  for (const event of events) site.services.push.publishEverywhere('topic', event);
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(200);
  expect(new Set(heard)).toEqual(new Set(events));
  expect(words.length).toBeLessThan(10);
  for (const end of ends) end();
});

test('a node of an earlier version, which sends its words one by one, is understood', async () => {
  const heard: PushEvent[] = [];
  const end = site.services.push.subscribe('topic', (event) => heard.push(event));
  const { notifications, db } = other.services;
  await notifications.notify('push', JSON.stringify({ from: 'earlier', topic: 'topic', event: run(1) }), db);
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([run(1)]);
  end();
});
