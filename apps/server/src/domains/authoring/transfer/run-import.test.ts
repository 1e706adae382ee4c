import { setTimeout } from 'node:timers/promises';
import {
  getProblemImport,
  getProblemImports,
  importProblemPackage,
  uploadProblemPackage,
} from '@assay/contract/authoring/transfer.ts';
import { getVerifications } from '@assay/contract/judging/verification.ts';
import { zipFiles } from '@assay/formats/testing/packages.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { upload } from '@assay/testkit/upload.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  await buildCatalogue(site);
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const until = async (holds: () => Promise<boolean>) => {
  for (let turn = 0; turn < 800; turn += 1) {
    if (await holds()) return;
    await setTimeout(25);
  }
  throw new Error('it does not come to that');
};

async function staged(name: string, who = root): Promise<string> {
  const content = await zipFiles({ '1.in': '1\n', '1.out': '2\n', '2.in': '3\n', '2.out': '4\n' });
  const { data } = await upload(site, who, uploadProblemPackage, {}, { content, name });
  return data.packageKey;
}

const begin = (packageKey: string, problemId: string) => ({ packageKey, problems: [{ index: 0, problemId }] });
const stateOf = async (packageKey: string) => (await as(site, root)(getProblemImport, { packageKey })).data;

/** What a server leaves behind that runs an import and last said so then. */
const leaveRunning = (packageKey: string, saidBefore: number) =>
  site.services.db
    .updateTable('package_uploads')
    .set({
      state: 'importing',
      run: 'of another server',
      done: 1,
      total: 4,
      gmt_modified: new Date(site.clock.now().getTime() - saidBefore * 1000),
    })
    .where('upload_key', '=', packageKey)
    .execute();

const idsLike = async (problemId: string) =>
  site.services.db.selectFrom('problems').select('id').where('problem_id', '=', problemId).execute();

test('whoever began an import finds it again with what came of it, and others do not', async () => {
  const first = await staged('first.zip');
  site.clock.advance(1);
  const second = await staged('second.zip');
  site.clock.advance(1);
  await as(site, root)(importProblemPackage, begin(first, 'FOUND'));
  await until(async () => (await stateOf(first)).state === 'imported');
  const { data } = await as(site, root)(getProblemImports, {});
  expect(data.map(({ packageKey, fileName, state }) => [packageKey, fileName, state])).toEqual([
    [first, 'first.zip', 'imported'],
    [second, 'second.zip', 'ready'],
  ]);
  expect(data[0]).toMatchObject({ problems: [{ problemId: 'FOUND', isNew: true }], failure: null });
  expect((await stateOf(first)).notes.map(({ code }) => code)).toContain('casesOnly');
  const admin = await buildUser(site, { role: 'admin' });
  expect((await as(site, admin)(getProblemImports, {})).data).toEqual([]);
});

test('an import that another server runs is running, and is not begun twice', async () => {
  const packageKey = await staged('elsewhere.zip');
  await leaveRunning(packageKey, 29);
  expect(await stateOf(packageKey)).toMatchObject({ state: 'importing', done: 1, total: 4 });
  const refusal = await as(site, root).refused(importProblemPackage, begin(packageKey, 'TWICE'));
  expect(refusal).toMatchObject({ status: 409, data: { code: 'package.importing' } });
});

test('an import whose server died says so, and can be begun again', async () => {
  const packageKey = await staged('dead.zip');
  await leaveRunning(packageKey, 31);
  const said = { state: 'failed', problems: [], failure: { en: expect.stringContaining('server stopped') } };
  expect(await stateOf(packageKey)).toMatchObject(said);
  const { data } = await as(site, root)(getProblemImports, {});
  expect(data.find((one) => one.packageKey === packageKey)).toMatchObject(said);
  await as(site, root)(importProblemPackage, begin(packageKey, 'AGAIN'));
  await until(async () => (await stateOf(packageKey)).state === 'imported');
});

test('a run that was taken for dead and lives all the same stores nothing', async () => {
  const { db } = site.services;
  const packageKey = await staged('late.zip');
  const countOf = async (waiting: boolean) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and ${waiting ? sql`wait_event_type = 'Lock'` : sql`state <> 'idle'`}`.execute(db);
    return rows[0]!.n;
  };
  await db.transaction().execute(async (tx) => {
    await sql`lock table problems in share mode`.execute(tx);
    await as(site, root)(importProblemPackage, begin(packageKey, 'LATE'));
    await until(async () => (await countOf(true)) > 0);
    await leaveRunning(packageKey, 0);
  });
  await until(async () => (await countOf(false)) === 0);
  expect(await idsLike('LATE')).toEqual([]);
  expect(await stateOf(packageKey)).toMatchObject({ state: 'importing', done: 1, total: 4 });
});

test('what came in is verified at once: its solutions, and its checker over the answers', async () => {
  const content = await zipFiles({
    'problem.yaml': 'name: Sum\nvalidation: custom\n',
    'problem_statement/problem.en.tex': 'Add.\n',
    'data/secret/1.in': '1\n',
    'data/secret/1.ans': '1\n',
    'output_validators/check.py': 'raise SystemExit(42)\n',
    'submissions/accepted/right.py': 'print(input())\n',
  });
  const { data } = await upload(site, root, uploadProblemPackage, {}, { content, name: 'icpc.zip' });
  await as(site, root)(importProblemPackage, begin(data.packageKey, 'CHECKED'));
  const running = async () => {
    const [problem] = await idsLike('CHECKED');
    return problem ? (await as(site, root)(getVerifications, { pid: problem.id })).data : [];
  };
  await until(async () => (await running()).length > 0);
  expect(await running()).toMatchObject([{ state: 'running', done: 0, total: 2, by: root.username }]);
});

test('a server that closes ends its imports and says why', async () => {
  const packageKey = await staged('closing.zip');
  site.services.stopping.abort();
  await as(site, root)(importProblemPackage, begin(packageKey, 'CLOSING'));
  await until(async () => (await stateOf(packageKey)).state === 'failed');
  expect((await stateOf(packageKey)).failure?.zh).toContain('服务器停止');
  expect(await idsLike('CLOSING')).toEqual([]);
});
