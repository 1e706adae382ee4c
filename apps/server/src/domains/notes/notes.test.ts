import { getNoteCategories, saveNoteCategories } from '@assay/contract/notes/categories.ts';
import { NOTES_MAX } from '@assay/contract/notes/note.ts';
import { addNote, deleteNote, exportNotes, getNotes, updateNote } from '@assay/contract/notes/notes.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: TestSite;
let root: BuiltUser;
let admin: BuiltUser;
let anna: BuiltUser;
let bela: BuiltUser;
let pid: number;
let problemId: string;
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
  admin = await buildUser(site, { role: 'admin' });
  anna = await buildUser(site);
  bela = await buildUser(site);
  ({ pid, problemId } = await buildProblem(site, { title: 'Two sums' }));
});
afterAll(() => site.close());

const ask = (who: BuiltUser) => as(site, who);
const write = async (who: BuiltUser, fields: object = {}) =>
  (await ask(who)(addNote, { title: 'Hashing', content: 'One pass is enough', ...fields })).data;
const list = async (who: BuiltUser, filter: object = {}) => (await ask(who)(getNotes, filter)).data;

describe('NOTE-1 notes', () => {
  test('are written about a problem or about none, and listed newest first', async () => {
    const person = await buildUser(site);
    const about = await write(person, { pid });
    const free = await write(person, { title: 'Plan' });
    const { records, total } = await list(person);
    expect(records.map(({ id }) => id)).toEqual([free.id, about.id]);
    expect(total).toBe(2);
    expect(records[1]).toMatchObject({ pid, problemId, problemTitle: 'Two sums', uid: person.uid, version: 1 });
    expect(records[0]).toMatchObject({ pid: null, problemId: null });
    expect((await list(person, { pid })).records.map(({ id }) => id)).toEqual([about.id]);
    expect((await list(person, { problemId })).records.map(({ id }) => id)).toEqual([about.id]);
    expect((await list(person, { keyword: 'ONE pass' })).total).toBe(2);
    expect((await list(person, { keyword: '%' })).total).toBe(0);
  });

  test.each([
    [{ title: ' ' }, 'note.titleNeeded'],
    [{ title: 'x'.repeat(256) }, 'note.titleTooLong'],
    [{ content: '\n' }, 'note.contentNeeded'],
    [{ content: 'x'.repeat(65_536) }, 'note.contentTooLong'],
    [{ categoryId: 999 }, 'note.categoryUnknown'],
    [{ pid: 999_999 }, 'problem.unknown'],
    [{ title: 'x'.repeat(2001) }, 'request.invalid'],
  ])('are refused: %#', async (fields, code) => {
    const sent = { title: 'Title', content: 'Text', ...fields };
    expect((await ask(anna).refused(addNote, sent)).data.code).toBe(code);
    if ('pid' in fields) return;
    const { id } = await write(anna);
    expect((await ask(anna).refused(updateNote, { ...sent, id })).data.code).toBe(code);
  });

  test('say in Chinese what is missing', async () => {
    const inChinese = as(site, { token: anna.token, headers: { 'accept-language': 'zh-CN' } });
    const { msg } = await inChinese.refused(addNote, { title: '', content: 'x' });
    expect(msg).toBe('笔记标题不能为空');
  });

  test('a save over a newer one is refused, so that two open editors lose nothing', async () => {
    const { id, version } = await write(anna);
    const save = (content: string, seen?: number) =>
      ask(anna).refused(updateNote, { id, title: 'Hashing', content, version: seen });
    expect((await save('first', version)).status).toBe(200);
    expect((await save('second', version)).data.code).toBe('note.changed');
    const raced = await Promise.all(['a', 'b', 'c', 'd'].map((content) => save(content, version + 1)));
    expect(raced.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await save('without a version')).status).toBe(200);
  });

  test('there are so many of a person, however many are written at once', async () => {
    const person = await buildUser(site);
    const row = { uid: person.uid, title: 'x', content: 'x', gmt_create: new Date(), gmt_modified: new Date() };
    const rows = Array.from({ length: NOTES_MAX - 2 }, () => row);
    await site.services.db.insertInto('notes').values(rows).execute();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask(person).refused(addNote, { title: 'x', content: 'x' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ data }) => data.code === 'note.tooMany')).toHaveLength(3);
  });
});

describe('T-IDOR notes are their author’s', () => {
  test('nobody else reads, changes or deletes one; administrators delete', async () => {
    const { id } = await write(anna, { title: 'Mine alone' });
    for (const who of [bela, root]) {
      expect((await list(who)).records.map((note) => note.id)).not.toContain(id);
      expect((await list(who, { keyword: 'Mine alone' })).total).toBe(0);
      expect((await ask(who).refused(updateNote, { id, title: 'x', content: 'x' })).data.code).toBe('note.unknown');
    }
    expect((await ask(bela).refused(deleteNote, { id })).data.code).toBe('note.unknown');
    expect((await ask(admin)(deleteNote, { id })).status).toBe(200);
    expect((await ask(anna).refused(deleteNote, { id })).data.code).toBe('note.unknown');
    const [entry] = await site.services.db
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('subject', '=', `note ${id}`)
      .execute();
    expect(entry).toEqual({ action: 'deleteNote', subject: `note ${id}` });
  });

  test('a problem that became hidden is named no more, and the note stays', async () => {
    const hidden = await buildProblem(site, { title: 'Soon hidden' });
    const { id } = await write(anna, { pid: hidden.pid });
    await site.services.db.updateTable('problems').set({ auth: 2 }).where('id', '=', hidden.pid).execute();
    const found = (await list(anna)).records.find((note) => note.id === id);
    expect(found).toMatchObject({ pid: null, problemId: null, problemTitle: null, content: 'One pass is enough' });
    expect((await ask(anna).refused(getNotes, { pid: hidden.pid })).data.code).toBe('problem.unknown');
    expect((await ask(anna).refused(addNote, { title: 'x', content: 'x', pid: hidden.pid })).data.code).toBe(
      'problem.unknown',
    );
  });

  test('T-IDOR-7 in a contest a note is found by the letter, and tells no number', async () => {
    const { cid } = await buildContest(site, { author: admin, problems: [{ title: 'Of the contest' }] });
    const about = { cid, problemId: 'A' };
    const { id } = await write(anna, about);
    const found = (await list(anna, about)).records;
    expect(found).toMatchObject([{ id, pid: null, problemId: null, problemTitle: null }]);
    expect((await ask(anna).refused(getNotes, { ...about, problemId: 'Z' })).data.code).toBe('problem.unknown');
  });
});

describe('categories of notes', () => {
  const save = (categories: object[], who = root) => ask(who).refused(saveNoteCategories, categories);
  const named = async () => (await ask(anna)(getNoteCategories, {})).data.map(({ name }) => name);

  test('are saved as a whole list by super administrators', async () => {
    expect((await save([{ name: 'DP' }, { name: 'Graphs' }])).status).toBe(200);
    const [dp, graphs] = (await ask(anna)(getNoteCategories, {})).data;
    expect(dp).toMatchObject({ name: 'DP', isNotebook: true });
    const { id } = await write(anna, { categoryId: dp!.id });
    expect((await list(anna, { categoryId: dp!.id })).records).toMatchObject([{ id, categoryName: 'DP' }]);
    // each takes the other's name
    expect((await save([{ ...graphs, name: 'DP' }, { ...dp, name: 'Graphs' }, { name: 'New' }])).status).toBe(200);
    expect(await named()).toEqual(['DP', 'Graphs', 'New']);
    expect((await list(anna, { categoryId: dp!.id })).records).toMatchObject([{ id, categoryName: 'Graphs' }]);
    expect((await save([{ ...graphs, name: 'DP' }])).status).toBe(200);
    expect((await list(anna)).records.find((note) => note.id === id)).toMatchObject({ categoryId: null });
    for (const who of [anna, admin]) expect((await save([], who)).data.code).toBe('access.denied');
  });

  test.each([
    ['two of one name', [{ name: 'x' }, { name: 'X' }], 'note.categoryTaken'],
    ['one that is not there', [{ id: 9999, name: 'x' }], 'note.categoryUnknown'],
    ['one without a name', [{ name: ' ' }], 'request.invalid'],
  ])('are refused: %s', async (_sentence, categories, code) => {
    const before = await named();
    expect((await save(categories)).data.code).toBe(code);
    expect(await named()).toEqual(before);
  });

  test('those of discussions that come along stay where they are', async () => {
    expect((await save([{ name: 'Notes' }, { id: 77, name: 'Talk', isNotebook: false }])).status).toBe(200);
    expect(await named()).toEqual(['Notes']);
  });
});

test('NOTE-5 the archive holds the own notes and nobody else’s', async () => {
  const [own, other] = [await buildUser(site), await buildUser(site)];
  await write(own, { pid, title: 'Kept', content: 'zqxown' });
  await write(other, { title: 'Foreign', content: 'zqxother' });
  const answer = await site.app.inject({
    method: 'GET',
    url: exportNotes.path,
    headers: { authorization: own.token },
  });
  expect(answer.headers['content-type']).toBe('application/zip');
  const names = answer.rawPayload.toString('latin1');
  expect(names).toContain(`${problemId} Kept.md`);
  expect(names).not.toContain('Foreign');
});
