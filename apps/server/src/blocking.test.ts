import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { emptyPackage, emptyStatement } from '@assay/formats/empty-package.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { buildZip } from '@assay/testkit/build/zip.ts';
import { afterAll, expect, test } from 'vitest';
import { detachFiles } from './domains/authoring/transfer/jobs/detached-files.ts';
import { planPackagesJob } from './domains/authoring/transfer/jobs/plan-job.ts';
import { readPackagesJob } from './domains/authoring/transfer/jobs/read-job.ts';
import { readContestFilesJob } from './domains/contests/staff/import/read-job.ts';
import { renderStatementsJob } from './domains/problems/statement/rendered.ts';
import type { Job } from './platform/readers/job.ts';

const site = await openTestSite();
afterAll(() => site.close());

const ATTEMPTS = 4;
/** Of what it cost, the thread that answers people may be held up for this share at once; its own share would be all. */
const SHARE_MAX = 0.25;
/** What a busy machine takes from a thread that does nothing, beside that. */
const NOISE_MS = 100;

const contest = (name: string, content: string) => [
  { name: 'x.zip', base64: buildZip([{ name, content }]).toString('base64') },
];

async function fps(html: string) {
  const folder = await mkdtemp(join(site.services.config.dataDir, 'attack-'));
  const path = join(folder, 'x.xml');
  await writeFile(
    path,
    `<fps version="1.2"><item><title>x</title><description><![CDATA[${html}]]></description></item></fps>`,
  );
  const kept = join(folder, 'kept');
  await mkdir(kept);
  return { path, fileName: 'x.xml', chosen: null, folder: kept };
}

/** The longest that the thread which answers people was held up while something ran, and what all of it took; milliseconds. */
async function measured(run: () => Promise<unknown> | unknown) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const startedMs = performance.now();
  await Promise.resolve(run()).catch(() => {});
  const tookMs = performance.now() - startedMs;
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  return { heldMs: delay.max / 1e6, tookMs };
}

const ATTACKS: [string, Job<never, unknown>, () => unknown][] = [
  [
    'a list of 90,000 accounts',
    readContestFilesJob,
    () =>
      contest(
        'accounts.yaml',
        numbered((at) => `- {id: a${at}}\n`),
      ),
  ],
  [
    '90,000 problems',
    readContestFilesJob,
    () =>
      contest(
        'problems.yaml',
        numbered((at) => `- {id: a${at}}\n`),
      ),
  ],
  ['lists in lists', readContestFilesJob, () => contest('problems.yaml', '[{a: '.repeat(200_000))],
  ['a page of formulas that never close', readPackagesJob, () => fps(`<p>${'\\('.repeat(40_000)}`)],
  [
    'a statement of brackets',
    renderStatementsJob,
    () => [{ description: '['.repeat(65_000), input: '\\('.repeat(30_000), output: '', hint: '' }],
  ],
  [
    'an export of pages of brackets',
    planPackagesJob,
    () => ({ format: 'domjudge', packages: Array.from({ length: 30 }, () => detachFiles(bracketed)), beside: [] }),
  ],
  ['elements in elements', readPackagesJob, () => fps('<b><i>x'.repeat(8_000))],
];

const bracketed = {
  ...emptyPackage({ format: 'assay' }),
  key: 'x',
  titles: { en: 'x' },
  statements: { en: { ...emptyStatement(), description: '['.repeat(60_000), input: '*a '.repeat(20_000) } },
};

function numbered(piece: (at: number) => string): string {
  return Array.from({ length: 90_000 }, (_, at) => piece(at)).join('');
}

test.each(ATTACKS)('nobody waits for %s', { timeout: 240_000 }, async (_name, job, make) => {
  const input = (await make()) as never;
  // the thread is started before it is measured
  await site.services.readers.run(readContestFilesJob, [], null);
  const alone = await measured(() => job.run(input));
  let least = Number.POSITIVE_INFINITY;
  const bound = NOISE_MS + SHARE_MAX * alone.tookMs;
  for (let attempt = 0; attempt < ATTEMPTS && least > bound; attempt++) {
    const beside = await measured(async () => site.services.readers.run(job, (await make()) as never, null));
    least = Math.min(least, beside.heldMs);
  }
  expect(least).toBeLessThanOrEqual(bound);
});

test('a person who sends a second file before the first is read is told to wait', { timeout: 60_000 }, async () => {
  const { readers } = site.services;
  const slow = contest(
    'accounts.yaml',
    numbered((at) => `- {id: a${at}}\n`),
  );
  const [first, second] = await Promise.allSettled([1, 2].map(() => readers.run(readContestFilesJob, slow, 5)));
  expect(first!.status).toBe('fulfilled');
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'reader.oneAtATime' } });
});
