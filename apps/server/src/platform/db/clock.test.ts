import { cloneDatabase } from '@assay/testkit/db.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { findTimeMs } from './clock.queries.ts';
import { createDatabaseClock } from './clock.ts';
import { openDatabase } from './database.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('FI-7 the clock of the site stays that of the database when the clock of the machine is set', async () => {
  const { url, drop } = await cloneDatabase();
  const { db, close } = openDatabase(url, 1);
  const clock = createDatabaseClock();
  await clock.follow(db);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const hours of [1, -1]) {
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    const before = await findTimeMs(db);
    const told = clock.now().getTime();
    const after = await findTimeMs(db);
    expect(told).toBeGreaterThanOrEqual(before - 1_000);
    expect(told).toBeLessThanOrEqual(after + 1_000);
  }
  await close();
  await drop();
});
