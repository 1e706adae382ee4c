import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

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

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

export interface Visit {
  lang: 'zh' | 'en';
  width?: number;
  height?: number;
  dark?: boolean;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors that the page threw or the console showed, for a test to hold against none. */
  troubles: string[];
  goto(path: string): Promise<void>;
}

/** A fresh browser profile at the site, in one language, size and colour scheme. */
export async function visit(
  browser: Browser,
  { lang, width = 1280, height = 800, dark = false }: Visit,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    // A refused call is part of some journeys; scripts that break never are.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(message.text());
  });
  return {
    context,
    page,
    troubles,
    async goto(path) {
      await page.goto(path, { waitUntil: 'networkidle' });
    },
  };
}
