import { Failure } from '@assay/contract/failure.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, expect, test } from 'vitest';
import { renderAgain } from './render-again.ts';

const site = await openTestSite();
afterAll(() => site.close());
const user = await buildUser(site);
const { db } = site.services;

const shown = async (problemId: string) => (await as(site, user)(getProblemDetail, { problemId })).data.rendered;

test('a statement is rendered when it is saved, and shown as it was stored', async () => {
  const { pid } = await buildProblem(site, { problemId: 'SAVED' });
  const rows = await db.selectFrom('problem_texts').selectAll().where('pid', '=', pid).execute();
  for (const { rendered_by, rendered } of rows) expect([rendered_by, rendered]).not.toContain(null);
  const marked = { description: '<p>stored</p>', input: '', output: '', hint: '', formulas: {} };
  await db
    .updateTable('problem_texts')
    .set({ rendered: JSON.stringify(marked) })
    .where('pid', '=', pid)
    .execute();
  expect(await shown('SAVED')).toEqual(marked);
});

test('a text that nobody has rendered is shown as it stands, until the background has rendered it', async () => {
  const { pid } = await buildProblem(site, { problemId: 'OLD' });
  await db
    .updateTable('problem_texts')
    .set({ description: '**a** <b> $x$', rendered_by: 'another version' })
    .where('pid', '=', pid)
    .execute();
  expect((await shown('OLD')).description).toBe('<pre>**a** &#60;b&#62; $x$</pre>');
  await renderAgain(site.services);
  const { description, formulas } = await shown('OLD');
  expect(description).toBe('<p><strong>a</strong> <b> <span class="tex">x</span></p>\n');
  expect(Object.keys(formulas)).toEqual(['$x']);
});

test('a text that cannot be rendered in time stays as it stands, and is not tried again', async () => {
  const { pid } = await buildProblem(site, { problemId: 'SLOW' });
  await db.updateTable('problem_texts').set({ rendered_by: null, hint: '**h**' }).where('pid', '=', pid).execute();
  let asked = 0;
  const readers = {
    ...site.services.readers,
    run: async () => {
      asked += 1;
      throw new Failure('reader.tooSlow', { seconds: 10 });
    },
  };
  await renderAgain({ ...site.services, readers });
  const first = asked;
  expect(first).toBeGreaterThan(0);
  await renderAgain({ ...site.services, readers });
  expect(asked).toBe(first);
  expect((await shown('SLOW')).hint).toBe('<pre>**h**</pre>');
});
