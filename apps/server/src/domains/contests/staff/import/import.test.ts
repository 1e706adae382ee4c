import { login } from '@assay/contract/accounts/sign-in.ts';
import { getAdminContest } from '@assay/contract/contests/admin.ts';
import { getAdminContestProblems } from '@assay/contract/contests/admin-problems.ts';
import { downloadContestPackage } from '@assay/contract/contests/boards.ts';
import { importContestFiles } from '@assay/contract/contests/staff/import.ts';
import { getContestParticipants } from '@assay/contract/contests/staff/participants.ts';
import { getContestTeams } from '@assay/contract/contests/staff/teams.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildZip } from '@assay/testkit/build/zip.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContestStage, openContestStage } from '../../testing/stage.ts';

let stage: ContestStage;
beforeAll(async () => {
  stage = await openContestStage({ startsIn: 7200 });
});
afterAll(() => stage.site.close());

const CONTEST = [
  'name: Cup',
  'formal_name: The Spring Cup',
  'start_time: 2026-12-01T10:00:00+08:00',
  'duration: 4:00:00',
  'scoreboard_freeze_duration: 0:30:00',
  'penalty_time: 10',
].join('\n');
const TEAMS =
  'teams\t1\n7\t900\t1\tDie Käfer\tTU Wien\tTUW\tAUT\tINST-U-1\n8\tnull\t2\tGuests\tFH\tFH\tAUT\tINST-U-2\n';
const GROUPS = 'groups\t1\n1\tAll\n2\tOut\n';

interface Wishes {
  who?: BuiltUser;
  cid?: number;
  commit?: boolean;
  prefix?: string;
  makeAccounts?: boolean;
}

function load(files: Record<string, string | Buffer>, options: Wishes = {}) {
  const { who = stage.root, cid = stage.cid, commit = true, prefix = 'wf', makeAccounts = true } = options;
  const sent = Object.entries(files).map(([name, content]) => ({
    name,
    base64: Buffer.from(content).toString('base64'),
  }));
  return stage
    .ask(who)
    .refused(importContestFiles, { cid, files: sent, commit, prefix, makeAccounts, passwordLength: 10 });
}
const read = async (files: Record<string, string | Buffer>, options: Wishes = {}) => {
  const { status, msg, data } = await load(files, options);
  if (status !== 200) throw new Error(msg);
  return data as unknown as DataOf<typeof importContestFiles>;
};
const codes = async (files: Record<string, string | Buffer>, options: Wishes = {}) =>
  (await read(files, { commit: false, ...options })).notes.map(({ code }) => code);

describe('the contest', () => {
  test('a report first, which changes nothing; then title, times, seal and penalty', async () => {
    const { ask, author, cid } = stage;
    const form = async () => (await ask(author)(getAdminContest, { cid })).data;
    const before = await form();
    const dry = await read({ 'contest.yaml': CONTEST }, { who: author, commit: false });
    expect(dry).toMatchObject({
      done: false,
      notes: [{ code: 'icpcRule', severity: 'info' }],
      contest: { title: 'The Spring Cup', durationMs: 14_400_000, sealMs: 12_600_000, penaltyS: 600 },
    });
    expect(await form()).toEqual(before);
    expect((await read({ 'contest.yaml': CONTEST }, { who: author })).done).toBe(true);
    expect(await form()).toMatchObject({
      title: 'The Spring Cup',
      startTime: '2026-12-01T02:00:00.000Z',
      endTime: '2026-12-01T06:00:00.000Z',
      sealRank: true,
      sealRankTime: '2026-12-01T05:30:00.000Z',
      acmSettings: { penaltyS: 600, unit: 'minutes', lastAcceptedBreaksTies: true },
      version: before.version + 1,
    });
  });

  test.each([
    ['other rules', 'name: Cup\nduration: 5:00:00\nscoreboard_type: score', ['otherRule']],
    ['a seal that was kept and no longer fits', 'name: Cup\nduration: 1:00:00', ['sealDropped']],
    ['a file that cannot be read', 'name: Cup', ['notReadable']],
  ])('%s', async (_sentence, text, expected) => {
    expect(await codes({ 'contest.yaml': text })).toEqual(expected);
  });

  test('nothing is done when anything is wrong', async () => {
    const { ask, author, cid } = stage;
    const answer = await read({ 'contest.yaml': CONTEST.replace('Spring', 'Autumn'), 'teams.tsv': 'x' });
    expect(answer).toMatchObject({ done: false, slips: [] });
    expect((await ask(author)(getAdminContest, { cid })).data.title).toBe('The Spring Cup');
  });

  test('T-BOLA by those who manage it alone', async () => {
    for (const who of [stage.stranger, stage.anna]) {
      expect((await load({ 'contest.yaml': CONTEST }, { who })).status).toBe(403);
    }
  });
});

describe('problems', () => {
  test('are found by the ids of the site, in the order and the colours of the file; those that lack are told', async () => {
    const { site, ask, author } = stage;
    const [bridge, canoe] = [await buildProblem(site, { auth: 1 }), await buildProblem(site, { auth: 1 })];
    const { cid, problems } = await buildContest(site, { author, startsIn: 3600, problems: [{}] });
    const text = [
      'problems:',
      `  - {letter: A, short-name: ${bridge.problemId.toLowerCase()}, rgb: "#f00"}`,
      '  - {letter: B, short-name: nothing-like-it, color: red}',
      `  - {letter: C, short-name: ${canoe.problemId}, color: navy}`,
      `  - {letter: D, short-name: ${problems[0]!.problemId}, color: mauve-ish}`,
    ].join('\n');
    const answer = await read({ 'problemset.yaml': text }, { who: author, cid });
    expect(answer.notes.map(({ code }) => code)).toEqual([
      'problemPublic',
      'problemMissing',
      'problemPublic',
      'colorUnknown',
    ]);
    expect(answer.done).toBe(true);
    const rows = (await ask(author)(getAdminContestProblems, { cid })).data;
    expect(rows.map(({ pid, displayId, color }) => [pid, displayId, color])).toEqual([
      [bridge.pid, 'A', '#ff0000'],
      [canoe.pid, 'C', '#000080'],
      [problems[0]!.pid, 'D', '#ffffff'],
    ]);
    expect(rows[0]!.auth).toBe(3);
    const taken = `- {label: D, id: ${bridge.problemId}}\n- {label: C, id: ${canoe.problemId}}`;
    expect(await codes({ 'problems.yaml': taken }, { cid })).toEqual(['labelTaken']);
    const swapped = `- {label: C, id: ${bridge.problemId}}\n- {label: A, id: ${canoe.problemId}}`;
    expect((await read({ 'problems.yaml': swapped }, { cid })).done).toBe(true);
  });

  test.each([['no label', '- {label: "a b", id: x}', ['labelBad', 'problemMissing']]])(
    '%s',
    async (_sentence, text, expected) => {
      expect(await codes({ 'problems.yaml': text })).toEqual(expected);
    },
  );
});

describe('teams and accounts', () => {
  test('each team gets an account that can log in; a second import makes none anew', async () => {
    const { ask, author, cid } = stage;
    const files = { 'teams.tsv': TEAMS, 'groups.tsv': GROUPS };
    const dry = await read(files, { commit: false });
    expect(dry).toMatchObject({ accounts: { made: 2, registered: 2 }, slips: [] });
    const first = await read(files);
    expect(first.slips).toMatchObject([
      { username: 'wf7', realname: 'Die Käfer', school: 'TU Wien' },
      { username: 'wf8' },
    ]);
    expect(first.slips[0]!.password).toHaveLength(10);
    const entered = await ask()(login, { username: 'wf7', password: first.slips[0]!.password! });
    expect(entered.status).toBe(200);
    expect((await read(files)).slips.map(({ password }) => password)).toEqual([null, null]);
    const { records } = (await ask(author)(getContestParticipants, { cid, keyword: 'Käfer' })).data;
    expect(records).toMatchObject([{ username: 'wf7', rankName: 'Die Käfer', byAdmin: true, team: null }]);
  });

  test('a name is whole on the board, as long as a name can be; what is cut is told', async () => {
    const { site, ask, author } = stage;
    const { cid } = await buildContest(site, { author, startsIn: 3600, problems: [] });
    const [name, school] = ['N'.repeat(90), 'S'.repeat(90)];
    const files = (end: string) => ({ 'teams.tsv': `Teams\t1\n91\tnull\t1\t${name}${end}\t${school}${end}\tS\n` });
    expect((await read(files(''), { cid })).notes.map(({ code }) => code)).toEqual(['teamsAlone']);
    const { records } = (await ask(author)(getContestParticipants, { cid })).data;
    expect(records).toMatchObject([{ rankName: name, school }]);
    expect(await codes(files('more than that'), { cid })).toEqual([
      'teamNameLong',
      'schoolLong',
      'teamsAlone',
      'accountKept',
    ]);
  });

  test('a package of this site finds its contestants again, by whatever names they go', async () => {
    const { cid, site, author } = stage;
    const { rawPayload } = await site.app.inject({
      method: 'GET',
      url: downloadContestPackage.path,
      query: { cid: String(cid) },
      headers: { authorization: author.token },
    });
    const again = await read({ 'package.zip': rawPayload }, { commit: false });
    expect(again.accounts).toMatchObject({ made: 0 });
    expect(again.accounts.registered).toBeGreaterThan(1);
  });

  test('marks that nobody sees go out of the names of teams', async () => {
    const teams = TEAMS.replace('Die Käfer', 'Die\u200b Ka\u0308fer\u202e').replace('Guests', '\u200b');
    const { slips } = await read({ 'teams.tsv': teams }, { prefix: 'wm' });
    expect(slips.map(({ realname }) => realname)).toEqual(['Die Käfer', '8']);
  });

  test('passwords of the file are those of new accounts', async () => {
    const accounts = 'accounts\t1\nteam\tx\twg7\tsecret77\nteam\tx\twg8\tshort\njudge\tx\tjane\tx\n';
    const answer = await read({ 'teams.tsv': TEAMS, 'accounts.tsv': accounts });
    expect(answer.notes.map(({ code }) => code)).toEqual(['accountSkipped', 'teamsAlone', 'passwordBad']);
    expect(answer.slips[0]).toMatchObject({ username: 'wg7', password: 'secret77' });
    expect(answer.slips[1]!.password).toHaveLength(10);
    expect((await stage.ask()(login, { username: 'wg7', password: 'secret77' })).status).toBe(200);
  });

  test('in a team contest teams are made with their members, hidden ones starred; a second import renames', async () => {
    const { site, ask, author } = stage;
    const { cid } = await buildContest(site, { author, startsIn: 3600, teamSize: 2, problems: [] });
    const zip = buildZip([
      {
        name: 'cup/teams.json',
        content: '[{"id":"t1","name":"Ash","organization_id":"o"},{"id":"t2","name":"Birch","hidden":true}]',
      },
      { name: 'cup/organizations.json', content: '[{"id":"o","name":"Oak","formal_name":"Oak University"}]' },
      {
        name: 'cup/accounts.yaml',
        content:
          '- {username: ash1, type: team, team_id: t1}\n- {username: ash2, type: team, team_id: t1}\n- {username: birch, type: team, team_id: t2}\n',
      },
    ]);
    expect((await read({ 'cup.zip': zip }, { cid })).slips).toHaveLength(3);
    const teams = async () =>
      (await ask(author)(getContestTeams, { cid })).data.records.map(({ name, school, members }) => [
        name,
        school,
        members.map(({ username }) => username).join(),
      ]);
    expect(await teams()).toEqual([
      ['Ash', 'Oak University', 'ash1,ash2'],
      ['Birch', '', 'birch'],
    ]);
    const { records } = (await ask(author)(getContestParticipants, { cid })).data;
    expect(records.filter(({ star }) => star).map(({ username }) => username)).toEqual(['birch']);
    const again = { 'teams.json': '[{"id":"t1","name":"Alder"}]' };
    expect((await read(again, { cid, who: author, makeAccounts: false })).done).toBe(true);
    expect((await teams())[0]).toEqual(['Alder', '', 'ash1,ash2']);

    const add = (rows: string, accounts = '[]') =>
      codes({ 'teams.json': rows, 'accounts.json': accounts }, { cid, makeAccounts: false });
    expect(await add('[{"id":"x","name":"birch"}]')).toEqual(['teamNameTaken', 'teamsBare']);
    expect(await add('[{"id":"x","name":"Elm"},{"id":"y","name":"elm"}]')).toEqual(['teamNameTwice', 'teamsBare']);
    expect(await add('[{"id":"x","name":"Elm"}]', '[{"username":"ash1","team_id":"x"}]')).toEqual([
      'accountElsewhere',
      'accountKept',
    ]);
    const three = JSON.stringify(['a', 'b', 'c'].map((name) => ({ username: `elm${name}`, team_id: 'x' })));
    expect(await add('[{"id":"x","name":"Elm"}]', three)).toEqual(['teamLarge']);
  });

  test('who is no super admin makes no accounts, but registers those that exist', async () => {
    const { author, site } = stage;
    await buildUser(site, { username: 'known7' });
    const files = { 'teams.tsv': 'teams\t1\n7\t\t\tKnown\n' };
    expect(await codes(files, { who: author, prefix: 'known' })).toEqual(['teamsAlone', 'accountKept']);
    expect((await read(files, { who: author, prefix: 'known' })).done).toBe(true);
    expect(await codes(files, { who: author, prefix: 'fresh' })).toEqual(['teamsAlone', 'accountsRoot']);
    expect((await read(files, { who: author, prefix: 'fresh' })).done).toBe(false);
  });

  test.each([['a prefix that is no name', 'a b', ['teamsAlone', 'accountName', 'accountName']]])(
    '%s',
    async (_sentence, prefix, expected) => {
      expect(await codes({ 'teams.tsv': TEAMS }, { prefix })).toEqual(expected);
    },
  );

  test('a broken zip is refused', async () => {
    expect((await load({ 'x.zip': 'PK nothing' })).data.code).toBe('testdata.notZip');
    expect((await load({ 'x.zip': Buffer.from([0x50, 0x4b, 5, 6]) })).data.code).toBe('testdata.notZip');
  });
});
