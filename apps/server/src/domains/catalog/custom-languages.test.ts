import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addLanguage,
  deleteLanguage,
  getAdminLanguages,
  getLanguages,
  getOwnLanguages,
  getProblemLanguages,
  replaceLanguageData,
} from '@assay/contract/catalog/languages.ts';
import type { OwnLanguageData } from '@assay/contract/judging/language-data.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageRows } from '../../seed/catalogue.ts';
import { upsertLanguages } from '../../seed/seed.queries.ts';

let site: TestSite;
let root: Asker;
let node: Asker;
let awk: OwnLanguageData;
beforeAll(async () => {
  site = await openTestSite();
  await buildCatalogue(site);
  root = as(site, await buildUser(site, { role: 'root' }));
  node = as(site, { headers: { authorization: site.services.config.judgeTokens[0]! } });
  awk = JSON.parse(await readFile(join(process.cwd(), 'docs/languages/awk.json'), 'utf8')) as OwnLanguageData;
});
afterAll(() => site.close());

const named = async (name: string) => {
  const { data } = await root(getAdminLanguages, {});
  return data.find((language) => language.name === name);
};
const allNames = async () => (await as(site)(getLanguages, {})).data.map(({ name }) => name);

test('a super administrator adds a language as data; nodes hear of it, and it is offered when one proves it', async () => {
  const before = (await node(getOwnLanguages, {})).data;
  expect(before.languages).toEqual([]);
  expect((await root(addLanguage, { data: awk })).status).toBe(200);
  const after = (await node(getOwnLanguages, {})).data;
  expect(after.languages).toEqual([awk]);
  expect(after.edition).not.toBe(before.edition);
  expect(await named('AWK')).toMatchObject({
    data: awk,
    offered: false,
    runCommand: '/usr/bin/mawk -f /app/main.awk',
    template: awk.template,
  });
  expect((await named('C'))?.data).toBeNull();

  await openFakeJudge(site, { languages: ['AWK'] });
  expect(await named('AWK')).toMatchObject({ offered: true });
});

test('new languages come to the problems that allowed all, and to no other', async () => {
  const all = await buildProblem(site, { languages: await allNames() });
  const some = await buildProblem(site, { languages: ['C', 'Python3'] });
  const languagesOf = async (pid: number) => (await as(site)(getProblemLanguages, { pid })).data;

  await root(addLanguage, { data: { ...awk, name: 'Second' } });
  expect(await languagesOf(all.pid)).toContain('Second');
  expect(await languagesOf(some.pid)).toEqual(['C', 'Python3']);

  // An upgrade of the product that brings one more.
  const [first] = languageRows();
  await upsertLanguages(site.services.db, [{ ...first!, name: 'Brand new' }]);
  expect(await languagesOf(all.pid)).toEqual(await allNames());
  expect(await languagesOf(all.pid)).toContain('Brand new');
  expect(await languagesOf(some.pid)).toEqual(['C', 'Python3']);
});

test('data that could harm or cannot work is refused, by the name of its field', async () => {
  const refusals: [object, RegExp][] = [
    [{ ...awk, name: '' }, /name/],
    [{ ...awk, sourceFile: '../main.awk' }, /sourceFile.*plain file name/],
    [{ ...awk, tools: ['/root/bin/awk'] }, /tools.*below \/usr/],
    [{ ...awk, tools: ['/usr/../root/awk'] }, /tools/],
    [{ ...awk, run: { ...awk.run, argv: [] } }, /run\.argv/],
    [{ ...awk, run: { ...awk.run, processes: 100_000 } }, /run\.processes/],
    [
      { ...awk, compile: { ...awk.compile, keeps: { kind: 'file', path: '../../etc/passwd' } } },
      /compile\.keeps\.path/,
    ],
    [{ ...awk, compile: { ...awk.compile, limits: { ...awk.compile!.limits, memoryMb: 1e6 } } }, /memoryMb/],
    [{ ...awk, timeFactor: 0 }, /timeFactor/],
    [{ ...awk, selfTest: undefined }, /selfTest/],
    [{ ...awk, hook: 'rm -rf /' }, /hook/],
  ];
  for (const [data, message] of refusals) {
    const answer = await root.refused(addLanguage, { data: { name: 'Refused', ...data } as OwnLanguageData });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer)).toMatch(message);
  }
});

test("names of the product's own languages, other names included, and names twice are refused", async () => {
  for (const name of ['C', 'Python 3', 'Golang', 'AWK']) {
    const answer = await root.refused(addLanguage, { data: { ...awk, name } });
    expect(answer).toMatchObject({ status: 409, data: { code: 'language.taken' } });
  }
});

test('own data is replaced and deleted, until submissions name the language; shipped ones stay', async () => {
  const { data: added } = await root(addLanguage, { data: { ...awk, name: 'Third' } });
  const { edition } = (await node(getOwnLanguages, {})).data;
  expect(
    (await root(replaceLanguageData, { id: added.id, data: { ...awk, name: 'Fourth', timeFactor: 3 } })).status,
  ).toBe(200);
  expect((await node(getOwnLanguages, {})).data.edition).not.toBe(edition);
  expect(await named('Fourth')).toMatchObject({ timeFactor: 3 });
  expect((await root.refused(replaceLanguageData, { id: added.id, data: { ...awk, name: 'C' } })).data.code).toBe(
    'language.taken',
  );

  const problem = await buildProblem(site, { languages: ['Fourth'] });
  const user = as(site, await buildUser(site));
  await user(submitProblemJudge, { pid: problem.problemId, language: 'Fourth', code: '{ print 1 }' });
  expect((await root.refused(deleteLanguage, { id: added.id })).data.code).toBe('language.inUse');
  expect((await root.refused(replaceLanguageData, { id: added.id, data: awk })).data.code).toBe('language.inUse');

  const second = (await named('Second'))!;
  expect((await root(deleteLanguage, { id: second.id })).status).toBe(200);
  expect(await named('Second')).toBeUndefined();
  const c = (await named('C'))!;
  expect((await root.refused(deleteLanguage, { id: c.id })).data.code).toBe('language.shipped');
  expect((await root.refused(deleteLanguage, { id: 987654 })).data.code).toBe('language.unknown');
});

test('a language may be sent by another of its names', async () => {
  const problem = await buildProblem(site, { languages: ['Python 3'] });
  const user = as(site, await buildUser(site));
  const sent = { pid: problem.problemId, language: 'Python 3', code: 'print(1)' };
  const { data } = await user(submitProblemJudge, sent);
  const row = await site.services.db
    .selectFrom('submissions')
    .select('language')
    .where('id', '=', data.submitId)
    .executeTakeFirstOrThrow();
  expect(row.language).toBe('Python3');
});
