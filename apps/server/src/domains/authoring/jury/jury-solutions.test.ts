import { deleteJurySolution, getJurySolutions, saveJurySolution } from '@assay/contract/authoring/jury-solutions.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, expect, test } from 'vitest';

const site = await openTestSite();
await buildCatalogue(site);
const root = await buildUser(site, { role: 'root' });
afterAll(() => site.close());

test('jury solutions are saved over by name, and deleted', async () => {
  const { pid } = await buildProblem(site);
  const ask = as(site, root);
  const solution = {
    pid,
    name: 'a.py',
    language: 'Python3',
    code: 'x',
    expected: ['accepted' as const],
    score: { min: 10, max: 20 },
    author: 'Ann',
    isModel: true,
  };
  const { data: first } = await ask(saveJurySolution, solution);
  const { data: second } = await ask(saveJurySolution, { ...solution, code: 'y' });
  expect(second.id).toBe(first.id);
  const { pid: _pid, ...fields } = solution;
  expect((await ask(getJurySolutions, { pid })).data).toEqual([{ id: first.id, ...fields, code: 'y' }]);
  expect((await ask.refused(saveJurySolution, { ...solution, language: 'Klingon' })).data.code).toBe(
    'language.unknown',
  );
  expect((await ask(deleteJurySolution, { pid, id: first.id })).status).toBe(200);
  expect((await ask.refused(deleteJurySolution, { pid, id: first.id })).status).toBe(404);
});
