import { addAnnouncement, getCommonAnnouncement } from '@assay/contract/announcements/site.ts';
import { Failure } from '@assay/contract/failure.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, expect, test } from 'vitest';
import { textHash } from './render-job.ts';
import { renderedTexts, renderWaiting } from './rendered-texts.ts';

const site = await openTestSite();
afterAll(() => site.close());
const { services } = site;
const waiting = () => services.db.selectFrom('rendered_texts').select('hash').where('rendered', 'is', null).execute();

test('a text that was read once is rendered for the next reader, formulas too', async () => {
  const root = await buildUser(site, { role: 'root' });
  await as(site, root)(addAnnouncement, { title: 'A', content: '**a** $x$', visible: true });
  const shown = async () => (await as(site)(getCommonAnnouncement, {})).data.records[0]!.rendered;
  expect(await shown()).toBeNull();
  await renderWaiting(services);
  expect(await shown()).toMatchObject({ html: '<p><strong>a</strong> <span class="tex">x</span></p>\n' });
  expect(Object.keys((await shown())!.formulas)).toEqual(['$x']);
});

test('each text waits once, whoever reads it at once; empty ones and too long ones are not asked for', async () => {
  await Promise.all(Array.from({ length: 8 }, () => renderedTexts(services, ['*b*', '', 'x'.repeat(70_000), '*b*'])));
  expect(await waiting()).toEqual([{ hash: textHash('*b*') }]);
  await renderWaiting(services);
  expect((await renderedTexts(services, ['*b*'])).get('*b*')?.html).toBe('<p><em>b</em></p>\n');
});

test('one that cannot be rendered in time is left to browsers and not tried again', async () => {
  await renderedTexts(services, ['*c*']);
  let tried = 0;
  const readers = {
    ...services.readers,
    run: async () => {
      tried += 1;
      throw new Failure('reader.tooSlow', { seconds: 10 });
    },
  };
  await renderWaiting({ ...services, readers });
  await renderWaiting({ ...services, readers });
  expect(tried).toBe(1);
  expect((await renderedTexts(services, ['*c*'])).size).toBe(0);
  expect(await waiting()).toEqual([]);
});

test('a crowd that reads old texts asks for so many in a second, and for the others later', async () => {
  site.clock.advance(1);
  const old = Array.from({ length: 150 }, (_, at) => `old ${at}`);
  await renderedTexts(services, old);
  expect((await waiting()).length).toBe(100);
  site.clock.advance(1);
  await renderedTexts(services, old);
  expect((await waiting()).length).toBe(150);
  site.clock.advance(31 * 86_400);
  await renderWaiting(services);
  expect(await services.db.selectFrom('rendered_texts').selectAll().execute()).toEqual([]);
});
