import { changeProblemAuth, deleteProblem, getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { downloadTestcase, getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { exportProblem } from '@assay/contract/authoring/transfer.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { addGroupProblem, getGroupAdminProblemList, getGroupProblemList } from '@assay/contract/groups/problems.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem, type ProblemOptions, problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';

let site: TestSite;
let people: Record<
  'owner' | 'root' | 'admin' | 'other' | 'member' | 'stranger' | 'siteAdmin' | 'problemAdmin' | 'superAdmin',
  BuiltUser
>;
let gid: number;

beforeAll(async () => {
  site = await openTestSite();
  await buildCatalogue(site);
  people = {
    owner: await buildUser(site),
    root: await buildUser(site),
    admin: await buildUser(site),
    other: await buildUser(site),
    member: await buildUser(site),
    stranger: await buildUser(site),
    siteAdmin: await buildUser(site, { role: 'admin' }),
    problemAdmin: await buildUser(site, { role: 'problemAdmin' }),
    superAdmin: await buildUser(site, { role: 'root' }),
  };
  ({ gid } = await buildGroup(site, {
    owner: people.owner,
    shortName: 'CLASSY',
    members: [
      { uid: people.root.uid, auth: GROUP_LEVEL.root },
      { uid: people.admin.uid, auth: GROUP_LEVEL.admin },
      { uid: people.other.uid, auth: GROUP_LEVEL.admin },
      { uid: people.member.uid },
    ],
  }));
});
afterAll(() => site.close());

type Name = keyof typeof people;
const asking = (name: Name) => as(site, people[name]);
const make = (options: ProblemOptions = {}) => buildProblem(site, { gid, author: people.admin, ...options });
const storedAuth = async (pid: number) =>
  (await site.services.db.selectFrom('problems').select('auth').where('id', '=', pid).executeTakeFirst())?.auth;
const saved = async (name: Name, pid: number, change: object = {}) => {
  const { version, problem, tags, languages, codeTemplates } = (await asking('superAdmin')(getAdminProblem, { pid }))
    .data;
  const save = { pid, version, problem: { ...problem, ...change }, tags, languages, codeTemplates };
  return asking(name).refused(updateProblem, { ...save, cases: { from: 'keep' as const } });
};

describe('GRP-12 making a problem of a group', () => {
  test('is for its admins; the id gets the short name, and what is open is open to the group alone', async () => {
    const { data } = await asking('admin')(addGroupProblem, { ...problemSave({ problemId: 'sum' }), gid });
    expect(data.problemId).toBe('CLASSY-SUM');
    expect(await storedAuth(data.pid)).toBe(PROBLEM_AUTH.group);
    const { data: edited } = await asking('admin')(getAdminProblem, { pid: data.pid });
    expect(edited.problem).toMatchObject({ auth: 1, problemId: 'CLASSY-SUM' });
    const again = await asking('other').refused(addGroupProblem, { ...problemSave({ problemId: 'sum' }), gid });
    expect(again.data.code).toBe('problem.idTaken');
  });

  test.each<[Name, string]>([
    ['member', 'access.denied'],
    ['stranger', 'group.membersOnly'],
    ['siteAdmin', 'group.membersOnly'],
    ['problemAdmin', 'group.membersOnly'],
  ])('is refused to: %s', async (name, code) => {
    expect((await asking(name).refused(addGroupProblem, { ...problemSave(), gid })).data.code).toBe(code);
  });

  test('no other id than one with the prefix is given to it later; one for contests is not chosen', async () => {
    const { pid } = await make({ problemId: 'CLASSY-RENAMED' });
    expect((await saved('admin', pid, { problemId: 'B-99' })).status).toBe(200);
    const { problem } = (await asking('admin')(getAdminProblem, { pid })).data;
    expect(problem.problemId).toBe('CLASSY-B-99');
    expect((await saved('admin', pid, { auth: 3 })).data.code).toBe('problem.contestAuth');
  });
});

describe('EDIT-11 what a problem of a group is held to', () => {
  const settings = (change: object) =>
    site.services.db
      .transaction()
      .execute((tx) => site.services.settings.write({ ...DEFAULT_SETTINGS, ...change }, tx));
  const refused = async (name: Name, options: ProblemOptions) =>
    (await asking(name).refused(addGroupProblem, { ...problemSave(options), gid })).data.code;
  afterEach(async () => {
    await settings({});
    site.services.settings.forget();
  });

  test('limits, cases and bytes; administrators of problems are not', async () => {
    await settings({ ownProblemTimeMs: 2000, ownProblemMemoryMb: 256, ownProblemCases: 1, ownProblemDataMb: 1 });
    site.services.settings.forget();
    const one = { input: '1', output: '1' };
    expect(await refused('root', { timeLimit: 3000 })).toBe('problem.timeBeyond');
    expect(await refused('root', { memoryLimit: 512 })).toBe('problem.memoryBeyond');
    expect(await refused('root', { cases: [one, one] })).toBe('problem.casesBeyond');
    expect(await refused('root', { cases: [{ input: 'x'.repeat(1024 * 1024), output: '1' }] })).toBe(
      'problem.dataBeyond',
    );
    const { pid } = await make();
    expect((await saved('admin', pid, { timeLimit: 3000 })).data.code).toBe('problem.timeBeyond');
    const { status } = await asking('superAdmin')(addGroupProblem, {
      ...problemSave({ timeLimit: 3000, cases: [one, one] }),
      gid,
    });
    expect(status).toBe(200);
  });

  test('T-RACE-7 and a number of problems, however many are made at once', async () => {
    const { gid: small } = await buildGroup(site, { owner: people.owner });
    await settings({ problemsPerGroup: 3 });
    site.services.settings.forget();
    const codes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { data } = await asking('owner').refused(addGroupProblem, { ...problemSave(), gid: small });
        return 'pid' in data ? 'made' : data.code;
      }),
    );
    expect(codes.filter((code) => code === 'made')).toHaveLength(3);
    expect(codes.filter((code) => code === 'problem.tooManyInGroup')).toHaveLength(5);
  });
});

const file = async (name: Name, url: string) =>
  (await site.app.inject({ url, headers: { authorization: people[name].token } })).statusCode;

describe('GRP-12 who changes and reads a problem of a group', () => {
  const AUTHS = { open: 1, private: 2 } as const;
  const EDITORS: readonly Name[] = ['owner', 'root', 'admin', 'superAdmin'];
  const OTHERS: readonly Name[] = ['other', 'member', 'stranger', 'siteAdmin', 'problemAdmin'];

  test.each(Object.keys(AUTHS) as (keyof typeof AUTHS)[])('%s: roots and its author, nobody else', async (auth) => {
    const { pid } = await make({ auth: AUTHS[auth] });
    for (const name of EDITORS) {
      expect((await asking(name)(getAdminProblem, { pid })).status, name).toBe(200);
      expect((await asking(name)(getProblemCases, { pid })).data.cases, name).toHaveLength(1);
      expect(await file(name, `${downloadTestcase.path}?pid=${pid}`), name).toBe(200);
      expect(await file(name, `${exportProblem.path}?pid=${pid}`), name).toBe(200);
      expect((await saved(name, pid)).status, name).toBe(200);
    }
    for (const name of OTHERS) {
      const knows = auth === 'open' && (name === 'other' || name === 'member');
      const code = knows ? 'access.denied' : 'problem.unknown';
      for (const op of [getAdminProblem, getProblemCases, deleteProblem]) {
        expect((await asking(name).refused(op, { pid })).data.code, `${op.name} ${name}`).toBe(code);
      }
      expect((await asking(name).refused(changeProblemAuth, { pid, auth: 2 })).data.code, name).toBe(code);
      expect((await saved(name, pid)).data.code, name).toBe(code);
      for (const op of [downloadTestcase, exportProblem]) {
        expect(await file(name, `${op.path}?pid=${pid}`), `${op.name} ${name}`).toBe(knows ? 403 : 404);
      }
    }
    expect((await asking('root')(deleteProblem, { pid })).status).toBe(200);
    expect(await storedAuth(pid)).toBeUndefined();
  });

  test('an author who is no admin any more changes it no more', async () => {
    const { pid } = await make({ author: people.member });
    expect((await saved('member', pid)).data.code).toBe('access.denied');
  });

  test('open and private are switched, and never public', async () => {
    const { pid } = await make();
    await asking('admin')(changeProblemAuth, { pid, auth: 2 });
    expect(await storedAuth(pid)).toBe(PROBLEM_AUTH.private);
    await asking('admin')(changeProblemAuth, { pid, auth: 1 });
    expect(await storedAuth(pid)).toBe(PROBLEM_AUTH.group);
    const publish = site.services.db.updateTable('problems').set({ auth: 1 }).where('id', '=', pid).execute();
    await expect(publish).rejects.toThrow('problems_public_of_site');
  });
});

describe('GRP-12 the lists of a group', () => {
  let own: number;
  const titled = { title: 'Lists of groups' };
  beforeAll(async () => {
    ({ gid: own } = await buildGroup(site, {
      owner: people.owner,
      members: [{ uid: people.admin.uid, auth: GROUP_LEVEL.admin }, { uid: people.member.uid }],
    }));
    await make({ ...titled, gid: own, problemId: 'L-OPEN' });
    await make({ ...titled, gid: own, problemId: 'L-MINE', auth: 2 });
    await make({ ...titled, gid: own, problemId: 'L-OTHERS', auth: 2, author: people.owner });
    await make(titled);
  });
  const listed = async (name: Name) => (await asking(name)(getGroupProblemList, { gid: own, tagId: [] })).data.records;
  const managed = async (name: Name) => (await asking(name)(getGroupAdminProblemList, { gid: own })).data.records;

  test('members find what is open, admins also their own, roots all', async () => {
    for (const name of ['member', 'admin', 'owner', 'superAdmin'] as const) {
      expect((await listed(name)).map(({ problemId }) => problemId)).toEqual(['L-OPEN']);
    }
    expect((await managed('admin')).map(({ problemId, mayEdit }) => [problemId, mayEdit])).toEqual([
      ['L-MINE', true],
      ['L-OPEN', true],
    ]);
    expect((await managed('owner')).map(({ problemId, auth }) => [problemId, auth])).toEqual([
      ['L-OTHERS', 2],
      ['L-MINE', 2],
      ['L-OPEN', 1],
    ]);
  });

  test.each<[Name, string, string]>([
    ['member', '', 'access.denied'],
    ['stranger', 'group.membersOnly', 'group.membersOnly'],
    ['siteAdmin', 'group.membersOnly', 'group.membersOnly'],
    ['problemAdmin', 'group.membersOnly', 'group.membersOnly'],
  ])('%s', async (name, list, admin) => {
    if (list) expect((await asking(name).refused(getGroupProblemList, { gid: own, tagId: [] })).data.code).toBe(list);
    expect((await asking(name).refused(getGroupAdminProblemList, { gid: own })).data.code).toBe(admin);
  });
});
