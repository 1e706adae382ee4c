import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { tieToUs } from '../tools/start/commands.mjs';
import { BROWSER } from '../tools/test/browser.ts';
import { editorFiles } from './measure/chunks.ts';
import { printTable, spreadOf } from './measure/measure.ts';

/** Weight, first paint and layout shift of pages on a local load, and the time from click to verdict. */
/** `shown` is what comes last: on a busy machine the network may rest before a page is complete. */
const PAGES = [
  { path: '/home', chunk: 'home', shown: 'main' },
  { path: '/problem', chunk: 'problem-list', shown: 'main table' },
  { path: '/problem/1000', chunk: 'problem-detail', shown: '.cm-content' },
  { path: '/status', chunk: 'submission-list', shown: 'main table' },
  { path: '/introduction', chunk: 'introduction', shown: 'main' },
];
const LOADS = 5;
const SUBMISSIONS = 6;
const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const PASSWORD = 'Benching-2026';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
    async stop() {
      const ended = new Promise((resolve) => site.once('exit', resolve));
      site.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function weigh(browser: Browser, url: string, { path, chunk, shown }: (typeof PAGES)[number]) {
  const ofEditor = editorFiles(chunk);
  const paints: number[] = [];
  let shift = 0;
  let weight = { script: 0, editor: 0 };
  for (let load = 0; load < LOADS; load++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const names = new Map<string, string>();
    const loaded = { script: 0, editor: 0 };
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (type === 'Script') names.set(requestId, response.url);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const name = names.get(requestId);
      if (name === undefined) return;
      const kind = ofEditor.has(basename(name)) ? 'editor' : 'script';
      loaded[kind] += encodedDataLength;
    });
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url + path);
    await page.locator(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
    await sleep(500);
    paints.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    );
    shift = Math.max(shift, await page.evaluate(() => (window as unknown as { shift: number }).shift));
    weight = loaded;
    await context.close();
  }
  const { p50 } = spreadOf(paints);
  return {
    name: path,
    'script KB': weight.script / 1024,
    'editor KB': weight.editor / 1024,
    'first paint ms': p50,
    'worst shift': shift,
  };
}

/** Milliseconds from sending a submission to its final verdict on the push stream's polling twin. */
async function timeVerdicts(url: string, language: string, codeOf: (at: number) => string): Promise<number[]> {
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
  for (let at = 0; at < SUBMISSIONS; at++) {
    await sleep(3_100);
    const started = performance.now();
    const { data } = await ask('submit-problem-judge', { pid: '1000', language, code: codeOf(at) }, token!);
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

const site = await startSite();
const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
try {
  const program = '#include <bits/stdc++.h>\nint main(){long long a,b;std::cin>>a>>b;std::cout<<a+b;}\n';
  const cold = await timeVerdicts(site.url, 'C++ 17 With O2', (at) => `${program}// ${at} ${Math.random()}\n`);
  const warm = await timeVerdicts(site.url, 'C++ 17 With O2', () => program);
  console.log('\nA + B in C++ with 10 cases, click to final verdict, ms; aim: 1500 at the median\n');
  printTable([
    { name: 'compiled anew', ...spreadOf(cold) },
    { name: 'compiled before', ...spreadOf(warm) },
  ]);
  // the list of submissions has something to show by now
  const rows = [];
  for (const page of PAGES) rows.push(await weigh(browser, site.url, page));
  console.log('\nPages, compressed script as sent; aims: 250 KB before the editor, first paint 1000 ms, shift 0.05\n');
  printTable(rows);
} finally {
  await browser.close();
  await site.stop();
}
