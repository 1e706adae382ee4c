import { changeEmail, deleteAccount, getChangeEmailCode } from '@assay/contract/accounts/settings.ts';
import { login } from '@assay/contract/accounts/sign-in.ts';
import { addUserNote } from '@assay/contract/accounts/user-details.ts';
import { editUser } from '@assay/contract/accounts/users-admin.ts';
import { issueCertificate } from '@assay/contract/certificates/admin.ts';
import { addGroupDiscussion } from '@assay/contract/discussions/group.ts';
import { sendPrivateMessage } from '@assay/contract/messages/chat.ts';
import { changeMessageSettings, getMessageSettings } from '@assay/contract/messages/settings.ts';
import { requestOwnData } from '@assay/contract/profiles/own-data.ts';
import { applyPublic } from '@assay/contract/reviews/problems.ts';
import { registerTraining } from '@assay/contract/trainings/list.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork } from '@assay/testkit/build/work.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { eraseLeft } from '../domains/accounts/leaving/leaving.ts';
import { sweepAccounts } from '../domains/accounts/sweep.ts';
import { mailedCode } from '../domains/accounts/testing/challenges.ts';
import { deliverMessages } from '../domains/messages/inbox/deliver.ts';
import { keepDocs } from '../domains/search/keep-docs.ts';
import { HOUR, openLeakStage } from './testing/contest-stage.ts';

/** Stands in every name and address of the person, and in nothing else. */
const TRACE = 'zqxerased';
/** What administrators did is on record for ever, as it was (ACC-44). */
const KEPT = new Set(['audit_log', 'former_names']);

const stage = await openLeakStage();
const { site, root, rival } = stage;
afterAll(() => site.close());

/** Tables in which the trace of the person stands. */
async function tracedTables(): Promise<string[]> {
  const { db } = site.services;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const traced: string[] = [];
  for (const { name } of rows) {
    const found = await sql`select from ${sql.table(name)} t where t::text ilike ${`%${TRACE}%`} limit 1`.execute(db);
    if (found.rows.length > 0 && !KEPT.has(name)) traced.push(name);
  }
  return traced;
}

test('ACC-43 once an account is erased no table knows who it was', { timeout: 120_000 }, async () => {
  const person = await buildUser(site, { username: TRACE, role: 'admin' });
  const ask = as(site, person);
  const boss = as(site, root);
  const names = { nickname: `${TRACE} n`, realname: `${TRACE} r`, school: `${TRACE} s`, number: TRACE };
  await boss(editUser, { uid: person.uid, ...names, signature: TRACE, titleName: TRACE, titleColor: '#d32f2f' });
  await boss(addUserNote, { uid: person.uid, content: TRACE });
  const award = { name: `${TRACE} r`, title: 'First', content: TRACE, day: '2026-06-01', lang: 'en' as const };
  await boss(issueCertificate, { uid: person.uid, ...award });

  // what somebody makes, and takes part in
  const { gid } = await buildGroup(site, { owner: rival, members: [{ uid: person.uid, auth: 4 }] });
  const { pid } = await buildProblem(site, { gid, author: person });
  await ask(applyPublic, { pid, isApplied: true, message: 'please' });
  const { tid } = await buildTraining(site, { author: person, gid });
  const other = await buildTraining(site, { author: rival });
  await ask(registerTraining, { tid: other.tid });
  await buildContest(site, { author: person });
  await buildWork(site, { author: person });
  const work = await buildWork(site, { author: rival });
  await startWork(site, work.wid, person);
  const { problemId } = await buildProblem(site);
  await stage.submitAt({ pid: problemId }, person);
  const { cid } = await stage.build({ startsIn: -HOUR });
  await stage.register(cid, person);
  await stage.submit(person, cid);
  const { id: categoryId } = await site.services.db
    .insertInto('discussion_categories')
    .values({ name: 'Talk' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ask(addGroupDiscussion, { gid, title: 'Hello', description: 'A word', content: 'To all', categoryId });
  await as(site, rival)(sendPrivateMessage, { to: person.uid, content: 'hi' });
  await ask(sendPrivateMessage, { to: rival.uid, content: 'hi' });
  expect(tid).toBeGreaterThan(0);

  // what the account itself leaves behind
  const { mails: _, ...settings } = (await ask(getMessageSettings, {})).data;
  await ask(changeMessageSettings, { ...settings, timeZone: 'UTC' });
  await ask(requestOwnData, {});
  for (const ip of ['198.51.100.1', '198.51.100.2']) {
    const headers = { 'user-agent': TRACE };
    await as(site, { ip, headers })(login, { username: TRACE, password: person.password });
  }
  const newEmail = `${TRACE}2@example.org`;
  await ask(getChangeEmailCode, { email: newEmail });
  await ask(changeEmail, { password: person.password, newEmail, code: mailedCode(site, newEmail) });
  await deliverMessages(site.services);
  await keepDocs(site.services);
  expect((await tracedTables()).length).toBeGreaterThan(8);

  expect((await ask(deleteAccount, { username: TRACE, password: person.password })).status).toBe(200);
  site.clock.advance(14 * 24 * HOUR + 1);
  await eraseLeft(site.services);
  await keepDocs(site.services);
  await sweepAccounts(site.services);
  expect(await tracedTables()).toEqual([]);
  const { db } = site.services;
  const from = await db.selectFrom('submissions').select('ip').where('uid', '=', person.uid).execute();
  expect([from.length, new Set(from.map(({ ip }) => ip))]).toEqual([2, new Set([''])]);
});
