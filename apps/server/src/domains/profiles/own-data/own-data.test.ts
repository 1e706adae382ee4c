import { addCannedRemark } from '@assay/contract/assignments/canned.ts';
import { answerHelp, askHelp } from '@assay/contract/assignments/help.ts';
import { addAssignment } from '@assay/contract/assignments/list.ts';
import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { sendPrivateMessage } from '@assay/contract/messages/chat.ts';
import { getUnreadMessages } from '@assay/contract/messages/inbox.ts';
import { downloadOwnData, getOwnData, requestOwnData } from '@assay/contract/profiles/own-data.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { readZipTexts } from '@assay/formats/archive/open-archive.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postEntries } from '../../coins/ledger.ts';
import { OWN_DATA } from './archives.queries.ts';
import { makeArchives } from './own-data.ts';

let site: TestSite;
let ann: BuiltUser;
let bob: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  ann = await buildUser(site);
  bob = await buildUser(site);
});
afterAll(() => site.close());

const fetched = async (who: BuiltUser) =>
  site.app.inject({ url: downloadOwnData.path, headers: { authorization: who.token! } });

test('PEOPLE-7 the own data come as an archive, one at a time, to their owner alone', async () => {
  const { problemId } = await buildProblem(site);
  await as(site, ann)(submitProblemJudge, { pid: problemId, language: 'C', code: 'int own_code;' });
  await as(site, bob)(submitProblemJudge, { pid: problemId, language: 'C', code: 'int foreign_code;' });
  for (let at = 0; at < 3; at += 1)
    await as(site, ann)(sendPrivateMessage, { to: bob.uid, content: `own message ${at}` });
  await as(site, bob)(sendPrivateMessage, { to: ann.uid, content: 'foreign message' });
  await as(site, ann)(addCannedRemark, { content: 'own remark' });
  const { gid } = await buildGroup(site, { owner: bob, members: [ann] });
  const { tid, problems } = await buildTraining(site, { gid, author: bob });
  const times = { opensAt: '2026-01-01T00:00:00Z', dueAt: '2099-01-01T00:00:00Z' };
  const set = { ...times, title: 'Week 1', gid, kind: 'training' as const, targetId: tid };
  const { id } = (await as(site, bob)(addAssignment, set)).data;
  const { data } = await as(site, ann)(askHelp, { id, pid: problems[0]!.pid, question: 'own question' });
  await as(site, bob)(answerHelp, { id: data.id, answer: 'foreign answer' });
  expect((await as(site, ann)(getOwnData, {})).data).toBeNull();
  const asked = await Promise.all([1, 2, 3].map(() => as(site, ann).refused(requestOwnData, {})));
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await fetched(ann)).statusCode).toBe(404);
  await makeArchives(site.services);
  expect((await as(site, ann)(getOwnData, {})).data).toMatchObject({ state: 'ready' });
  const answer = await fetched(ann);
  const files = await readZipTexts(answer.rawPayload, { entries: 100, bytes: 1e6, renames: false });
  const account = files.find(({ path }) => path.endsWith('account.jsonl'))!.text;
  expect(JSON.parse(account)).toMatchObject({ id: ann.uid, username: ann.username });
  const whole = files.map(({ text }) => text).join('');
  for (const own of ['int own_code;', 'own message 0', 'own message 2', 'own remark', 'own question'])
    expect(whole).toContain(own);
  for (const other of ['password', 'mail_key', 'foreign', bob.email]) expect(whole).not.toContain(other);
  expect(files.length).toBe(Object.keys(OWN_DATA).length);
  expect((await fetched(bob)).statusCode).toBe(404);
  expect((await as(site, bob)(getOwnData, {})).data).toBeNull();
});

test.each(Object.keys(OWN_DATA))('reads %s in parts, each row once', async (name) => {
  const { db } = site.services;
  const all = await OWN_DATA[name]!(db, ann.uid, { id: 0 }, 100);
  const parts = [];
  for (let after = { id: 0 }; ; after = parts.at(-1)!) {
    const [row] = await OWN_DATA[name]!(db, ann.uid, after, 1);
    if (!row) break;
    parts.push(row);
  }
  expect(parts).toEqual(all);
});

test.each([getUnreadMessages, getAcCoin])(
  '$name tells in a header alone that nothing changed, and says what did',
  async (op) => {
    const ask = (headers: Record<string, string> = {}) =>
      site.app.inject({ url: op.path, headers: { authorization: ann.token!, ...headers } });
    const first = await ask();
    const tag = first.headers.etag as string;
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const again = await ask({ 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await as(site, bob)(sendPrivateMessage, { to: ann.uid, content: 'one more' });
    const entry = { uid: ann.uid, delta: 7, reason: 'check-in', subject: op.name } as const;
    await site.services.db.transaction().execute((tx) => postEntries(tx, [entry]));
    const changed = await ask({ 'if-none-match': tag });
    expect([changed.statusCode, changed.headers.etag === tag]).toEqual([200, false]);
    expect((await site.app.inject({ url: op.path, headers: { 'if-none-match': tag } })).statusCode).toBe(401);
  },
);

test('PEOPLE-7 an archive is gone after seven days', async () => {
  site.clock.advance(8 * 86_400);
  const { db, sessions } = site.services;
  ann.token = await sessions.open(db, { uid: ann.uid, ip: '127.0.0.1', userAgent: 'test' });
  expect((await as(site, ann)(getOwnData, {})).data).toBeNull();
  expect((await fetched(ann)).statusCode).toBe(404);
  await makeArchives(site.services);
  expect(await db.selectFrom('data_archives').selectAll().execute()).toEqual([]);
});
