import { setTimeout as sleep } from 'node:timers/promises';
import { openStream } from '@assay/contract/push.ts';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { inject } from 'vitest';
import { BROWSER } from '../tools/test/browser.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // what hostile content would load from; its requests are counted, and lead nowhere
  '--host-resolver-rules=MAP evil.example ~NOTFOUND',
];

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: BROWSER, args: FLAGS });

export interface Visit {
  lang: 'zh' | 'en';
  width?: number;
  height?: number;
  dark?: boolean;
  /** Whether the browser keeps the site's files beside its pages; what a page loads is then not seen by a journey. */
  serviceWorkers?: boolean;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors that the page threw or the console showed, for a test to hold against none. */
  troubles: string[];
  goto(path: string): Promise<void>;
  /** Moves on as a link of the site does: what was loaded stays, so that a walk over all pages does not load each time anew. */
  walk(path: string): Promise<void>;
  /** Waits until nothing is on its way and nothing moves. */
  settle(): Promise<void>;
}

const PATIENCE_MS = 20_000;

interface Traffic {
  /** Waits until no request is on its way. */
  over(): Promise<void>;
  /** How many requests began and ended so far. */
  count(): number;
}

/** Requests of a page. Playwright's own "networkidle" waits for the push stream, too, which stays open. */
function watchTraffic(page: Page): Traffic {
  const underWay = new Set<Request>();
  let count = 0;
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (new URL(request.url()).pathname === openStream.path) return;
    change(request);
    count += 1;
  };
  const end = note((request) => underWay.delete(request));
  page.on(
    'request',
    note((request) => underWay.add(request)),
  );
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    count: () => count,
    async over() {
      const started = performance.now();
      while (underWay.size > 0) {
        if (performance.now() - started > PATIENCE_MS)
          throw new Error(`${page.url()} still loads ${[...underWay].map((request) => request.url()).join(' ')}`);
        await sleep(20);
      }
    },
  };
}

const STILL_MS = 150;
/** A page that counts or plays something is never still. */
const RESTLESS_MS = 3_000;

/**
 * Waits until nothing in a page has changed for a moment and it has nothing left to do, which on a busy machine comes later: what came
 * over the network has been drawn then. A check that reads a page in several steps would otherwise compare what a button was with what it
 * has become.
 */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    ([still, restless]) =>
      new Promise<void>((resolve) => {
        const end = () => {
          changes.disconnect();
          requestIdleCallback(() => resolve(), { timeout: restless });
        };
        let timer = setTimeout(end, still);
        const changes = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, still);
        });
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(end, restless);
      }),
    [STILL_MS, RESTLESS_MS] as const,
  );

/** A fresh browser profile at the site, in one language, size and colour scheme. */
export async function visit(
  browser: Browser,
  { lang, width = 1280, height = 800, dark = false, serviceWorkers = false }: Visit,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: serviceWorkers ? 'allow' : 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const traffic = watchTraffic(page);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    // A refused call is part of some journeys; scripts that break never are.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(message.text());
  });
  async function settle(): Promise<void> {
    for (let seen = -1; seen !== traffic.count(); ) {
      await traffic.over();
      seen = traffic.count();
      await drawn(page);
    }
  }
  async function goto(path: string): Promise<void> {
    await page.goto(path);
    // on a busy machine all may be still between two scripts of a page that is only drawn
    await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
    await settle();
  }
  return {
    context,
    page,
    troubles,
    goto,
    async walk(path) {
      if (page.url() === 'about:blank') return goto(path);
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      await settle();
    },
    settle,
  };
}
