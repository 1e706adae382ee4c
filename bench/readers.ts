import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildZip } from '@assay/testkit/build/zip.ts';
import { readPackagesJob } from '../apps/server/src/domains/authoring/transfer/jobs/read-job.ts';
import { readContestFilesJob } from '../apps/server/src/domains/contests/staff/import/read-job.ts';
import { renderStatementsJob } from '../apps/server/src/domains/problems/statement/rendered.ts';
import type { Job } from '../apps/server/src/platform/readers/job.ts';
import { printHeld, printTable } from './measure/measure.ts';
import { openBigSite } from './sites/big-site.ts';

/** What another client waits for an answer while hostile files are read: p99 per attack. */
const P99_MAX_MS = 100;
/** Each attack is sent by so many people at once. */
const SENDERS = 3;
const PAUSE_MS = 5;

const site = await openBigSite({ users: 100, problems: 200, submissions: 1_000, unlimited: true });

const contest = (name: string, content: string) => [
  { name: 'x.zip', base64: buildZip([{ name, content }]).toString('base64') },
];
const many = (count: number, piece: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at)).join('');
const statement = (text: string) => [{ description: text, input: text, output: text, hint: text }];

async function fps(html: string) {
  const folder = await mkdtemp(join(site.services.config.dataDir, 'attack-'));
  const path = join(folder, 'x.xml');
  const item = `<item><title>x</title><description><![CDATA[${html}]]></description></item>`;
  await writeFile(path, `<fps version="1.2">${item}</fps>`);
  const kept = join(folder, 'kept');
  await mkdir(kept);
  return { path, fileName: 'x.xml', chosen: null, folder: kept };
}

async function zipOf(entries: number) {
  const folder = await mkdtemp(join(site.services.config.dataDir, 'attack-'));
  const path = join(folder, 'x.zip');
  await writeFile(path, buildZip(Array.from({ length: entries }, (_, at) => ({ name: `${at}.in`, content: '1' }))));
  const kept = join(folder, 'kept');
  await mkdir(kept);
  return { path, fileName: 'x.zip', chosen: null, folder: kept };
}

const ATTACKS: [string, Job<never, unknown>, () => unknown][] = [
  ['a list of 200,000 entries', readContestFilesJob, () => contest('problems.yaml', '- a\n'.repeat(200_000))],
  [
    '90,000 accounts',
    readContestFilesJob,
    () =>
      contest(
        'accounts.yaml',
        many(90_000, (at) => `- {id: a${at}}\n`),
      ),
  ],
  ['lists in lists', readContestFilesJob, () => contest('problems.yaml', '[{a: '.repeat(200_000))],
  ['a statement of opening formulas', renderStatementsJob, () => statement('\\('.repeat(32_000))],
  ['a statement of brackets', renderStatementsJob, () => statement('['.repeat(65_000))],
  ['formulas that never close, in HTML', readPackagesJob, () => fps(`<p>${'\\('.repeat(40_000)}`)],
  ['elements in elements', readPackagesJob, () => fps('<b><i>x'.repeat(8_000))],
  ['a zip of 40,000 files', readPackagesJob, () => zipOf(40_000)],
];

/** Asks for a small page again and again until told to stop. */
async function ask(until: { over: boolean }): Promise<number[]> {
  const samples: number[] = [];
  while (!until.over) {
    const startedMs = performance.now();
    await site.app.inject({ url: '/api/get-website-config' });
    samples.push(performance.now() - startedMs);
    await sleep(PAUSE_MS);
  }
  return samples;
}

const p99 = (samples: number[]) => samples.sort((a, b) => a - b)[Math.floor(samples.length * 0.99)] ?? Number.NaN;

try {
  const rows = [];
  for (const [name, job, make] of [['nothing', null, null] as const, ...ATTACKS]) {
    const inputs = make ? await Promise.all(Array.from({ length: SENDERS }, make)) : [];
    const until = { over: false };
    const asking = ask(until);
    const startedMs = performance.now();
    const ended = await Promise.allSettled(
      job ? inputs.map((input, at) => site.services.readers.run(job, input as never, at + 1)) : [sleep(2_000)],
    );
    const seconds = (performance.now() - startedMs) / 1000;
    until.over = true;
    const samples = await asking;
    const refused = ended.find((one) => one.status === 'rejected')?.reason as { code?: string } | undefined;
    rows.push({ name, p99: p99(samples), max: samples.at(-1) ?? Number.NaN, seconds, answer: refused?.code ?? 'read' });
  }
  console.log(`\nAnother client, ms, while ${SENDERS} people send\n`);
  printTable(rows);
  printHeld(
    rows.every((row) => row.p99 <= P99_MAX_MS),
    `p99 of another client ≤ ${P99_MAX_MS} ms during each attack`,
  );
} finally {
  await site.close();
}
