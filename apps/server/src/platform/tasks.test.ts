import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTasks, type Task } from './tasks.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('a task runs at the start, at its ring and never twice at once; a failure does not end it', async () => {
  let running = 0;
  let runs = 0;
  const task: Task = {
    name: 'test',
    everySeconds: 3600,
    channel: 'test_task',
    async run() {
      running += 1;
      runs += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      if (runs === 1) throw new Error('the first run fails');
    },
  };
  const tasks = startTasks([task], site.services);
  await site.services.notifications.ready();
  await expect.poll(() => running).toBe(0);
  const before = runs;
  const { notifications, db } = site.services;
  await Promise.all([notifications.notify('test_task', '', db), notifications.notify('test_task', '', db)]);
  await expect.poll(() => runs).toBeGreaterThan(before);
  await tasks.stop();
  const after = runs;
  expect(running).toBe(0);
  await notifications.notify('test_task', '', db);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(runs).toBe(after);
});
