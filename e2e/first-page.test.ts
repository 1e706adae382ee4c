import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What a browser that has nothing yet asks for, and whether the page came drawn. */
async function load(path: string) {
  const { context, page, goto } = await visit(browser, { lang: 'en' });
  const files: string[] = [];
  let isDrawn = false;
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest()) isDrawn = (await response.text()).includes('data-drawn');
    else files.push(new URL(response.url()).pathname);
  });
  await goto(path);
  await context.close();
  return { isDrawn, files: files.filter((file) => file.startsWith('/assets/')) };
}

/** The first page of a busy site may come bare. */
async function loadDrawn(path: string): Promise<string[]> {
  let files: string[] = [];
  await expect
    .poll(async () => {
      const loaded = await load(path);
      files = loaded.files;
      return loaded.isDrawn;
    })
    .toBe(true);
  return files;
}

test.each(['/', '/home', '/problem', '/introduction'])(
  '%s brings its styles with it, and has no file asked for twice',
  async (path) => {
    const files = await loadDrawn(path);
    expect(files.filter((file) => file.endsWith('.js'))).not.toEqual([]);
    expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
    expect(files).toHaveLength(new Set(files).size);
  },
);
