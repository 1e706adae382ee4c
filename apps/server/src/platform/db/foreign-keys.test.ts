import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('deleting a problem with many submissions took minutes: whatever refers to rows that go by the thousand has an index', async () => {
  const { rows } = await sql<{ key: string }>`
    select c.conrelid::regclass || '.' || a.attname as key
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid in ('submissions'::regclass, 'judgements'::regclass)
      and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`.execute(site.services.db);
  expect(rows).toEqual([]);
});
