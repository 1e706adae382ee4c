import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { PAGE_BROTLI } from '../../apps/server/src/platform/ops/web-files.ts';
import { comeToRest } from './browser.ts';
import { editorFiles } from './chunks.ts';
import { spreadOf } from './measure.ts';

/** A page that is measured. */
export interface MeasuredPage {
  path: string;
  /** Name of its chunk. */
  chunk: string;
  /** What comes last: on a busy machine the network may rest before a page is complete. */
  shown: string;
  /** The same on a phone, where it is another. */
  shownOnPhone?: string;
}

/** How a page is loaded. */
export interface Conditions {
  name: string;
  context: BrowserContextOptions;
  throttled: boolean;
}

/** A desk beside the server, and what Lighthouse calls mobile: slow 4G as its DevTools throttling gives it, a processor at a quarter of its speed. */
export const CONDITIONS: readonly Conditions[] = [
  { name: 'unthrottled', context: { viewport: { width: 1280, height: 800 } }, throttled: false },
  {
    name: 'throttled',
    context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    throttled: true,
  },
];
const KBIT = 1024 / 8;
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 1474.56 * KBIT, uploadThroughput: 675 * KBIT };

interface Seen {
  lcp: number;
  what: string;
  shift: number;
  longest: number;
}
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page, before anything of it. */
function watch() {
  const seen: Seen = { lcp: Number.NaN, what: '', shift: 0, longest: 0 };
  window.seen = seen;
  const follow = (type: string, options: object, take: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ type, buffered: true, ...options });
  follow('largest-contentful-paint', {}, (entry: { startTime: number; element?: Element }) => {
    seen.lcp = entry.startTime;
    seen.what = `${entry.element?.localName ?? '?'} ${(entry.element?.textContent ?? '').trim().slice(0, 24)}`;
  });
  follow('layout-shift', {}, (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  follow('event', { durationThreshold: 16 }, (entry: { duration: number; interactionId: number }) => {
    if (entry.interactionId > 0) seen.longest = Math.max(seen.longest, entry.duration);
  });
}

interface Loaded {
  script: number;
  style: number;
  editor: number;
  requests: number;
}

/**
 * Counts what a page loads, as it is sent, without the heads of the answers, which are no part of what is built: 0.8 KB each, most of it the
 * policy of content. The style of the editor counts as editor.
 */
async function weighTraffic(session: CDPSession, ofEditor: ReadonlySet<string>): Promise<Loaded> {
  const loaded: Loaded = { script: 0, style: 0, editor: 0, requests: 0 };
  const kinds = new Map<string, 'script' | 'style' | 'editor'>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('data:')) return;
    loaded.requests += 1;
    const kind = { Script: 'script', Stylesheet: 'style' } as const;
    if (type === 'Script' || type === 'Stylesheet')
      kinds.set(requestId, ofEditor.has(basename(response.url)) ? 'editor' : kind[type]);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) loaded[kind] += encodedDataLength;
  });
  return loaded;
}

/** What the styles that stand in a drawn page itself take of it, packed as the server packs pages. */
async function weighStylesWithin(page: Page): Promise<number> {
  const css = await page.evaluate(() => document.querySelector('style[data-files]')?.textContent ?? '');
  return css === '' ? 0 : brotliCompressSync(css, PAGE_BROTLI).length;
}

/** Scripts that the page asked to have early and did not run, and fonts that it did not use. */
async function countUnused(page: Page, session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const run = result.map(({ url }) => url);
  // no function with a name in here: what reads TypeScript for the bench would add a helper that the page does not have
  return page.evaluate((ran) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="preload"]')];
    const isFontUsed = [...document.fonts].some(({ status }) => status === 'loaded');
    return links.filter((link) => !(link.as === 'font' ? isFontUsed : ran.includes(link.href))).length;
  }, run);
}

/** The longest answer to somebody who opens the search and closes it again. */
async function interact(page: Page): Promise<number> {
  const search = page.locator('header button:has(svg.lucide-search)').first();
  if (await search.isVisible().catch(() => false)) {
    await search.click();
    await page.locator('[role="dialog"] input').first().waitFor();
    await page.keyboard.type('ab');
    await page.keyboard.press('Escape');
  }
  await sleep(1_000);
  return page.evaluate(() => window.seen.longest);
}

/** Loads a page several times in fresh profiles: the middle of its paints, the worst of everything else. */
export async function measurePage(
  browser: Browser,
  url: string,
  { path, chunk, shown, shownOnPhone = shown }: MeasuredPage,
  { name, context: options, throttled }: Conditions,
  loads: number,
) {
  const ofEditor = editorFiles(chunk);
  const first: number[] = [];
  const largest: number[] = [];
  const worst = { shift: 0, interaction: 0, unused: 0, requests: 0 };
  let weight: Loaded = { script: 0, style: 0, editor: 0, requests: 0 };
  let what = '';
  for (let load = 0; load < loads; load++) {
    const context = await browser.newContext({ ...options, locale: 'en-US' });
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    await comeToRest();
    const session = await context.newCDPSession(page);
    const traffic = await weighTraffic(session, ofEditor);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
    if (throttled) {
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    // what runs our sources names their functions by it, which the page does not know: nothing would be watched
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.addInitScript(watch);
    await page.goto(url + path);
    await page.locator('#root:not([data-drawn])').waitFor();
    await page
      .locator(options.isMobile ? shownOnPhone : shown)
      .first()
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await sleep(500);
    // what the search brings later is no part of it
    weight = { ...traffic, style: traffic.style + (await weighStylesWithin(page)) };
    const seen = await page.evaluate(() => window.seen);
    largest.push(seen.lcp);
    what = seen.what;
    first.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    );
    worst.requests = Math.max(worst.requests, weight.requests);
    worst.unused = Math.max(worst.unused, await countUnused(page, session));
    worst.interaction = Math.max(worst.interaction, await interact(page));
    worst.shift = Math.max(worst.shift, await page.evaluate(() => window.seen.shift));
    await context.close();
  }
  return {
    name: `${path} ${name}`,
    'FCP ms': spreadOf(first).p50,
    'LCP ms': spreadOf(largest).p50,
    CLS: worst.shift,
    'interaction ms': worst.interaction,
    requests: worst.requests,
    'script KB': weight.script / 1024,
    'style KB': weight.style / 1024,
    'editor KB': weight.editor / 1024,
    'unused preloads': worst.unused,
    largest: what,
  };
}
