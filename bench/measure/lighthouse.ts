import { spawnSync } from 'node:child_process';
import { startBrowser } from './browser.ts';
import { printHeld, printTable } from './measure.ts';

/** The last one that runs on the oldest Node of ours. It is fetched from the registry for the run: nothing of the product needs it. */
const PACKAGE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Runs of each page, at the preset's slow-down and at the machine's own: scores differ from one to the next. */
const RUNS = 3;
/** By how much the mobile preset slows the processor down, so that a fast desktop is a phone of the middle. */
const PRESET_SLOWDOWN = 4;
/** What Lighthouse measures of such a desktop (1,500 to 2,000 by its own table of devices). */
const DESKTOP_SPEED = 1750;

/** The slow-down by which a machine of this speed becomes the phone that the preset means; never more than the preset's. */
const slowdownFor = (speed: number) => Math.min(PRESET_SLOWDOWN, (PRESET_SLOWDOWN * speed) / DESKTOP_SPEED);

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

interface Manner {
  slowdown?: number;
  /** The page as the server draws it: its files of script are refused, what is left is the price of its words and looks. */
  isWithoutScripts?: boolean;
}

/**
 * Scores of a page by Lighthouse's mobile preset, the audits that cost points, and the speed of the machine at that moment. Null where the
 * registry does not have it.
 */
async function runLighthouse(url: string, { slowdown = PRESET_SLOWDOWN, isWithoutScripts = false }: Manner = {}) {
  const browser = await startBrowser();
  const { status, stdout, stderr } = spawnSync(
    'npm',
    [
      ...['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, '--output=json', '--quiet'],
      `--port=${browser.port}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      ...(isWithoutScripts ? ['--blocked-url-patterns=*.js'] : []),
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  await browser.stop();
  if (status !== 0) {
    console.log(`Lighthouse could not be run:\n${stderr.split('\n').slice(-8).join('\n')}`);
    return null;
  }
  const { categories, audits, environment } = JSON.parse(stdout) as Report;
  const missed = CATEGORIES.flatMap((category) =>
    category === 'performance'
      ? []
      : categories[category]!.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1),
  );
  const ms = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]!.score ?? 0) * 100)),
    lcp: ms('largest-contentful-paint'),
    fcp: ms('first-contentful-paint'),
    tbt: ms('total-blocking-time'),
    cls: ms('cumulative-layout-shift'),
    missed: missed.map(({ id }) => id),
    speed: environment.benchmarkIndex,
  };
}

type Scores = NonNullable<Awaited<ReturnType<typeof runLighthouse>>>;

/** The middle of some runs by performance. */
async function auditPage(url: string, manner?: Manner) {
  const reports: Scores[] = [];
  for (let run = 0; run < RUNS; run++) {
    const report = await runLighthouse(url, manner);
    if (report !== null) reports.push(report);
  }
  return reports.sort((a, b) => a.scores[0]! - b.scores[0]!)[Math.floor(reports.length / 2)] ?? null;
}

function rowOf(path: string, report: Scores) {
  const [performance = 0, accessibility = 0, practices = 0, seo = 0] = report.scores;
  return {
    ...{ name: path, performance, accessibility, practices, seo },
    ...{ 'FCP ms': report.fcp, 'LCP ms': report.lcp, 'TBT ms': report.tbt, CLS: report.cls, speed: report.speed },
    missed: report.missed.join(' '),
  };
}

/** The first page of a site whose nodes test their languages beside it. */
export async function printFirstMoments(url: string, path: string): Promise<void> {
  const report = await runLighthouse(url + path);
  if (!report) return;
  console.log('\nLighthouse on a site that was started this moment; nothing is promised of it\n');
  printTable([rowOf(path, report)]);
}

/** Scores of pages of a site at rest, and whether they are what was promised. */
export async function printScores(url: string, paths: readonly string[]): Promise<void> {
  const rows = [];
  for (const path of paths) {
    const report = await auditPage(url + path);
    const own = report && (await auditPage(url + path, { slowdown: slowdownFor(report.speed) }));
    const bare = own && (await auditPage(url + path, { isWithoutScripts: true }));
    if (!report || !own || !bare) continue;
    rows.push({ ...rowOf(path, report), here: own.scores[0] ?? 0, 'no scripts': bare.scores[0] ?? 0 });
  }
  if (rows.length === 0) return;
  console.log(`\nLighthouse, mobile preset, the middle of ${RUNS} runs; aims: performance 90, the others 100`);
  console.log(
    'speed: what it measures of this machine; here: performance slowed down to the phone that it means, which from 1,750 on is the preset;',
  );
  console.log(
    'no scripts: performance by the preset of the page as the server draws it, which is as much as this machine can give\n',
  );
  printTable(rows);
  printHeld(
    rows.every(({ performance }) => performance >= 90),
    'performance ≥ 90',
  );
  printHeld(
    rows.every(({ here }) => here >= 90),
    'performance ≥ 90 by the speed of this machine',
  );
  printHeld(
    rows.every((row) => row.accessibility === 100 && row.practices === 100 && row.seo === 100),
    'accessibility, best practices and SEO 100',
  );
}
