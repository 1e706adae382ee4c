import { login } from '@assay/contract/accounts/sign-in.ts';
import {
  generateUser,
  generateUserExcel,
  insertBatchUser,
  previewBatchUser,
} from '@assay/contract/accounts/user-batches.ts';
import { getUserList } from '@assay/contract/accounts/users-admin.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const find = async (keyword: string) => (await as(site, root)(getUserList, { keyword, limit: 100 })).data.records;

test('ADM-3 good rows are taken, every bad one is named with its line and what is wrong', async () => {
  const other = await buildUser(site);
  const staff = await buildUser(site, { role: 'admin', username: 'csv_staff' });
  const users = [
    ['username', 'password'],
    ['csv_a', 'secret1', 'csv_a@example.org', '张三', 'female', '小张', '一中'],
    ['csv_b', 'secret1'],
    ['csv_b', 'secret2'],
    ['csv c', 'secret1'],
    ['csv_d', 'short'],
    ['csv_e', 'secret1', 'no address', '', 'x'],
    ['csv_f', 'secret1', other.email],
    [staff.username, 'secret1'],
  ];
  const preview = (await as(site, root)(previewBatchUser, { users })).data;
  expect(preview.map(({ line, state, faults }) => [line, state, ...faults])).toEqual([
    [2, 'new'],
    [3, 'new'],
    [4, 'error', 'repeated'],
    [5, 'error', 'username'],
    [6, 'error', 'password'],
    [7, 'error', 'email', 'gender'],
    [8, 'error', 'emailTaken'],
    [9, 'error', 'staff'],
  ]);
  expect(await find('csv_a')).toEqual([]);
  const { data } = await as(site, root)(insertBatchUser, { users });
  expect(data).toMatchObject({ inserted: 2, updated: 0 });
  expect(data.failed.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8, 9]);
  expect((await find('csv_a'))[0]).toMatchObject({
    email: 'csv_a@example.org',
    realname: '张三',
    gender: 'female',
    nickname: '小张',
    school: '一中',
  });
  expect((await as(site)(login, { username: 'csv_b', password: 'secret1' })).status).toBe(200);
});

test('ADM-3 the same table again updates but for the password, and twice at once makes each account once', async () => {
  const table = (school: string) =>
    Array.from({ length: 20 }, (_, at) => [`twice_${at}`, `secret-${at}`, '', '', '', '', school]);
  const send = (school: string) => as(site, root)(insertBatchUser, { users: table(school) });
  const [one, other] = await Promise.all([send('First'), send('First')]);
  expect(one.status + other.status).toBe(400);
  expect(one.data.inserted + other.data.inserted).toBe(20);
  expect(one.data.updated + other.data.updated).toBe(20);
  expect([...one.data.failed, ...other.data.failed]).toEqual([]);
  const again = await as(site, root)(insertBatchUser, {
    users: table('Second').map(([name, , ...rest]) => [name!, 'other-pass', ...rest]),
  });
  expect(again.data).toEqual({ inserted: 0, updated: 20, failed: [] });
  const rows = await find('twice_');
  expect(rows).toHaveLength(20);
  expect(new Set(rows.map(({ school }) => school))).toEqual(new Set(['Second']));
  expect((await as(site)(login, { username: 'twice_3', password: 'secret-3' })).status).toBe(200);
});

test('ADM-3 accounts are made with numbers, and their spreadsheet is fetched by its key for half an hour', async () => {
  const ask = as(site, root);
  const range = { prefix: 'gen', suffix: 'x', number_from: 8, number_to: 11, password_length: 25 };
  const { key, accounts } = (await ask(generateUser, range)).data;
  expect(accounts.map(({ username }) => username)).toEqual(['gen8x', 'gen9x', 'gen10x', 'gen11x']);
  expect(accounts.every(({ password }) => password.length === 25)).toBe(true);
  expect((await as(site)(login, accounts[0]!)).status).toBe(200);
  const fetchSheet = (given: string) =>
    site.app.inject({ url: `${generateUserExcel.path}?key=${given}`, headers: { authorization: root.token } });
  const sheet = await fetchSheet(key);
  expect(sheet.statusCode).toBe(200);
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
  // the last sign says less than the others
  const other = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`;
  expect((await fetchSheet(other)).statusCode).toBe(404);
  const stored = await site.services.db.selectFrom('generated_accounts').selectAll().execute();
  expect(stored.some(({ box }) => box.toString('latin1').includes(accounts[0]!.password))).toBe(false);
  site.clock.advance(30 * 60);
  expect((await fetchSheet(key)).statusCode).toBe(404);
  expect((await ask.refused(generateUser, range)).data.code).toBe('account.madeNamesTaken');
  expect((await ask.refused(generateUser, { ...range, number_to: 7 })).data.code).toBe('account.rangeEmpty');
  expect((await ask.refused(generateUser, { ...range, number_to: 5000 })).data.code).toBe('account.rangeLong');
  expect((await ask.refused(generateUser, { ...range, prefix: 'a b' })).data.code).toBe('account.madeNameBad');
  expect((await ask.refused(generateUser, { ...range, password_length: 26 })).data.fields).toHaveProperty(
    'password_length',
  );
});
