import { changeTheme, changeUserInfo } from '@assay/contract/accounts/settings.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const profile = {
  nickname: 'Ann',
  realname: 'Ann Lee',
  gender: 'female',
  school: 'School',
  course: 'CS',
  number: '42',
  signature: '# hello',
  github: 'https://github.com/ann',
  blog: '',
  cfUsername: 'ann',
} as const;

test('the profile is kept and answered', async () => {
  const user = await buildUser(site);
  const answer = await as(site, user)(changeUserInfo, profile);
  expect(answer.data).toMatchObject(profile);
});

test.each([
  ['nickname', 'x'.repeat(21)],
  ['nickname', 'two\nlines'],
  ['realname', 'x'.repeat(51)],
  ['gender', 'other'],
  ['school', 'x'.repeat(101)],
  ['number', 'x'.repeat(21)],
  ['signature', 'x'.repeat(65_536)],
  ['signature', 'nul\u0000'],
  ['github', 'javascript:alert(1)'],
  ['blog', 'https://a b'],
  ['cfUsername', 'x'.repeat(256)],
])('a bad %s is named', async (field, value) => {
  const user = await buildUser(site);
  const answer = await as(site, user).refused(changeUserInfo, { ...profile, [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.data.fields).toHaveProperty(field);
});

test('T-BOPLA-1 fields that the form does not have change nothing', async () => {
  const user = await buildUser(site);
  const victim = await buildUser(site);
  const rowOf = (uid: number) =>
    site.services.db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
  const [before, victimBefore] = [await rowOf(user.uid), await rowOf(victim.uid)];
  const answer = await as(site, user).refused(changeUserInfo, {
    ...profile,
    uid: victim.uid,
    username: 'root2',
    role: 1000,
    roleList: ['root'],
    status: 1,
    acCoin: 99_999,
    rating: 3000,
    email: 'evil@example.org',
    password_hash: 'x',
    title_name: 'Boss',
    titleName: 'Boss',
    avatar: '/evil.png',
    __proto__: { role: 1000 },
    constructor: { prototype: { role: 1000 } },
  });
  expect(answer.status).toBe(200);
  const changed = [
    'nickname',
    'realname',
    'gender',
    'school',
    'course',
    'number',
    'signature',
    'github',
    'cf_username',
  ];
  const after = await rowOf(user.uid);
  for (const [column, value] of Object.entries(before)) {
    if (!changed.includes(column) && column !== 'gmt_modified') {
      expect([column, after[column as keyof typeof after]]).toEqual([column, value]);
    }
  }
  expect(await rowOf(victim.uid)).toEqual(victimBefore);
});

test('ACC-23 a theme is kept; a picture that is not offered is refused, and one that goes is none', async () => {
  const user = await buildUser(site);
  const addPicture = async (kind: string, visible: boolean) =>
    site.services.db
      .insertInto('site_pictures')
      .values({ kind, visible, url: '/api/public/img/x.webp', name: 'x', seq: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
  const shown = await addPicture('background', true);
  for (const { id } of [await addPicture('background', false), await addPicture('carousel', true)]) {
    const other = { themeColor: null, bgImgId: id, cardStyle: null };
    expect((await as(site, user).refused(changeTheme, other)).msg).toContain('bgImgId');
  }
  const chosen = { themeColor: null, bgImgId: shown.id, cardStyle: 'outlined' } as const;
  expect((await as(site, user)(changeTheme, chosen)).data).toMatchObject({ bgId: shown.id, cardStyle: 'outlined' });
  await site.services.db.deleteFrom('site_pictures').where('id', '=', shown.id).execute();
  const { bg_id } = await site.services.db
    .selectFrom('users')
    .select('bg_id')
    .where('uid', '=', user.uid)
    .executeTakeFirstOrThrow();
  expect(bg_id).toBeNull();
  const theme = { themeColor: '#1f6feb', bgImgId: null, cardStyle: 'frosted' } as const;
  expect((await as(site, user)(changeTheme, theme)).data).toMatchObject({
    themeColor: '#1f6feb',
    cardStyle: 'frosted',
  });
  const missing = await as(site, user).refused(changeTheme, { ...theme, bgImgId: 7 });
  expect(missing).toMatchObject({ status: 400, data: { code: 'request.invalid' } });
  expect(missing.msg).toContain('bgImgId');
  const colour = await as(site, user).refused(changeTheme, { ...theme, themeColor: 'red;}' });
  expect(colour.data.fields).toHaveProperty('themeColor');
});

test('a nickname that the site speaks with is for those who run it, or for who has it already', async () => {
  const user = await buildUser(site);
  const wanted = { ...profile, nickname: 'Admin 1' };
  const answer = await as(site, user).refused(changeUserInfo, wanted);
  expect(answer.data).toMatchObject({ code: 'account.nicknameReserved' });
  await site.services.db.updateTable('users').set({ nickname: 'Admin 1' }).where('uid', '=', user.uid).execute();
  await as(site, user)(changeUserInfo, wanted);
});
