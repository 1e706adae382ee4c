import { spawnSync } from 'node:child_process';

/** The last one that runs on the oldest Node of ours. It is fetched from the registry for the run: nothing of the product needs it. */
const PACKAGE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

/** Scores of a page by Lighthouse's mobile preset, and the audits that cost points. Null where the registry does not have it. */
export function runLighthouse(url: string, chromium = '/usr/bin/chromium') {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    [
      ...['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, '--output=json', '--quiet'],
      ...['--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run'],
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) {
    console.log(`Lighthouse could not be run:\n${stderr.split('\n').slice(-8).join('\n')}`);
    return null;
  }
  const { categories, audits } = JSON.parse(stdout) as Report;
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
  };
}
