import { getAdminContest, updateContest } from '@assay/contract/contests/admin.ts';
import { getContestRank } from '@assay/contract/contests/boards.ts';
import { answerClarification, askClarification, getClarifications } from '@assay/contract/contests/clarifications.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { checkContestAcInfo, getContestAcInfo } from '@assay/contract/contests/onsite/balloons.ts';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { getContestParticipants, updateContestParticipant } from '@assay/contract/contests/staff/participants.ts';
import { deleteContestTeam, getContestTeams, saveContestTeam } from '@assay/contract/contests/staff/teams.ts';
import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import {
  createContestTeam,
  getContestTeam,
  joinContestTeam,
  leaveContestTeam,
  updateContestTeam,
} from '@assay/contract/contests/teams.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inContest } from '../../venues/venues.queries.ts';
import { type ContestStage, openContestStage } from '../testing/stage.ts';

let stage: ContestStage;
let cora: BuiltUser;
let dora: BuiltUser;
beforeAll(async () => {
  stage = await openContestStage({ teamSize: 2, startsIn: 3600, openPrint: true });
  cora = await buildUser(stage.site, { username: 'cora' });
  dora = await buildUser(stage.site, { username: 'dora' });
});
afterAll(() => stage.site.close());

const teamOf = async (user: BuiltUser) => (await stage.ask(user)(getContestTeam, { cid: stage.cid })).data.team;
const create = (user: BuiltUser, name: string, school = '') =>
  stage.ask(user).refused(createContestTeam, { cid: stage.cid, name, school });
const join = (user: BuiltUser, code: string) => stage.ask(user).refused(joinContestTeam, { cid: stage.cid, code });
const leave = (user: BuiltUser, uid = user.uid) => stage.ask(user).refused(leaveContestTeam, { cid: stage.cid, uid });

describe('before the start', () => {
  test('a captain makes a team, and its code lets others in who are registered by it', async () => {
    const { anna, cid, ask } = stage;
    expect((await create(anna, 'The Pair', 'Hill')).status).toBe(200);
    const team = (await teamOf(anna))!;
    expect(team).toMatchObject({ name: 'The Pair', school: 'Hill', isCaptain: true, members: [{ username: 'anna' }] });
    expect((await ask(cora)(getContestInfo, { cid })).data.registered).toBe(false);
    expect((await join(cora, team.inviteCode)).status).toBe(200);
    expect((await ask(cora)(getContestInfo, { cid })).data).toMatchObject({ registered: true, teamSize: 2 });
    expect(await teamOf(cora)).toMatchObject({
      isCaptain: false,
      members: [{ isCaptain: true }, { username: 'cora' }],
    });
  });

  test('nobody is in two teams, no team has more members than the contest allows', async () => {
    const { anna, bela } = stage;
    const { inviteCode } = (await teamOf(anna))!;
    expect((await join(bela, inviteCode)).data.code).toBe('contest.teamFull');
    expect((await create(cora, 'Another')).data.code).toBe('contest.inTeam');
    expect((await create(bela, 'the pair')).data.code).toBe('contest.teamNameTaken');
    expect((await join(bela, 'guess')).data.code).toBe('contest.teamCodeWrong');
    expect((await join(bela, '')).data.code).toBe('contest.teamCodeWrong');
    expect(await teamOf(bela)).toBeNull();
  });

  test('of ten who come at once as many get in as there is room', async () => {
    const { site, bela, ask, cid } = stage;
    await create(bela, 'Crowd');
    const { inviteCode } = (await teamOf(bela))!;
    const many = await Promise.all(Array.from({ length: 10 }, () => buildUser(site)));
    const codes = await Promise.all(many.map(async (user) => (await join(user, inviteCode)).status));
    expect(codes.filter((status) => status === 200)).toHaveLength(1);
    expect((await teamOf(bela))!.members).toHaveLength(2);
    const twice = await Promise.all([create(dora, 'Left'), create(dora, 'Right')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    // the one that lost left no team behind
    const { records } = (await ask(stage.author)(getContestTeams, { cid })).data;
    expect(records.filter(({ members }) => members.length === 0)).toEqual([]);
  });

  test('captains rename, make the code anew and take members out; the last one to leave takes the team along', async () => {
    const { anna, ask, cid } = stage;
    const before = (await teamOf(anna))!.inviteCode;
    const update = (user: BuiltUser) =>
      ask(user).refused(updateContestTeam, { cid, name: 'The Two', school: 'Dale', newCode: true });
    expect((await update(cora)).data.code).toBe('contest.notCaptain');
    expect((await update(anna)).status).toBe(200);
    expect(await teamOf(anna)).toMatchObject({ name: 'The Two', school: 'Dale' });
    expect((await leave(cora, anna.uid)).data.code).toBe('contest.notCaptain');
    expect((await leave(anna, cora.uid)).status).toBe(200);
    expect((await join(cora, before)).data.code).toBe('contest.teamCodeWrong');
    expect((await join(cora, (await teamOf(anna))!.inviteCode)).status).toBe(200);
    expect((await leave(anna)).status).toBe(200);
    expect(await teamOf(cora)).toMatchObject({ isCaptain: true });
    expect((await join(anna, (await teamOf(cora))!.inviteCode)).status).toBe(200);
    expect((await leave(dora)).status).toBe(200);
    expect(await teamOf(dora)).toBeNull();
  });
});

describe('by those who run the contest', () => {
  const save = (fields: { id?: number; name?: string; usernames?: string[] }) =>
    stage
      .ask(stage.author)
      .refused(saveContestTeam, { cid: stage.cid, name: 'Guests', school: '', usernames: [], ...fields });

  test('teams are made, changed and dissolved; members are registered, nobody is taken from another team', async () => {
    const { ask, author, cid } = stage;
    expect((await save({ usernames: ['cora'] })).data.code).toBe('contest.membersElsewhere');
    expect((await save({ usernames: ['dora', 'anna', 'bela'] })).data.code).toBe('contest.teamFull');
    expect((await save({ usernames: ['author'] })).data.code).toBe('contest.staffDoNotTakePart');
    expect((await save({ usernames: ['nobody'] })).msg).toBe('No such users: nobody');
    const made = await save({ usernames: ['dora'] });
    expect(made.status).toBe(200);
    const { id } = made.data as unknown as { id: number };
    expect((await ask(author)(getContestTeams, { cid, keyword: 'dora' })).data.records).toMatchObject([
      { id, name: 'Guests', members: [{ username: 'dora' }] },
    ]);
    expect((await ask(author)(getContestParticipants, { cid, keyword: 'guests' })).data.records).toMatchObject([
      { username: 'dora', team: 'Guests' },
    ]);
    expect((await ask(author).refused(deleteContestTeam, { cid, id })).status).toBe(200);
    expect((await ask(author).refused(deleteContestTeam, { cid, id })).data.code).toBe('contest.teamUnknown');
    expect((await save({ id, usernames: [] })).data.code).toBe('contest.teamUnknown');
    expect(await teamOf(dora)).toBeNull();
  });

  test('the form keeps no limit that a team exceeds', async () => {
    const { ask, author, cid } = stage;
    const { author: _, status: _status, ...form } = (await ask(author)(getAdminContest, { cid })).data;
    const saved = (teamSize: number) => ask(author).refused(updateContest, { ...form, teamSize });
    expect((await saved(3)).status).toBe(200);
    form.version += 1;
    expect((await saved(2)).status).toBe(200);
    await stage.site.services.db
      .updateTable('contest_registrations')
      .set({ team_id: (await teamOf(cora))!.id })
      .where('uid', '=', dora.uid)
      .execute();
    form.version += 1;
    expect((await saved(2)).data.code).toBe('contest.teamsLarger');
    await stage.ask(author)(saveContestTeam, {
      cid,
      id: (await teamOf(cora))!.id,
      name: 'The Two',
      school: 'Dale',
      usernames: ['cora', 'anna'],
    });
  });

  test('T-BOLA nobody else manages teams', async () => {
    const { ask, stranger, cid } = stage;
    const team = { cid, id: 1, name: 'x', school: '', usernames: [] };
    for (const op of [getContestTeams, saveContestTeam, deleteContestTeam]) {
      expect((await ask(stranger).refused(op, team)).data.code).toBe('access.denied');
    }
  });
});

describe('while it runs', () => {
  let failed: number;
  beforeAll(async () => {
    stage.site.clock.advance(3660);
    failed = await stage.solve(cora, 'A', VERDICT.wrongAnswer, 'int cora;');
    await stage.solve(stage.anna, 'A', VERDICT.accepted, 'int anna;');
    await stage.solve(cora, 'A', VERDICT.accepted, 'int again;');
  });

  test('teams are fixed', async () => {
    expect((await create(dora, 'Late')).data.code).toBe('contest.teamsFixed');
    expect((await leave(cora)).data.code).toBe('contest.teamsFixed');
    expect((await stage.ask(cora)(getContestTeam, { cid: stage.cid })).data.mayChange).toBe(false);
  });

  test('members share a line: tries of one, the accepted one of the other; it is the own line of both', async () => {
    const { anna, cid, ask } = stage;
    for (const user of [anna, cora]) {
      const [row] = (await ask(user)(getContestRank, { cid })).data.records;
      expect(row).toMatchObject({ username: 'The Two', school: 'Dale', ac: 1, isOwn: true, members: ['anna', 'cora'] });
      expect(row!.submissionInfo.A).toMatchObject({ isAC: true, errorNum: 1 });
      const [problem] = (await ask(user)(getContestProblem, { cid })).data;
      expect(problem!.myStatus).toBe(VERDICT.accepted);
    }
  });

  test('T-IDOR members read each other’s code, nobody else does; each stays under the own name', async () => {
    const { anna, bela, cid, ask } = stage;
    const read = (user: BuiltUser) => ask(user).refused(getSubmissionDetail, { submitId: failed });
    expect((await read(anna)).data).toMatchObject({ submission: { username: 'cora', code: 'int cora;' } });
    expect((await read(bela)).data.code).toBe('submission.unknown');
    const mine = (await ask(anna)(getContestSubmissions, { contestID: cid, onlyMine: true })).data;
    expect(mine.records.map(({ username, team }) => [username, team])).toEqual([
      ['cora', 'The Two'],
      ['anna', 'The Two'],
      ['cora', 'The Two'],
    ]);
    const named = await ask(bela)(getContestSubmissions, { contestID: cid, username: 'the two' });
    expect(named.data.total).toBe(3);
    // members open each other's submissions, others do not while the contest runs
    expect(mine.records.map(({ hasPage }) => hasPage)).toEqual([true, true, true]);
    expect(named.data.records.map(({ hasPage }) => hasPage)).toEqual([false, false, false]);
    const { rows } = await listOwn();
    expect(rows).toEqual([stage.anna.uid, cora.uid, cora.uid]);
  });

  /** Whose the submissions are, as each one's history has them. */
  const listOwn = async () => {
    const rows = await stage.site.services.db
      .selectFrom('submissions')
      .select('uid')
      .where(inContest(stage.cid, 'submissions'))
      .orderBy('uid')
      .execute();
    return { rows: rows.map(({ uid }) => uid) };
  };

  test('a team gets one balloon for a problem, whoever solved it', async () => {
    const { author, cid, ask } = stage;
    const list = async () => (await ask(author)(getContestAcInfo, { cid })).data.records;
    const [balloon, ...more] = await list();
    expect(more).toEqual([]);
    expect(balloon).toMatchObject({ username: 'anna', team: 'The Two', school: 'Dale', checked: false });
    await ask(author)(checkContestAcInfo, { cid, id: balloon!.id, checked: true });
    expect(await list()).toMatchObject([{ checked: true }]);
    await ask(author)(checkContestAcInfo, { cid, id: balloon!.id, checked: false });
    expect(await list()).toMatchObject([{ checked: false }]);
  });

  test('members read the questions of their team to the jury, and are told of the answer', async () => {
    const { anna, bela, author, cid, ask, listen } = stage;
    const { id } = (await ask(cora)(askClarification, { cid, pid: null, question: 'Is n positive?' })).data;
    const list = async (who: BuiltUser) => (await ask(who)(getClarifications, { cid })).data.records;
    expect(await list(anna)).toMatchObject([{ question: 'Is n positive?', mine: true, username: 'cora' }]);
    expect(await list(bela)).toEqual([]);
    const heard = [listen(anna), listen(cora), listen(bela)];
    await ask(author)(answerClarification, { cid, id, answer: 'It is.', toAll: false });
    expect(heard.map((events) => events.length)).toEqual([1, 1, 0]);
    expect(await list(anna)).toMatchObject([{ answer: 'It is.' }]);
    expect(await list(bela)).toEqual([]);
  });

  test('who is disqualified takes the team along', async () => {
    const { author, anna, cid, ask } = stage;
    await ask(author)(updateContestParticipant, {
      cid,
      uid: anna.uid,
      disqualified: true,
      star: false,
      rankName: null,
    });
    expect((await ask(cora)(getContestInfo, { cid })).data.disqualified).toBe(true);
    expect((await ask(author)(getContestAcInfo, { cid })).data.records).toEqual([]);
  });
});
