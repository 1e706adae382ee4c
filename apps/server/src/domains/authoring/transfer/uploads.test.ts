import {
  deleteProblemPackage,
  getProblemImports,
  importProblem,
  importProblemPackage,
  previewProblemPackage,
} from '@assay/contract/authoring/transfer.ts';
import { zipFiles } from '@assay/formats/testing/packages.ts';
import { as } from '@assay/testkit/ask.ts';
import { upload } from '@assay/testkit/upload.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { icpc, openTransferStage } from './testing/stage.ts';

const { site, root, admin, send, staged, imported } = await openTransferStage();
afterAll(() => site.close());
beforeEach(() => site.services.db.deleteFrom('package_uploads').execute());

const listed = async () =>
  (await as(site, root)(getProblemImports, {})).data.map(({ fileName, state, failure }) => ({
    fileName,
    state,
    failure: failure?.en ?? null,
  }));

test('an archive that cannot be opened is refused at once and listed nowhere', async () => {
  const refusal = await send(Buffer.from('PK\u0003\u0004 cut off'));
  expect(refusal).toMatchObject({ status: 400, data: { code: 'testdata.notZip' } });
  expect(await listed()).toEqual([]);
});

test('an archive of no known format is listed with that as the reason, until it is read as a format', async () => {
  const packageKey = await staged({ 'notes.txt': 'nothing to judge' });
  expect(await listed()).toMatchObject([{ state: 'ready', failure: 'The file is of no known package format' }]);
  const refusal = await as(site, root).refused(previewProblemPackage, { packageKey });
  expect(refusal.data.code).toBe('package.notRecognised');
  await as(site, root)(previewProblemPackage, { packageKey, format: 'cases' });
  expect((await listed())[0]?.failure).toMatch(/^The package cannot be imported: /);
});

test('a package of which nothing can be imported is listed with the error that stands against it', async () => {
  const packageKey = await staged(icpc('Refused', { 'problem.yaml': 'name: Refused\nvalidation: custom\n' }));
  expect(await listed()).toMatchObject([{ state: 'ready', failure: null }]);
  await as(site, root)(previewProblemPackage, { packageKey });
  expect((await listed())[0]?.failure).toMatch(/^The package cannot be imported: .*validator/);
});

test('a look at a package whose import failed leaves the reason of that', async () => {
  const packageKey = await staged(icpc('Twice'));
  await imported(await staged(icpc('Twice')), [{ index: 0, problemId: 'TWICE' }]);
  const { failure } = await imported(packageKey, [{ index: 0, problemId: 'TWICE' }]);
  await as(site, root)(previewProblemPackage, { packageKey });
  expect(await listed()).toContainEqual({ fileName: 'squares.zip', state: 'failed', failure: failure!.en });
});

test('what comes in whole by one request does not wait for an import', async () => {
  const content = await zipFiles(icpc('Whole'));
  const { status } = await upload(site, root, importProblem, {}, { content, name: 'whole.zip' });
  expect([status, await listed()]).toEqual([200, []]);
});

test('whoever uploaded a package can drop it, and nobody else', async () => {
  const packageKey = await staged({ 'notes.txt': 'nothing to judge' });
  const stranger = await as(site, admin).refused(deleteProblemPackage, { packageKey });
  expect(stranger.data.code).toBe('package.unknown');
  expect(await listed()).toHaveLength(1);
  await as(site, root)(deleteProblemPackage, { packageKey });
  expect(await listed()).toEqual([]);
});

test('a package that is being imported cannot be dropped; one whose import died can', async () => {
  const packageKey = await staged(icpc('Running'));
  const leaveRunning = (saidBefore: number) =>
    site.services.db
      .updateTable('package_uploads')
      .set({ state: 'importing', gmt_modified: new Date(site.clock.now().getTime() - saidBefore * 1000) })
      .execute();
  await leaveRunning(29);
  const refusal = await as(site, root).refused(deleteProblemPackage, { packageKey });
  expect([refusal.status, refusal.data.code]).toEqual([409, 'package.importing']);
  await leaveRunning(31);
  await as(site, root)(deleteProblemPackage, { packageKey });
  expect(await listed()).toEqual([]);
});

test('dropping a package keeps the problems that came of it', async () => {
  const packageKey = await staged(icpc('Kept'));
  const { problems } = await imported(packageKey, [{ index: 0, problemId: 'KEPT' }]);
  await as(site, root)(deleteProblemPackage, { packageKey });
  const again = { packageKey, problems: [{ index: 0, problemId: 'KEPT-2' }] };
  expect((await as(site, root).refused(importProblemPackage, again)).data.code).toBe('package.unknown');
  const kept = await site.services.db.selectFrom('problems').select('problem_id').where('id', '=', problems[0]!.pid);
  expect(await kept.executeTakeFirst()).toEqual({ problem_id: 'KEPT' });
});
