import { CALLS } from '@assay/contract/calls.ts';
import { getDiscussionDetail } from '@assay/contract/discussions/discussions.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface FirstPage {
  /** Whether its first sight came with it. */
  isDrawn: boolean;
  /** The paths of the calls that it brought the answers of. */
  brought: string[];
  /** The files of the styles that stand in it. */
  styles: string[];
  /** What a browser that has nothing yet asks for afterwards. */
  asked: string[];
  /** Where it ends up. */
  path: string;
}

const PAGE_DATA = /<script type="application\/json" id="page-data">([^<]*)<\/script>/;
const PATHS = new Map(CALLS.map(({ name, path }) => [name, path]));

async function load(path: string): Promise<FirstPage> {
  const { context, page, goto, troubles } = await visit(browser, { lang: 'en' });
  const asked: string[] = [];
  let html = '';
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest()) html = await response.text();
    else asked.push(new URL(response.url()).pathname);
  });
  await goto(path);
  const { pathname } = new URL(page.url());
  await context.close();
  expect(troubles).toEqual([]);
  const data = JSON.parse(PAGE_DATA.exec(html)?.[1] ?? '[]') as [name: string][];
  return {
    isDrawn: html.includes('data-drawn'),
    brought: data.map(([name]) => PATHS.get(name)!),
    styles: (/ data-styles="([^"]*)"/.exec(html)?.[1] ?? '').split(' '),
    asked,
    path: pathname,
  };
}

/** The first page of a busy site may come bare. */
async function loadDrawn(path: string): Promise<FirstPage> {
  let loaded: FirstPage | undefined;
  await expect
    .poll(async () => {
      loaded = await load(path);
      return loaded.isDrawn;
    })
    .toBe(true);
  return loaded!;
}

/** Who asks for it is counted as a reader. */
const ASKED_ANYWAY = [getDiscussionDetail.path];

test.each([
  '/',
  '/home',
  '/problem',
  '/introduction',
  '/status',
  '/contest',
  '/training',
  '/timedwork',
  '/discussion',
  '/discussion-detail/1',
  '/group',
  '/acm-rank',
  '/rating',
  '/honor',
  '/external-nav',
])('%s brings its first sight, its styles and its answers, and asks for nothing twice', async (path) => {
  const { brought, styles, asked, path: end } = await loadDrawn(path);
  expect(end).toBe(path === '/' ? '/home' : path);
  const files = asked.filter((file) => file.startsWith('/assets/'));
  expect(files.filter((file) => file.endsWith('.js'))).not.toEqual([]);
  expect(styles).not.toEqual(['']);
  expect(styles.filter((file) => files.includes(file))).toEqual([]);
  expect(files).toHaveLength(new Set(files).size);
  expect(brought.length).toBeGreaterThan(1);
  expect(brought.filter((call) => asked.includes(call) && !ASKED_ANYWAY.includes(call))).toEqual([]);
});
