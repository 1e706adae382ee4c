import { SEARCH_DEPTH, SEARCH_KINDS, type SearchKind, searchSite } from '@assay/contract/search/search.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork } from '@assay/testkit/build/work.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { insertDiscussion } from '../discussions/discussions.queries.ts';
import { keepDocs } from './keep-docs.ts';

/** Stands in every thing that is built below, and nowhere else. */
const WORD = 'quokka';

let site: TestSite;
let root: BuiltUser;
let author: BuiltUser;
let member: BuiltUser;
let stranger: BuiltUser;
let gid: number;
let closedGid: number;

const find = async (who: BuiltUser | null, q: string, kind?: SearchKind) =>
  (await as(site, who ?? {})(searchSite, { q, ...(kind && { kind }) })).data;
const titles = async (who: BuiltUser | null, q: string, kind?: SearchKind) =>
  (await find(who, q, kind)).records.map(({ title }) => title);
const discuss = (title: string, about: { pid?: number; gid?: number } = {}) =>
  insertDiscussion(site.services.db, {
    uid: author.uid,
    pid: about.pid ?? null,
    gid: about.gid ?? null,
    category_id: null,
    title,
    description: WORD,
    content: '**Words** of somebody: $n \\log n$',
  });
const read = () => keepDocs(site.services);

beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
  author = await buildUser(site, { role: 'problemAdmin', username: `${WORD}author` });
  member = await buildUser(site, { username: `${WORD}member` });
  stranger = await buildUser(site);
  ({ gid } = await buildGroup(site, { owner: author, members: [member], name: `${WORD} class`, shortName: 'QK' }));
  ({ gid: closedGid } = await buildGroup(site, { owner: author, visible: false, name: `${WORD} hidden class` }));
});
afterAll(() => site.close());

describe('SEARCH-4 everybody finds what lists and pages show them, and nothing else', () => {
  beforeAll(async () => {
    await buildProblem(site, { title: `${WORD} public`, problemId: 'QOPEN' });
    await buildProblem(site, { title: `${WORD} private`, auth: 2, author: { uid: root.uid, username: root.username } });
    await buildProblem(site, { title: `${WORD} of the group`, gid, problemId: 'QK-1' });
    const inContest = await buildProblem(site, { problemId: 'QINCON' });
    const inWork = await buildProblem(site, { problemId: 'QINWORK' });
    await buildWork(site, { problems: [inWork] });
    const { problems } = await buildContest(site, { title: `${WORD} open contest`, problems: [{ auth: 1 }] });
    await buildContest(site, { title: `${WORD} hidden contest`, visible: false, problems: [] });
    await buildContest(site, { title: `${WORD} group contest`, gid, problems: [] });
    await discuss(`${WORD} talk`);
    await discuss(`${WORD} talk of the group`, { gid });
    await discuss(`${WORD} talk of a running contest`, { pid: problems[0]!.pid });
    await discuss(`${WORD} talk of a running work`, { pid: inWork.pid });
    await discuss(`${WORD} talk of what is idle`, { pid: inContest.pid });
    await read();
  });

  const rows: [kind: SearchKind, who: () => BuiltUser | null, found: string[]][] = [
    ['problem', () => null, ['public']],
    ['problem', () => stranger, ['public']],
    ['problem', () => member, ['of the group', 'public']],
    ['problem', () => root, ['of the group', 'private', 'public']],
    ['discussion', () => null, ['talk', 'talk of what is idle']],
    ['discussion', () => stranger, ['talk', 'talk of what is idle']],
    ['discussion', () => member, ['talk', 'talk of the group', 'talk of what is idle']],
    [
      'discussion',
      () => root,
      ['talk', 'talk of a running contest', 'talk of a running work', 'talk of the group', 'talk of what is idle'],
    ],
    ['contest', () => null, ['open contest']],
    ['contest', () => stranger, ['open contest']],
    ['contest', () => member, ['group contest', 'open contest']],
    ['contest', () => root, ['group contest', 'open contest']],
    ['group', () => null, ['class']],
    ['group', () => stranger, ['class']],
    ['group', () => author, ['class', 'hidden class']],
    ['group', () => root, ['class', 'hidden class']],
  ];
  test.each(rows)('%s, case %#', async (kind, who, found) => {
    const { records, total } = await find(who(), WORD, kind);
    const seen = records.map(({ title }) => title.replace(`${WORD} `, '')).sort();
    expect(seen).toEqual(found);
    expect(total).toBe(found.length);
  });

  test('people: by user name and nickname, by no private field, and none who may not log in', async () => {
    const { db } = site.services;
    await db
      .updateTable('users')
      .set({ realname: 'Numbat Secret', school: 'Numbat school' })
      .where('uid', '=', member.uid)
      .execute();
    await db.updateTable('users').set({ nickname: '袋鼠同学' }).where('uid', '=', member.uid).execute();
    await read();
    expect(await titles(null, WORD, 'person')).toEqual([member.username, author.username]);
    expect(await titles(null, '袋鼠', 'person')).toEqual([member.username]);
    for (const who of [null, root]) expect(await titles(who, 'numbat')).toEqual([]);
    await db.updateTable('users').set({ status: 1 }).where('uid', '=', member.uid).execute();
    expect(await titles(null, '袋鼠', 'person')).toEqual([]);
    await db.updateTable('users').set({ status: 0 }).where('uid', '=', member.uid).execute();
  });

  test('areas that are switched off, groups that are disbanded', async () => {
    const { settings, db } = site.services;
    const [shown] = (await find(member, '"talk of the group"', 'discussion')).records;
    expect(shown!.excerpt).toBe(`${WORD} Words of somebody: n log n`);
    await settings.write({ ...DEFAULT_SETTINGS, openPublicDiscussion: false }, db);
    settings.forget();
    expect(await titles(member, WORD, 'discussion')).toEqual([`${WORD} talk of the group`]);
    await settings.write({ ...DEFAULT_SETTINGS, openGroupDiscussion: false }, db);
    settings.forget();
    expect(await titles(member, '"talk of the group"', 'discussion')).toEqual([]);
    await settings.write(DEFAULT_SETTINGS, db);
    settings.forget();
    await db.updateTable('groups').set({ disbanded_at: new Date() }).where('id', 'in', [gid, closedGid]).execute();
    expect(await titles(root, WORD, 'group')).toEqual([]);
    expect(await titles(member, '"talk of the group"', 'discussion')).toEqual([]);
    expect(await titles(member, '"group contest"', 'contest')).toEqual([]);
    await db.updateTable('groups').set({ disbanded_at: null }).where('id', 'in', [gid, closedGid]).execute();
  });
});

test('SEARCH-2 Chinese is found by two characters, by one, and in a row', async () => {
  await buildProblem(site, { title: '动态规划入门', problemId: 'DP1' });
  await buildProblem(site, { title: '规划动物园', problemId: 'ZOO1' });
  await read();
  expect(await titles(null, '规划', 'problem')).toEqual(['规划动物园', '动态规划入门']);
  expect(await titles(null, '动态规划', 'problem')).toEqual(['动态规划入门']);
  expect(await titles(null, '园', 'problem')).toEqual(['规划动物园']);
  expect(await titles(null, '规划 -动物', 'problem')).toEqual(['动态规划入门']);
});

test('SEARCH-3 what is changed is found as it is now, what is deleted no more', async () => {
  const { db } = site.services;
  const id = await discuss('bandicoot');
  await read();
  expect(await titles(null, 'bandicoot')).toEqual(['bandicoot']);
  await db.updateTable('discussions').set({ title: 'wombat' }).where('id', '=', id).execute();
  await read();
  expect([await titles(null, 'bandicoot'), await titles(null, 'wombat')]).toEqual([[], ['wombat']]);
  await db.deleteFrom('discussions').where('id', '=', id).execute();
  await read();
  expect(await titles(null, 'wombat')).toEqual([]);
  const left = await db.selectFrom('search_changes').select('id').execute();
  expect(left).toEqual([]);
});

test('SEARCH-5 first what is called exactly so, with the found words marked', async () => {
  await buildProblem(site, { title: 'A problem about ECHIDNA, echidna, echidna', problemId: 'OTHER1' });
  await buildProblem(site, { title: 'Spines', problemId: 'ECHIDNA' });
  await read();
  const { records } = await find(null, 'echidna', 'problem');
  expect(records.map(({ name }) => name)).toEqual(['ECHIDNA', 'OTHER1']);
  const { title, titleMarks } = records[1]!;
  expect(titleMarks.map(([from, to]) => title.slice(from, to))).toEqual(['ECHIDNA', 'echidna', 'echidna']);
});

test('SEARCH-5 of a word that is everywhere the newest are put in order, and what is called exactly so however old it is', async () => {
  const { db } = site.services;
  const named = await buildUser(site, { username: 'numbat' });
  const others = SEARCH_DEPTH + 20;
  await sql`insert into users (username, password_hash, email, role)
    select 'numbat' || n, '', 'numbat' || n || '@example.org', 1002
    from generate_series(1, ${others}) n`.execute(db);
  // so far from each other that they reach behind all steps
  await sql`insert into discussions (id, uid, title, description, content)
    overriding system value select 10000 + n * 100, ${author.uid}, 'numbat', 'It stands ' || n || '.', ''
    from generate_series(1, ${others}) n`.execute(db);
  await read();
  const last = { q: 'numbat', currentPage: SEARCH_DEPTH / 10 };
  const of = async (kind: SearchKind, page = {}) => (await as(site)(searchSite, { q: 'numbat', kind, ...page })).data;
  const [newest, oldest] = [await of('discussion'), await of('discussion', last)];
  expect([newest.total, newest.records[0]!.id, oldest.records.at(-1)!.id]).toEqual([
    ...[SEARCH_DEPTH, 10_000 + others * 100, 10_000 + 21 * 100],
  ]);
  const people = await of('person');
  expect([people.total, people.records[0]!.id]).toEqual([SEARCH_DEPTH + 1, named.uid]);
});

test.each(["'", '\\', '":*', "a' & 'b", '!!!', '<->', '-x', '(', '&|!():*<->', '"', '“未闭合', '\u0000'.repeat(2)])(
  'SEARCH-2 signs are no commands: %j',
  async (q) => {
    const { status } = await as(site)(searchSite, { q });
    expect(status === 200 || status === 400).toBe(true);
  },
);

test('SEARCH-6 without a kind, a few of each', async () => {
  for (let i = 0; i < 6; i += 1) await discuss(`potoroo ${i}`);
  await buildProblem(site, { title: 'potoroo' });
  await read();
  const { records } = await find(null, 'potoroo');
  expect(records.map(({ kind }) => kind)).toEqual(['problem', ...Array<SearchKind>(4).fill('discussion')]);
  const { records: page, total } = (
    await as(site)(searchSite, { q: 'potoroo', kind: 'discussion', currentPage: 2, limit: 4 })
  ).data;
  expect([page.length, total]).toEqual([2, 6]);
  expect(SEARCH_KINDS).toHaveLength(5);
});
