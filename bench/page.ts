import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { tieToUs } from '../tools/start/commands.mjs';
import { BROWSER, WHOLE_BROWSER } from '../tools/test/browser.ts';
import { FLAGS } from './measure/browser.ts';
import { cpuMsBelow } from './measure/cpu.ts';
import { printFirstMoments, printScores } from './measure/lighthouse.ts';
import { printHeld, printTable, spreadOf } from './measure/measure.ts';
import { CONDITIONS, type MeasuredPage, measurePage } from './measure/page-load.ts';
import { rested } from './measure/rested.ts';

/** Weight, paints and layout shift of pages, throttled and not; their marks by Lighthouse; the time from click to verdict. */
const pagesOf = (contestId: number): MeasuredPage[] => [
  { path: '/home', chunk: 'home', shown: 'main' },
  { path: '/problem', chunk: 'problem-list', shown: 'main table' },
  {
    path: '/problem/1000',
    chunk: 'problem-detail',
    shown: '.cm-content',
    shownOnPhone: 'main nav button[aria-pressed]',
  },
  { path: `/contest/acm-scoreboard/${contestId}`, chunk: 'outside-board', shown: 'main table td' },
  { path: '/status', chunk: 'submission-list', shown: 'main table' },
  { path: '/introduction', chunk: 'introduction', shown: 'main' },
];
/** Whose first second is promised. */
const PROMISED = 4;
const LOADS = 5;
const SUBMISSIONS = 6;
const PROGRAM = '#include <bits/stdc++.h>\nint main(){long long a,b;std::cin>>a>>b;std::cout<<a+b;}\n';
/** Within which a site that was just started comes to rest. */
const REST_SECONDS = 240;
const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const PASSWORD = 'Benching-2026';

async function startSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-page-'));
  // Ends with us, however we end.
  const site = spawn(...tieToUs('TERM', [process.execPath, 'tools/start/main.mjs']), {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${PORT}`;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (site.exitCode !== null) throw new Error('the site ended before it was ready; `npm start` says why');
    await sleep(300);
  }
  return {
    url,
    /** Nodes test their languages beside the first pages; a site in use has done that long ago. */
    isRested: () => rested(() => cpuMsBelow(site.pid!), REST_SECONDS),
    async stop() {
      const ended = new Promise((resolve) => site.once('exit', resolve));
      site.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Milliseconds from sending a submission to its final verdict on the push stream's polling twin. */
async function timeVerdicts(url: string, codeOf: (at: number) => string, times = SUBMISSIONS): Promise<number[]> {
  const ask = async (path: string, body: unknown, token?: string) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
      body: JSON.stringify(body),
    });
    return {
      token: answer.headers.get('authorization'),
      ...((await answer.json()) as { status: number; data: never }),
    };
  };
  const { token } = await ask('login', { username: 'root', password: PASSWORD });
  const samples: number[] = [];
  for (let at = 0; at < times; at++) {
    await sleep(3_100);
    const started = performance.now();
    const { data } = await ask(
      'submit-problem-judge',
      { pid: '1000', language: 'C++ 17 With O2', code: codeOf(at) },
      token!,
    );
    const { submitId } = data as { submitId: number };
    for (;;) {
      const { data: rows } = await ask('check-submissions-status', { submitIds: [submitId] }, token!);
      if (![5, 6, 7].includes((rows as Record<number, { status: number }>)[submitId]!.status)) break;
      await sleep(5);
    }
    samples.push(performance.now() - started);
  }
  return samples;
}

async function findContest(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/get-contest-list?keyword=Weekend`);
  const { data } = (await answer.json()) as { data: { records: { id: number }[] } };
  return data.records[0]!.id;
}

async function printVerdicts(url: string) {
  const cold = await timeVerdicts(url, (at) => `${PROGRAM}// ${at} ${Math.random()}\n`);
  const warm = await timeVerdicts(url, () => PROGRAM);
  console.log('\nA + B in C++ with 10 cases, click to final verdict, ms; aim: 1500 at the median\n');
  printTable([
    { name: 'compiled anew', ...spreadOf(cold) },
    { name: 'compiled before', ...spreadOf(warm) },
  ]);
}

async function printPages(url: string, pages: readonly MeasuredPage[]) {
  const browser = await chromium.launch({ executablePath: BROWSER, env: WHOLE_BROWSER, args: FLAGS });
  try {
    for (const conditions of CONDITIONS) {
      const rows = [];
      for (const page of pages) rows.push(await measurePage(browser, url, page, conditions, LOADS));
      console.log(`\n${conditions.name}: the middle of ${LOADS} loads, the worst of all else\n`);
      printTable(rows);
      const promised = conditions.throttled ? rows.slice(0, PROMISED) : rows;
      const most = (figure: 'LCP ms' | 'CLS' | 'interaction ms' | 'style KB' | 'unused preloads' | 'editor KB') =>
        Math.max(...promised.map((row) => row[figure]));
      if (conditions.throttled)
        printHeld(most('LCP ms') <= 2_000, 'LCP ≤ 2.0 s on home, problems, problem, outside board');
      printHeld(most('CLS') <= 0.02, 'CLS ≤ 0.02');
      printHeld(most('interaction ms') <= 200, 'interaction ≤ 200 ms');
      printHeld(rows[0]!['script KB'] <= 180, 'script ≤ 180 KB on home');
      printHeld(
        rows.every((row) => row['script KB'] <= 190),
        'script ≤ 190 KB on the others before the editor',
      );
      printHeld(most('style KB') <= 25, 'style ≤ 25 KB');
      printHeld(most('editor KB') <= 220, 'editor ≤ 220 KB');
      printHeld(rows[0]!.requests <= 20, 'home ≤ 20 requests');
      printHeld(most('unused preloads') === 0, 'nothing preloaded that is not used');
    }
  } finally {
    await browser.close();
  }
}

/** All of it, or one part: `npm run bench -- page --only pages`. */
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null;
const wants = (part: 'verdicts' | 'pages' | 'lighthouse') => only === null || only === part;

const site = await startSite();
try {
  const pages = pagesOf(await findContest(site.url));
  if (wants('lighthouse')) await printFirstMoments(site.url, pages[0]!.path);
  if (wants('verdicts')) await printVerdicts(site.url);
  if (wants('pages')) {
    await site.isRested();
    // the list of submissions has something to show then
    await timeVerdicts(site.url, () => PROGRAM, 1);
    await printPages(site.url, pages);
  }
  if (wants('lighthouse')) {
    if (!(await site.isRested())) console.log(`\nthe site did not come to rest within ${REST_SECONDS} s`);
    await printScores(
      site.url,
      pages.slice(0, PROMISED).map(({ path }) => path),
    );
  }
} finally {
  await site.stop();
}
