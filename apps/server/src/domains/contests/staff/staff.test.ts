import { login } from '@assay/contract/accounts/sign-in.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { generateContestAccounts } from '@assay/contract/contests/staff/accounts.ts';
import { downloadContestAcSubmission } from '@assay/contract/contests/staff/downloads.ts';
import {
  addContestParticipants,
  getContestParticipants,
  removeContestParticipant,
  updateContestParticipant,
} from '@assay/contract/contests/staff/participants.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { judged } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContestStage, openContestStage } from '../testing/stage.ts';

let stage: ContestStage;
beforeAll(async () => {
  stage = await openContestStage({ starAccount: ['Bela'] });
});
afterAll(() => stage.site.close());

const listOf = async (cid: number, keyword?: string) =>
  (await stage.ask(stage.author)(getContestParticipants, { cid, ...(keyword ? { keyword } : {}) })).data;

describe('participants', () => {
  test('are listed with what they did, searched and starred', async () => {
    const { cid, anna, solve } = stage;
    await solve(anna, 'A', VERDICT.wrongAnswer);
    expect((await listOf(cid)).records).toMatchObject([
      { username: 'anna', submissions: 1, byAdmin: false, listedStar: false },
      { username: 'bela', submissions: 0, listedStar: true },
    ]);
    expect((await listOf(cid, 'NN')).records.map(({ username }) => username)).toEqual(['anna']);
  });

  test('are added without the password, and stay when it changes', async () => {
    const { ask, author, site } = stage;
    const secret = await buildContest(site, { author, auth: 1, pwd: 'open', problems: [] });
    const guest = await buildUser(site, { username: 'Guest_1' });
    const entry = async () => (await ask(guest)(getContestInfo, { cid: secret.cid })).data;
    expect(await entry()).toMatchObject({ access: false, registered: false });
    const add = (usernames: string[]) => ask(author).refused(addContestParticipants, { cid: secret.cid, usernames });
    expect(await add(['guest_1'])).toMatchObject({ status: 200, data: { added: 1 } });
    expect(await add(['GUEST_1'])).toMatchObject({ status: 200, data: { added: 0 } });
    expect(await entry()).toMatchObject({ access: true, registered: true });
    expect((await add(['guest_1', 'nobody'])).msg).toBe('No such users: nobody');
    expect((await add(['author'])).data.code).toBe('contest.staffDoNotTakePart');
    expect((await add(['boss'])).data.code).toBe('contest.staffDoNotTakePart');
  });

  test('a disqualified one may not submit, until taken back; audited', async () => {
    const { cid, ask, author, anna, judge, site } = stage;
    const set = (disqualified: boolean) =>
      ask(author)(updateContestParticipant, { cid, uid: anna.uid, disqualified, star: true, rankName: 'Team Anna' });
    const submit = () =>
      ask(anna).refused(submitProblemJudge, { cid, pid: 'B', language: 'C++ 17', code: 'int main() {}' });
    expect((await set(true)).status).toBe(200);
    expect((await listOf(cid)).records[0]).toMatchObject({ disqualified: true, star: true, rankName: 'Team Anna' });
    expect((await submit()).data.code).toBe('contest.disqualified');
    await set(false);
    expect((await submit()).status).toBe(200);
    const [job] = await judge.claim();
    await judge.report(job!, judged([VERDICT.wrongAnswer]));
    const notes = await site.services.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', updateContestParticipant.name)
      .orderBy('id')
      .execute();
    expect(notes.map(({ after }) => after)).toMatchObject([{ disqualified: true }, { disqualified: false }]);
  });

  test('are removed only before they submit', async () => {
    const { cid, ask, author, anna, bela } = stage;
    const remove = (uid: number) => ask(author).refused(removeContestParticipant, { cid, uid });
    expect((await remove(anna.uid)).data.code).toBe('contest.participantSubmitted');
    expect((await remove(bela.uid)).status).toBe(200);
    expect((await remove(bela.uid)).data.code).toBe('contest.participantUnknown');
    await ask(author)(addContestParticipants, { cid, usernames: ['bela'] });
  });

  test('T-BOLA nobody else manages them', async () => {
    const { cid, ask, anna, stranger } = stage;
    const person = { cid, uid: anna.uid, disqualified: true, star: false, rankName: null };
    for (const [op, input] of [
      [getContestParticipants, { cid }],
      [addContestParticipants, { cid, usernames: ['bela'] }],
      [updateContestParticipant, person],
      [removeContestParticipant, person],
      [downloadContestAcSubmission, { cid, splitType: 'user' }],
    ] as const) {
      expect([op.name, (await ask(stranger).refused(op, input)).data.code]).toEqual([op.name, 'access.denied']);
    }
  });
});

describe('accounts', () => {
  const range = { prefix: 'team', suffix: 'x', start: 1, end: 3, passwordLength: 8 };

  test('are made with passwords that work and are told once', async () => {
    const { cid, ask, root, site } = stage;
    const { data } = await ask(root)(generateContestAccounts, { cid, ...range });
    expect(data.map(({ username }) => username)).toEqual(['team1x', 'team2x', 'team3x']);
    expect(new Set(data.map(({ password }) => password)).size).toBe(3);
    for (const { password } of data) expect(password).toMatch(/^[2-9A-Za-z]{8}$/);
    const entered = await ask()(login, { username: 'team2x', password: data[1]!.password! });
    expect(entered.status).toBe(200);
    expect((await listOf(cid, 'x')).records).toMatchObject([{ byAdmin: true }, {}, {}]);
    const rows = await site.services.db.selectFrom('audit_log').selectAll().execute();
    const users = await site.services.db.selectFrom('users').selectAll().execute();
    const stored = JSON.stringify([rows, users]);
    for (const { password } of data) expect(stored).not.toContain(password);
  });

  test('none is made when a name is taken, is no name, or there are too many', async () => {
    const { cid, ask, root } = stage;
    const make = (change: object) => ask(root).refused(generateContestAccounts, { cid, ...range, ...change });
    expect((await make({ start: 3, end: 4 })).msg).toBe('Usernames that exist already: team3x');
    expect((await listOf(cid, 'team4')).total).toBe(0);
    expect((await make({ prefix: 'a b' })).data.code).toBe('contest.accountRuleBad');
    expect((await make({ start: 5, end: 4 })).status).toBe(400);
    expect((await make({ prefix: 'n'.repeat(20) })).data.code).toBe('contest.accountNameLong');
    expect((await make({ prefix: 'many', end: 501 })).data.code).toBe('contest.accountsTooMany');
    expect((await make({ passwordLength: 5 })).status).toBe(400);
    expect((await make({ passwordLength: 26 })).status).toBe(400);
  });

  test('only super admins make accounts', async () => {
    const { cid, ask, author } = stage;
    expect((await ask(author).refused(generateContestAccounts, { cid, ...range })).status).toBe(403);
  });
});

describe('accepted code', () => {
  const fetchZip = (query: Record<string, string>) =>
    stage.site.app.inject({
      method: 'GET',
      url: downloadContestAcSubmission.path,
      query: { cid: String(stage.cid), ...query },
      headers: { authorization: stage.author.token },
    });

  test('comes as a zip by user or by problem, accepted ones only, without staff where asked', async () => {
    const { anna, bela, root, solve } = stage;
    const code = 'int main() { /* accepted */ }';
    await solve(anna, 'A', VERDICT.accepted, code);
    await solve(bela, 'B', VERDICT.accepted, code);
    await solve(root, 'A', VERDICT.accepted, code);
    await solve(bela, 'A', VERDICT.wrongAnswer, 'wrong');
    const byUser = await fetchZip({ splitType: 'user' });
    expect(byUser.headers['content-type']).toBe('application/zip');
    const names = (body: Buffer) =>
      [...new Set(body.toString('latin1').match(/(anna|bela|boss|A|B)\/[\w.()]+\.cpp/g))].map((name) =>
        name.replace(/\d{14}/, 'time'),
      );
    expect(names(byUser.rawPayload).sort()).toEqual(['anna/A_(time).cpp', 'bela/B_(time).cpp', 'boss/A_(time).cpp']);
    const byProblem = await fetchZip({ splitType: 'problem', excludeAdmin: 'true' });
    expect(names(byProblem.rawPayload).sort()).toEqual(['A/anna_(time).cpp', 'B/bela_(time).cpp']);
    expect((await fetchZip({ splitType: 'moon' })).statusCode).toBe(400);
  });
});
