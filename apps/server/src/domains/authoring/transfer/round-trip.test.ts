import { assay } from '@assay/formats/assay/assay.ts';
import { textFile } from '@assay/formats/file-ref.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import { readPackage, resolveFiles, writePackages } from '@assay/formats/testing/packages.ts';
import { plainPackage } from '@assay/formats/testing/plain-package.ts';
import { afterAll, expect, test } from 'vitest';
import { openTransferStage } from './testing/stage.ts';

const { site, root, importedFrom, exported } = await openTransferStage();
afterAll(() => site.close());

const SEEDS = Array.from({ length: 16 }, (_, at) => at + 1);

/** A problem with all that our archive can hold and the formats of others cannot. */
function richPackage(seed: number): ProblemPackage {
  const problem = plainPackage(seed);
  const { judging } = problem;
  const judge = judging.checker ?? judging.interactor;
  if (judge) judge.arguments = ['--strict'];
  if (judge && seed % 2 === 0) problem.cases[0]!.checkerArguments = ['--eps', '1e-6', 'with blank'];
  problem.rightsOwner = 'The owners';
  problem.sourceUrl = 'https://example.org/finals';
  problem.inputValidators.push({
    name: 'valid.py',
    language: 'Python3',
    code: 'exit(42)\n',
    convention: seed % 2 === 0 ? 'icpc' : 'testlib',
    arguments: ['--n', '10'],
    files: [{ name: 'bounds.txt', content: '10\n' }],
  });
  problem.juryFiles.push({ name: 'generators/gen.py', file: textFile('print(1)\n') });
  problem.solutions.push({
    name: 'slow.py',
    language: 'Python3',
    code: 'while True: pass\n',
    expected: ['timeLimit', 'wrongAnswer'],
    score: problem.scoring === 'oi' ? { min: 10, max: 40 } : null,
    author: 'Ann',
    isModel: false,
  });
  problem.extra = { hydro: { owner: 7, kept: [null, true, { deep: 'x' }] } };
  return problem;
}

/** What a package states, and where it states nothing what came of it. */
function stated(x: unknown, came: unknown): unknown {
  if (x === null) return came;
  if (Array.isArray(x)) return x.map((one, at) => stated(one, (came as unknown[] | undefined)?.[at]));
  if (typeof x !== 'object') return x;
  const fields = Object.entries(x as object);
  return Object.fromEntries(
    fields.map(([name, one]) => [name, stated(one, (came as Record<string, unknown> | undefined)?.[name])]),
  );
}

test.each(SEEDS)('import(export(x)) = x on the site, whatever x states: package %i', async (seed) => {
  const x = richPackage(seed);
  const { content } = await writePackages(assay, [x]);
  const { problems, failure } = await importedFrom(content, `RT${seed}`);
  expect(failure).toBeNull();
  const out = await exported(problems[0]!.pid, 'assay');
  const { packages, notes } = await readPackage(out);
  expect(notes).toEqual([]);
  // the id and who may see it are said at the import; a problem without an author has the one who imports it
  const said = { key: `RT${seed}`, author: x.author || root.username, settings: { ...x.settings, auth: 2 } };
  const came = await resolveFiles(packages[0]);
  expect(came).toEqual(stated({ ...((await resolveFiles(x)) as object), ...said }, came));
  // and nothing is made up by the way
  const again = await importedFrom(out, `AGAIN${seed}`);
  const second = (await readPackage(await exported(again.problems[0]!.pid, 'assay'))).packages[0];
  expect(await resolveFiles({ ...second, key: said.key })).toEqual(came);
});
