import { venueOf } from '@assay/contract/venue.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

const site = await openTestSite();
afterAll(() => site.close());

test('T-ID-1 a contest never gets a number that means a timed work', async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = 'contests'::regclass and contype = 'c'`.execute(site.services.db);
  expect(rows.map(({ rule }) => rule)).toContain(`CHECK ((id <= 50000))`);
  expect(venueOf({ cid: 50_000 })).toEqual({ kind: 'contest', id: 50_000 });
  expect(venueOf({ cid: 50_001 })).toEqual({ kind: 'timedWork', id: 1 });
});
