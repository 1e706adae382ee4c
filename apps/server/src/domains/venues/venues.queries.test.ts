import { isPractice, VENUE_KINDS, type Venue, venueOf, wireOf } from '@assay/contract/venue.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inPractice, inVenue, venueColumns, venueOfRow } from './venues.queries.ts';

let site: TestSite;
let row: { pid: number; uid: number; username: string };
beforeAll(async () => {
  site = await openTestSite();
  row = { ...(await buildUser(site)), ...(await buildProblem(site)) };
});
afterAll(() => site.close());

const insert = (columns: ReturnType<typeof venueColumns>) =>
  site.services.db
    .insertInto('submissions')
    .values({
      ...columns,
      pid: row.pid,
      uid: row.uid,
      username: row.username,
      display_id: '1000',
      display_pid: '1000',
      language: 'C',
      code: '',
      length: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

const VENUES: Venue[] = [
  { kind: 'public' },
  { kind: 'contest', id: 7 },
  { kind: 'timedWork', id: 7 },
  { kind: 'qsheet', id: 7 },
  { kind: 'training', id: 7 },
  { kind: 'training', id: 7, groupId: 3 },
  { kind: 'group', id: 7 },
];

test('every kind is among these', () => {
  expect(new Set(VENUES.map(({ kind }) => kind))).toEqual(new Set(VENUE_KINDS));
});

test.each(VENUES)('$kind comes back as it was stored, and is found where it is alone', async (venue) => {
  const { db } = site.services;
  const { id } = await insert(venueColumns(venue));
  const stored = await db
    .selectFrom('submissions')
    .select(['venue_kind', 'venue_id', 'group_id', 'is_practice'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(venueOfRow(stored)).toEqual(venue);
  expect(venueOf(wireOf(venue))).toEqual(venue);
  // the column and the contract say the same
  expect(stored.is_practice).toBe(isPractice(venue));
  for (const other of VENUES.filter(({ kind }) => kind !== venue.kind)) {
    const found = await db.selectFrom('submissions as s').select('id').where(inVenue(other)).execute();
    expect([other.kind, found.some((one) => one.id === id)]).toEqual([other.kind, false]);
  }
  const practice = await db.selectFrom('submissions as s').select('id').where(inPractice()).execute();
  expect(practice.some((one) => one.id === id)).toBe(isPractice(venue));
});

test.each([
  ['an unknown kind', { venue_kind: 'elsewhere', venue_id: 1, group_id: null }],
  ['a contest without its id', { venue_kind: 'contest', venue_id: 0, group_id: null }],
  ['a public list among several', { venue_kind: 'public', venue_id: 1, group_id: null }],
  ['a contest of a group', { venue_kind: 'contest', venue_id: 1, group_id: 2 }],
])('%s is not stored', async (_, columns) => {
  await expect(insert(columns as never)).rejects.toThrow('submissions_venue');
});
