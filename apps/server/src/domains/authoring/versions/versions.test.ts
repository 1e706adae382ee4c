import { getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { deleteJurySolution, getJurySolutions, saveJurySolution } from '@assay/contract/authoring/jury-solutions.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { getProblemVersions, getVersionDifference, restoreProblemVersion } from '@assay/contract/authoring/versions.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { buildProblem, problemSave } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, expect, test } from 'vitest';
import { sweepTestdata } from '../sweep.ts';

const site = await openTestSite();
await buildCatalogue(site);
const root = await buildUser(site, { role: 'root' });
const ask = as(site, root);
afterAll(() => site.close());

const versionsOf = async (pid: number) => (await ask(getProblemVersions, { pid })).data;
const start = { title: 'One', cases: [{ input: '1 2', output: '3' }] };

/** Saves a problem with what was changed of it. */
async function save(pid: number, change: Parameters<typeof problemSave>[0], message?: string) {
  const { data } = await ask(getAdminProblem, { pid });
  const { problem, ...rest } = problemSave({ ...start, ...change });
  const named = { ...problem, problemId: data.problem.problemId };
  await ask(updateProblem, { ...rest, problem: named, pid, version: data.version, ...(message && { message }) });
}

test('EDIT-12: a save is a version with its author and a word; one that changes nothing is none', async () => {
  const { pid } = await buildProblem(site, start);
  await save(pid, { title: 'Two' }, 'better title');
  await save(pid, { title: 'Two' });
  const { records, total, latest } = await versionsOf(pid);
  expect({ total, latest }).toEqual({ total: 2, latest: 2 });
  expect(records).toMatchObject([
    { number: 2, author: root.username, message: 'better title', changed: expect.arrayContaining(['statement']) },
    { number: 1, message: '' },
  ]);
});

test('EDIT-12: solutions of the jury belong to it', async () => {
  const { pid } = await buildProblem(site, start);
  const solution = {
    pid,
    name: 'a.py',
    language: 'Python3',
    code: 'x',
    expected: [],
    score: null,
    author: '',
    isModel: false,
  };
  const { data } = await ask(saveJurySolution, solution);
  expect((await versionsOf(pid)).records[0]).toMatchObject({ number: 2, changed: ['solutions'] });
  await ask(deleteJurySolution, { pid, id: data.id });
  expect(await versionsOf(pid)).toMatchObject({ latest: 3, judgedSince: 1 });
});

test('EDIT-13, EDIT-14: what differs is told, and an earlier version comes back as a new one, with its data', async () => {
  const { pid } = await buildProblem(site, start);
  const solution = {
    pid,
    name: 'a.py',
    language: 'Python3',
    code: 'x',
    expected: [],
    score: null,
    author: '',
    isModel: false,
  };
  await ask(saveJurySolution, solution);
  await save(pid, { title: 'Two', timeLimit: 2000, cases: [{ input: '5 5', output: '10' }] });
  await ask(saveJurySolution, { ...solution, code: 'y' });
  const { data } = await ask(getVersionDifference, { pid, from: 2, to: 4 });
  expect(data.fields).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ part: 'limits', path: ['timeLimit'], before: '1000', after: '2000' }),
      expect.objectContaining({ part: 'solutions', path: ['a.py', 'code'], before: 'x', after: 'y' }),
    ]),
  );
  expect(data.cases).toMatchObject([{ name: '1.in', change: 'files' }]);

  const { version } = await versionsOf(pid);
  const stale = await ask.refused(restoreProblemVersion, { pid, number: 2, version: version + 1 });
  expect(stale.data.code).toBe('problem.changed');
  expect((await ask(restoreProblemVersion, { pid, number: 2, version })).data).toEqual({ number: 5 });
  expect((await ask(getVersionDifference, { pid, from: 2, to: 5 })).data).toEqual({ fields: [], cases: [] });
  expect((await versionsOf(pid)).records[0]).toMatchObject({ number: 5, restoredFrom: 2 });
  expect((await ask(getJurySolutions, { pid })).data).toMatchObject([{ name: 'a.py', code: 'x' }]);
  expect(JSON.stringify((await ask(getProblemCases, { pid })).data)).toContain('1 2');
});

test('versions are told to nobody who may not change the problem', async () => {
  const { pid } = await buildProblem(site, start);
  const other = as(site, await buildUser(site, {}));
  expect((await other.refused(getProblemVersions, { pid })).status).toBe(403);
  expect((await other.refused(getVersionDifference, { pid, from: 1, to: 1 })).status).toBe(403);
  expect((await other.refused(restoreProblemVersion, { pid, number: 1, version: 0 })).status).toBe(403);
  expect((await ask.refused(getVersionDifference, { pid, from: 1, to: 9 })).data.code).toBe('problem.versionUnknown');
});

test('EDIT-16: the data of a version is kept, and a case that did not change is not stored again', async () => {
  const large = 'x'.repeat(100_000);
  const cases = [
    { input: large, output: '1' },
    { input: '2', output: '2' },
  ];
  const { pid } = await buildProblem(site, { ...start, cases });
  const stored = async () =>
    (await site.services.db.selectFrom('blobs').select('bytes').execute()).map(({ bytes }) => bytes);
  const before = await stored();
  await save(pid, { cases: [cases[0]!, { input: 'three', output: 'drei' }] });
  const after = await stored();
  expect(after.reduce((a, b) => a + b, 0) - before.reduce((a, b) => a + b, 0)).toBe('three'.length + 'drei'.length);
  site.clock.advance(3 * 24 * 3600);
  await sweepTestdata(site.services);
  // a session ends within three days
  const later = as(site, await buildUser(site, { role: 'root' }));
  const { version } = (await later(getProblemVersions, { pid })).data;
  await later(restoreProblemVersion, { pid, number: 1, version });
  expect((await later(getVersionDifference, { pid, from: 1, to: 3 })).data).toEqual({ fields: [], cases: [] });
});
