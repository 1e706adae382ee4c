import { findPeople } from '@assay/contract/accounts/people.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, expect, test } from 'vitest';

const site = await openTestSite();
afterAll(() => site.close());
const build = async (username: string, more: object = {}) => {
  const user = await buildUser(site);
  await site.services.db
    .updateTable('users')
    .set({ username, ...more })
    .where('uid', '=', user.uid)
    .execute();
  return user;
};
const viewer = await build('viewer');
await build('Quilla', { nickname: 'Q', realname: 'Secret Name', school: 'Lakeside' });
await build('quilla_2');
await build('quillbanned', { status: 1 });
const find = async (input: object) => (await as(site, viewer)(findPeople, input)).data!;
const names = async (input: object) => (await find(input)).people.map(({ username }) => username);

test('people are found by the beginning of their name, whatever its case, the shortest first', async () => {
  expect(await names({ prefix: 'QUIL' })).toEqual(['Quilla', 'quilla_2']);
  expect(await names({ prefix: 'uilla' })).toEqual([]);
});

test('what stands for anything in a pattern stands for itself; one letter and none suggest nobody', async () => {
  expect(await names({ prefix: 'quilla_' })).toEqual(['quilla_2']);
  for (const prefix of ['%%', '__', 'q', '', 'qu%']) expect(await names({ prefix })).toEqual([]);
});

test('nothing but what stands beside a name anywhere is told', async () => {
  const [quilla] = (await find({ usernames: ['quilla'] })).people;
  expect(Object.keys(quilla!).sort()).toEqual(['avatar', 'nickname', 'uid', 'username']);
});

test('of a pasted list those of nobody are named, and banned people are nobody', async () => {
  const found = await find({ usernames: ['QUILLA', 'quillbanned', 'nobody-there'] });
  expect(found.people.map(({ username }) => username)).toEqual(['Quilla']);
  expect(found.unknown).toEqual(['quillbanned', 'nobody-there']);
});

test('visitors ask nothing, nobody asks for ever, and a list counts by its length', async () => {
  const visit = await site.app.inject({ method: 'POST', url: findPeople.path, payload: { prefix: 'quil' } });
  expect(visit.statusCode).toBe(401);
  const flood = await build('flooder');
  const list = Array.from({ length: 500 }, (_, at) => `none${at}`);
  for (let at = 0; at < 12; at++) expect((await as(site, flood)(findPeople, { usernames: list })).status).toBe(200);
  expect((await as(site, flood).refused(findPeople, { prefix: 'quil' })).status).toBe(429);
});
