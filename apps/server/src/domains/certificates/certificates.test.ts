import { getAdminCertificates, issueCertificate, revokeCertificate } from '@assay/contract/certificates/admin.ts';
import { getCertificate, getCertificatePdf } from '@assay/contract/certificates/certificate.ts';
import { addHonor, deleteHonor, getHonorList, getHonors, updateHonor } from '@assay/contract/certificates/honors.ts';
import { addPrize, deletePrize, getAdminPrizes, updatePrize } from '@assay/contract/certificates/prizes.ts';
import { getUserHomeInfo } from '@assay/contract/profiles/profile.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_URL: 'https://judge.example.org', RATE_LIMIT_SCALE: '1' });
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const visitor = (ip = '10.0.0.1') => as(site, { ip });
const issue = (user: BuiltUser, more: object = {}) =>
  as(site, root)(issueCertificate, {
    uid: user.uid,
    name: user.username,
    title: '2026 春季程序设计竞赛',
    content: 'for the first prize 在竞赛中获得一等奖，特发此证。',
    day: '2026-03-31',
    lang: 'zh' as const,
    ...more,
  });
const profileOf = async (user: BuiltUser, viewer: { token?: string } = {}) =>
  (await as(site, viewer)(getUserHomeInfo, { uid: user.uid })).data;
const actsOn = async (subject: string) =>
  (
    await site.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', subject)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('CERT-2 CERT-3 a certificate is printed with its fonts and read by its code, whatever its person is called later', async () => {
  const user = await buildUser(site);
  const { id, code } = (await issue(user, { name: '张三 Zhang San' })).data;
  await site.services.db
    .updateTable('users')
    .set({ username: 'renamed-since', status: 1 })
    .where('uid', '=', user.uid)
    .execute();
  const { data } = await visitor()(getCertificate, { code: code.toLowerCase().replaceAll('-', ' ') });
  expect(data).toEqual({
    code,
    name: '张三 Zhang San',
    title: '2026 春季程序设计竞赛',
    content: 'for the first prize 在竞赛中获得一等奖，特发此证。',
    day: '2026-03-31',
    image: '',
    hasPdf: true,
    revoked: false,
    revokeReason: '',
  });
  const answer = await site.app.inject({ url: '/api/certificate/pdf', query: { code } });
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(`certificate-${code}.pdf`);
  const pdf = answer.rawPayload.toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/FontFile2/g)!.length).toBeGreaterThan(2);
  expect(pdf).toContain('/ToUnicode');
  // no script, and no font that readers would have to bring
  expect(pdf).not.toMatch(/\/(JavaScript|JS|Helvetica)\b/);
  expect(answer.rawPayload.length).toBeLessThan(200_000);
  expect(await actsOn(`certificate ${id}`)).toEqual(['issueCertificate']);
});

test('CERT-3 what cannot be printed is named, and nothing is issued', async () => {
  const user = await buildUser(site);
  for (const [name, character] of [
    ['李𠮷', '𠮷'],
    ['王😀', '😀'],
    ['محمد', 'م'],
  ] as const) {
    const { data, msg } = await as(site, root).refused(issueCertificate, {
      uid: user.uid,
      name,
      title: 'T',
      content: 'C',
      day: '2026-03-31',
    });
    expect(data.code).toBe('certificate.unprintable');
    expect(msg).toContain(character);
  }
  expect((await as(site, root)(getAdminCertificates, { uid: user.uid })).data.total).toBe(0);
});

test('CERT-2 a revoked certificate says so and is not printed any more; an unknown code is unknown', async () => {
  const user = await buildUser(site);
  const { id, code } = (await issue(user)).data;
  await as(site, root)(revokeCertificate, { id, reason: 'Wrong name' });
  expect((await visitor()(getCertificate, { code })).data).toMatchObject({
    revoked: true,
    revokeReason: 'Wrong name',
    hasPdf: false,
  });
  expect((await visitor().refused(getCertificatePdf, { code })).status).toBe(410);
  expect((await as(site, root).refused(revokeCertificate, { id })).status).toBe(410);
  expect((await profileOf(user, user)).certificateList).toEqual([]);
  for (const wrong of [
    `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`,
    'AAAAA-AAAAA-AAAA',
    '%',
    "' or 1=1--",
  ]) {
    expect((await visitor().refused(getCertificate, { code: wrong })).status).toBe(404);
    expect((await visitor().refused(getCertificatePdf, { code: wrong })).status).toBe(404);
  }
  expect(await actsOn(`certificate ${id}`)).toEqual(['issueCertificate', 'revokeCertificate']);
});

test('CERT-2 codes are tried thirty times a minute from one address', async () => {
  const ask = visitor('10.0.0.77');
  const statuses = [];
  for (let at = 0; at < 31; at++) statuses.push((await ask.refused(getCertificate, { code: 'none' })).status);
  expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([404]), 429]);
});

test('CERT-1 CERT-4 prizes and certificates stand on the profile, a real name only for those who may know it', async () => {
  const user = await buildUser(site);
  await issue(user);
  await issue(user, { name: '李四' });
  const image = `/api/public/img/${'a'.repeat(64)}.webp`;
  await issue(user, { image });
  for (const [name, level] of [
    ['校赛三等奖', 2],
    ['省赛金奖', 0],
  ] as const)
    await as(site, root)(addPrize, { uid: user.uid, name, level });
  const seen = await profileOf(user);
  expect(seen.prizes).toEqual([
    { name: '省赛金奖', level: 0 },
    { name: '校赛三等奖', level: 2 },
  ]);
  expect([seen.certificates, seen.certificateList.map(({ name }) => name)]).toEqual([
    [image],
    [user.username, user.username],
  ]);
  expect(JSON.stringify(seen)).not.toContain('李四');
  expect((await profileOf(user, user)).certificateList.map(({ name }) => name)).toContain('李四');
  await site.services.db.updateTable('users').set({ status: 1 }).where('uid', '=', user.uid).execute();
  expect(await profileOf(user)).toMatchObject({ prizes: [], certificates: [], certificateList: [] });
});

test('CERT-1 prizes are changed and deleted by super administrators alone, with a line for each', async () => {
  const user = await buildUser(site);
  const ask = as(site, root);
  const { id } = (await ask(addPrize, { uid: user.uid, name: 'First', level: 1 })).data;
  await ask(updatePrize, { id, name: 'Second', level: 2 });
  expect((await ask(getAdminPrizes, { uid: user.uid })).data.records).toMatchObject([{ id, name: 'Second', level: 2 }]);
  await ask(deletePrize, { id });
  expect((await ask.refused(updatePrize, { id, name: 'Third', level: 0 })).status).toBe(404);
  expect((await ask.refused(deletePrize, { id })).status).toBe(404);
  expect(await actsOn(`prize ${id}`)).toEqual(['addPrize', 'updatePrize', 'deletePrize']);
  expect((await ask.refused(addPrize, { uid: 999_999_999, name: 'X', level: 0 })).data.code).toBe('account.unknown');
  const admin = await buildUser(site, { role: 'admin' });
  for (const op of [addPrize, issueCertificate, addHonor])
    expect((await as(site, admin).refused(op, {})).status).toBe(403);
});

test('CERT-6 the honour list has nobody twice, and nobody who is banned', async () => {
  const [one, other] = [await buildUser(site), await buildUser(site)];
  const ask = as(site, root);
  const { id } = (await ask(addHonor, { username: one.username.toUpperCase(), title: 'Founder' })).data;
  await ask(addHonor, { username: other.username, title: 'Coach' });
  expect((await ask.refused(addHonor, { username: one.username, title: 'Again' })).data.code).toBe('honor.taken');
  expect((await ask.refused(addHonor, { username: 'nobody-there', title: 'X' })).data.code).toBe('account.unknown');
  await ask(updateHonor, { id, title: 'Founder and coach' });
  expect((await visitor()(getHonors, {})).data).toMatchObject([
    { uid: one.uid, title: 'Founder and coach', ac: 0 },
    { uid: other.uid, title: 'Coach' },
  ]);
  await site.services.db.updateTable('users').set({ status: 1 }).where('uid', '=', other.uid).execute();
  expect((await visitor()(getHonorList, {})).data.map(({ uid }) => uid)).toEqual([one.uid]);
  await ask(deleteHonor, { id });
  expect((await visitor()(getHonors, {})).data).toEqual([]);
  expect(await actsOn(`honor ${id}`)).toEqual(['addHonor', 'updateHonor', 'deleteHonor']);
});

test('CERT-5 of somebody who was erased, a code tells the title, the day and one letter', async () => {
  const user = await buildUser(site);
  const { code } = (await issue(user, { name: '赵六' })).data;
  await as(site, root)(addPrize, { uid: user.uid, name: 'First', level: 1 });
  await site.services.db
    .transaction()
    .execute((tx) => site.services.signals.emit('account.erased', { uid: user.uid }, tx));
  const { data } = await visitor()(getCertificate, { code });
  expect(data).toMatchObject({ name: '赵…', content: '', hasPdf: false, title: '2026 春季程序设计竞赛' });
  expect((await visitor().refused(getCertificatePdf, { code })).status).toBe(404);
  expect((await profileOf(user, user)).prizes).toEqual([]);
});
