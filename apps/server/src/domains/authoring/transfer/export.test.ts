import { deleteJurySolution, getJurySolutions } from '@assay/contract/authoring/jury-solutions.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { exportProblem, getPackageFormats, previewProblemExport } from '@assay/contract/authoring/transfer.ts';
import { readPackage, resolveFiles } from '@assay/formats/testing/packages.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { icpc, openTransferStage } from './testing/stage.ts';

const { site, root, admin, staged, imported, importedFrom, exported } = await openTransferStage();
afterAll(() => site.close());

describe('a problem goes out', () => {
  test('and comes in again the same: import(export(x)) = x on the site', async () => {
    const { pid } = (await imported(await staged(icpc('Round')), [{ index: 0, problemId: 'ROUND' }])).problems[0]!;
    const out = await exported(pid, 'assay');
    const { pid: copy } = (await importedFrom(out, 'ROUND2')).problems[0]!;
    const [before, after] = await Promise.all(
      [out, exported(copy, 'assay')].map(async (zip) => readPackage(await zip)),
    );
    const plain = async (read: typeof before) => ({ ...((await resolveFiles(read!.packages[0])) as object), key: '' });
    expect(await plain(after)).toEqual(await plain(before));
  });

  test('arguments of groups for the validator are stored with their cases and go out again', async () => {
    const flags = 'grader_flags: sum\naccept_score: 30\noutput_validator_flags: case_sensitive';
    const packageKey = await staged(icpc('Flags', { 'data/secret/b/testdata.yaml': flags }));
    const { pid } = (await imported(packageKey, [{ index: 0, problemId: 'FLAGS' }])).problems[0]!;
    const { data } = await as(site, root)(getProblemCases, { pid });
    const called = [null, null, ['case_sensitive'], ['case_sensitive']];
    expect(data.cases.map((one) => one.checkerArguments)).toEqual(called);
    for (const format of ['assay', 'icpc-legacy', 'icpc-2025-09']) {
      const [problem] = (await readPackage(await exported(pid, format))).packages;
      expect([format, problem!.cases.map((one) => one.checkerArguments)]).toEqual([format, called]);
    }
  });

  test.each(['icpc-legacy', 'icpc-2025-09', 'domjudge'])('in %s', async (format) => {
    const { pid } = await buildProblem(site, { cases: [{ input: '1\n', output: '2\n' }] });
    const { data } = await as(site, root)(previewProblemExport, { pids: [pid], format: format as 'domjudge' });
    expect(data.notes.filter(({ severity }) => severity === 'error')).toEqual([]);
    const read = await readPackage(await exported(pid, format));
    expect(read.format?.id).toBe(format);
    const secret = read.packages[0]!.cases.filter(({ isSample }) => !isSample);
    expect(await resolveFiles(secret.map(({ input, output }) => [input, output]))).toEqual([['1\n', '2\n']]);
  });
});

test('a problem that a format cannot hold is refused as an export', async () => {
  const grader = icpc('Grader', { 'include/python3/grader.py': 'import solution' });
  const { pid } = (await imported(await staged(grader), [{ index: 0, problemId: 'GRADER' }])).problems[0]!;
  const refusal = await as(site, root).refused(exportProblem, { pid, format: 'fps' });
  expect(refusal).toMatchObject({ status: 400, data: { code: 'package.notExportable' } });
});

test('an admin takes out no problems of others', async () => {
  const { pid } = await buildProblem(site, { author: root });
  for (const op of [previewProblemExport, exportProblem]) {
    const refusal = await as(site, admin).refused(op, { pids: [pid], pid, format: 'assay' });
    expect(refusal.status).toBe(403);
  }
  for (const op of [getJurySolutions, deleteJurySolution]) {
    expect((await as(site, admin).refused(op, { pid, id: 1 })).status).toBe(403);
  }
});

test('formats are listed with what they can', async () => {
  const { data } = await as(site, admin)(getPackageFormats, {});
  expect(data).toContainEqual(expect.objectContaining({ id: 'assay', reads: true, writes: true }));
});
