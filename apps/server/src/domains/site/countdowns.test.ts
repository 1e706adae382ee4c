import {
  addCountdown,
  deleteCountdown,
  getAdminCountdowns,
  getContestCountdown,
  updateCountdown,
} from '@assay/contract/site/countdowns.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const HOUR_MS = 3_600_000;

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite({});
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const inHours = (hours: number) => new Date(site.clock.now().getTime() + hours * HOUR_MS).toISOString();
const written = (title: string, hours: number) => ({
  title,
  date: inHours(hours),
  visible: true,
  content: '',
  url: '',
});
const add = async (fields: ReturnType<typeof written>) => (await as(site, root)(addCountdown, fields)).data.id;
const shown = async () => (await as(site)(getContestCountdown, {})).data.map(({ title }) => title);

test('visitors see the next five that are visible, and one for a day after its time came', async () => {
  const ids = [];
  for (const [title, hours] of [
    ['in nine days', 216],
    ['tomorrow', 20],
    ['came this morning', -5],
    ['came two days ago', -48],
    ['in three days', 72],
    ['in a year', 8760],
    ['in ten days', 240],
  ] as const) {
    ids.push(await add(written(title, hours)));
  }
  const hidden = await add({ ...written('hidden', 1), visible: false });
  const first = ['came this morning', 'tomorrow', 'in three days', 'in nine days', 'in ten days'];
  expect(await shown()).toEqual(first);
  const { data } = await as(site, root)(getAdminCountdowns, { limit: 3 });
  expect(data).toMatchObject({ total: 8, records: [{ title: 'in a year' }, { title: 'in ten days' }, {}] });
  await as(site, root)(updateCountdown, { ...written('no longer hidden', 1), id: hidden });
  expect(await shown()).toEqual(['came this morning', 'no longer hidden', ...first.slice(1, 4)]);
  for (const id of [...ids, hidden]) await as(site, root)(deleteCountdown, { id });
  expect(await shown()).toEqual([]);
});

test('there is more to open where something is written or a link is given', async () => {
  const url = 'https://example.org/final';
  const ids = [
    await add(written('bare', 1)),
    await add({ ...written('with a link', 2), url }),
    await add({ ...written('with words', 3), content: '**Be there**' }),
  ];
  const { data } = await as(site)(getContestCountdown, {});
  expect(data.map(({ information }) => information)).toEqual([
    { open: false, url: '', content: '' },
    { open: true, url, content: '' },
    { open: true, url: '', content: '**Be there**' },
  ]);
  for (const id of ids) await as(site, root)(deleteCountdown, { id });
});

test.each([
  ['title', ''],
  ['title', 'x'.repeat(101)],
  ['date', 'tomorrow'],
  ['url', 'javascript:alert(1)'],
  ['content', 'x'.repeat(2001)],
])('a bad %s is named: %#', async (field, value) => {
  const answer = await as(site, root).refused(addCountdown, { ...written('fine', 1), [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.data.fields).toHaveProperty(field);
});

test('one that is not there can be neither changed nor deleted', async () => {
  const change = await as(site, root).refused(updateCountdown, { ...written('nothing', 1), id: 999 });
  const remove = await as(site, root).refused(deleteCountdown, { id: 999 });
  expect([change.data.code, remove.data.code]).toEqual(['countdown.unknown', 'countdown.unknown']);
});
