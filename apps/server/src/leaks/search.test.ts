import { type SearchKind, searchSite } from '@assay/contract/search/search.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork } from '@assay/testkit/build/work.ts';
import { afterAll, expect, test } from 'vitest';
import { insertDiscussion } from '../domains/discussions/discussions.queries.ts';
import { keepDocs } from '../domains/search/keep-docs.ts';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.ts';
import { HOUR } from './testing/contest-stage.ts';

const site = await openTestSite();
afterAll(() => site.close());
const { db, settings } = site.services;
const root = await buildUser(site, { role: 'root' });
const setter = await buildUser(site, { role: 'problemAdmin' });
const member = await buildUser(site);
const author = await buildUser(site);
const stranger = await buildUser(site);
const WHO: Record<string, BuiltUser | { token: undefined }> = {
  visitor: { token: undefined },
  stranger,
  author,
  member,
  setter,
  root,
};
const ALL = Object.keys(WHO).join(' ');

let made = 0;
/** A word that stands nowhere else. */
const newWord = () => `zqx${'abcdefghij'[made++ % 10]}${made}k`;

/** What is answered to words that stand nowhere. */
const NOTHING = {
  records: [],
  total: 0,
  size: 10,
  current: 1,
};

/** Who finds a word among one kind, and that nobody else is told of it by any number. */
async function finders(word: string, kind: SearchKind): Promise<string> {
  await keepDocs(site.services);
  const found: string[] = [];
  for (const [name, who] of Object.entries(WHO)) {
    const { data } = await as(site, who)(searchSite, { q: word, kind });
    if (data.records.some((hit) => `${hit.title} ${hit.excerpt}`.includes(word))) found.push(name);
    else expect([name, data]).toEqual([name, NOTHING]);
  }
  return found.join(' ');
}

const group = await buildGroup(site, { owner: root, auth: 3, members: [member], name: 'Plain' });
const discuss = (word: string, about: { pid?: number; gid?: number; status?: number; deleted_at?: Date } = {}) =>
  insertDiscussion(db, {
    uid: author.uid,
    pid: null,
    gid: null,
    category_id: null,
    title: 'A title',
    description: '',
    content: `says ${word}`,
    ...about,
  });
const save = async (changed: Partial<typeof DEFAULT_SETTINGS>) => {
  await settings.write({ ...DEFAULT_SETTINGS, ...changed }, db);
  settings.forget();
};

/** By kind and state: who finds what is in it. */
const STATES: [kind: SearchKind, state: string, build: (word: string) => Promise<unknown>, expected: string][] = [
  ['problem', 'public', (title) => buildProblem(site, { title }), ALL],
  ['problem', 'hidden', (title) => buildProblem(site, { title, auth: 2 }), 'setter root'],
  ['problem', 'of contests', (title) => buildProblem(site, { title, auth: 3 }), 'setter root'],
  ['problem', 'of a group', (title) => buildProblem(site, { title, gid: group.gid }), 'member root'],
  ['problem', 'somebody’s own', (title) => buildProblem(site, { title, ofUid: author.uid, auth: 2 }), 'author root'],
  ['contest', 'of the site', (title) => buildContest(site, { title, problems: [] }), ALL],
  ['contest', 'with a password', (title) => buildContest(site, { title, auth: 1, pwd: 'x', problems: [] }), ALL],
  ['contest', 'switched off', (title) => buildContest(site, { title, visible: false, problems: [] }), ''],
  ['contest', 'of a group', (title) => buildContest(site, { title, gid: group.gid, problems: [] }), 'member root'],
  ['discussion', 'of the site', (word) => discuss(word), ALL],
  ['discussion', 'disabled', (word) => discuss(word, { status: 1 }), ''],
  ['discussion', 'deleted', (word) => discuss(word, { status: 2, deleted_at: new Date() }), ''],
  ['discussion', 'of a group', (word) => discuss(word, { gid: group.gid }), 'member root'],
  [
    'discussion',
    'of a hidden problem',
    async (word) => discuss(word, { pid: (await buildProblem(site, { auth: 2 })).pid }),
    'setter root',
  ],
  ['group', 'private', (name) => buildGroup(site, { owner: root, name, auth: 3, members: [member] }), ALL],
  [
    'group',
    'hidden',
    (name) => buildGroup(site, { owner: author, name, auth: 3, visible: false, members: [member] }),
    'author member root',
  ],
  [
    'group',
    'hidden, for who applies',
    (name) =>
      buildGroup(site, { owner: root, name, auth: 3, visible: false, members: [{ uid: stranger.uid, auth: 1 }] }),
    'root',
  ],
  ['person', 'usual', (username) => buildUser(site, { username }), ALL],
];

test.each(STATES)('SEARCH-4 a %s that is %s', async (kind, _state, build, expected) => {
  const word = newWord();
  await build(word);
  expect(await finders(word, kind)).toBe(expected);
});

test('SEARCH-4 what a contest is about is told to those who are logged in, as on its page', async () => {
  const [word, title] = [newWord(), newWord()];
  await buildContest(site, { title, description: `About ${word}`, problems: [] });
  expect(await finders(word, 'contest')).toBe(ALL.replace('visitor ', ''));
  expect(await finders(title, 'contest')).toBe(ALL);
  const { data } = await as(site, { token: undefined })(searchSite, { q: title, kind: 'contest' });
  expect([data.total, data.records[0]!.excerpt]).toEqual([1, '']);
});

test.each(['contest', 'work'])(
  'SEARCH-4 discussions of a problem in a running %s are found after its end',
  async (venue) => {
    const word = newWord();
    const problem = await buildProblem(site);
    await discuss(word, { pid: problem.pid });
    expect(await finders(word, 'discussion')).toBe(ALL);
    const problems = [problem];
    if (venue === 'work') await buildWork(site, { problems });
    else {
      const { cid } = await buildContest(site, { problems: [] });
      const values = { cid, pid: problem.pid, display_id: 'A', display_title: 'A' };
      await db.insertInto('contest_problems').values(values).execute();
    }
    expect(await finders(word, 'discussion')).toBe('setter root');
    // the id in brackets before its title tells nothing, either
    await db
      .updateTable('discussions')
      .set({ title: `[${word}] Help` })
      .where('pid', '=', problem.pid)
      .execute();
    expect(await finders(word, 'discussion')).toBe('setter root');
    site.clock.advance(6 * HOUR);
    expect(await finders(word, 'discussion')).toBe(ALL);
  },
);

test('SEARCH-4 a closed area is not searched, by nobody', async () => {
  const [ofSite, ofGroup] = [newWord(), newWord()];
  await discuss(ofSite);
  await discuss(ofGroup, { gid: group.gid });
  await save({ openPublicDiscussion: false });
  expect([await finders(ofSite, 'discussion'), await finders(ofGroup, 'discussion')]).toEqual(['', 'member root']);
  await save({ openGroupDiscussion: false });
  expect([await finders(ofSite, 'discussion'), await finders(ofGroup, 'discussion')]).toEqual([ALL, '']);
  await save({});
});

test('SEARCH-4 banned and leaving people are not found, and nobody by what is private', async () => {
  const words = { realname: newWord(), email: newWord(), school: newWord(), number: newWord(), mobile: newWord() };
  const person = await buildUser(site, { username: newWord() });
  await db
    .updateTable('users')
    .set({ ...words, email: `${words.email}@example.org`, nickname: 'Nicky' })
    .where('uid', '=', person.uid)
    .execute();
  const { gid } = await buildGroup(site, {
    owner: root,
    name: 'Coded',
    auth: 2,
    code: 'qqcode',
    description: newWord(),
  });
  const { cid } = await buildContest(site, { title: 'Locked', auth: 1, pwd: 'qqpassword', problems: [] });
  for (const word of [...Object.values(words), 'qqcode', 'qqpassword']) {
    expect((await as(site, root)(searchSite, { q: word })).data).toEqual(NOTHING);
  }
  expect(gid + cid).toBeGreaterThan(0);
  await keepDocs(site.services);
  const found = async () => (await as(site, root)(searchSite, { q: 'Nicky', kind: 'person' })).data.total;
  expect(await found()).toBe(1);
  for (const gone of [{ status: 1 }, { status: 0, erase_after: new Date() }]) {
    await db.updateTable('users').set(gone).where('uid', '=', person.uid).execute();
    expect(await found()).toBe(0);
  }
});
