import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readZipTexts } from '@assay/formats/archive/open-archive.ts';
import { scratchRoot } from '@assay/testkit/scratch.ts';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { BROWSER, WHOLE_BROWSER } from '../tools/test/browser.ts';
import { call, type Session } from './api.ts';

/** Where the simulator of a remote judge is, as an import tells it. */
export async function simulatorOf(root: Session, name: string, problemId: string): Promise<string> {
  const { data } = await call('GET', `admin/problem/preview-remote-oj-problem?name=${name}&problemId=${problemId}`, {
    token: root.token,
  });
  const { origin, hostname } = new URL((data as { address: string }).address);
  // nothing but simulators is ever spoken with
  expect(hostname).toBe('127.0.0.1');
  return origin;
}

export const tell = (simulator: string, path: string, body: unknown, method = 'POST') =>
  fetch(`${simulator}/__sim/${path}`, { method, body: JSON.stringify(body) });

/** Sites that count calls: there the pace is the usual one. */
const COUNTING: ReadonlySet<string> = new Set(['CF', 'GYM']);

/** Lets a site be spoken with, as fast as its simulator lets us. */
export const openJudge = (root: Session, site: string) =>
  call('PUT', 'admin/remote/judge', {
    token: root.token,
    body: { site, enabled: true, termsRead: true, submitGapMs: 5_500, ...(!COUNTING.has(site) && { gapMs: 50 }) },
  });

/** Puts code into the editor the way a paste does. */
export async function writeCode(page: Page, code: string) {
  const editor = page.locator('.cm-content');
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
}

/** A browser with the companion as an extension, unpacked from what the site hands out. */
export async function openWithExtension(locale: string): Promise<{ context: BrowserContext; close(): Promise<void> }> {
  const root = mkdtempSync(join(scratchRoot(), 'assay-extension-'));
  const folder = join(root, 'extension');
  const answer = await fetch(`${inject('siteUrl')}/api/public/companion.zip`);
  const files = await readZipTexts(Buffer.from(await answer.arrayBuffer()), {
    entries: 20,
    bytes: 1e6,
    renames: false,
  });
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const context = await chromium.launchPersistentContext(join(root, 'profile'), {
    executablePath: BROWSER,
    env: WHOLE_BROWSER,
    headless: false,
    baseURL: inject('siteUrl'),
    locale,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  });
  return {
    context,
    async close() {
      await context.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** A manager of user scripts, as far as the companion needs one: it runs at the sites, and asks for it beyond the page. */
export async function installUserScript(context: BrowserContext, simulator: string) {
  const script = await (await fetch(`${inject('siteUrl')}/api/public/companion.user.js`)).text();
  expect(script).toContain(`// @match        ${simulator}/*`);
  await context.exposeFunction('askBeyond', async (url: string, data: string) => {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: data });
    return { status: answer.status, responseText: await answer.text() };
  });
  await context.addInitScript(
    ([origin, text]) => {
      if (location.origin !== origin) return;
      const scope = window as unknown as Record<string, unknown>;
      scope.GM_xmlhttpRequest = ({ url, data, onload }: { url: string; data: string; onload(answer: unknown): void }) =>
        (scope.askBeyond as (url: string, data: string) => Promise<unknown>)(url, data).then(onload);
      addEventListener('DOMContentLoaded', () => {
        const element = document.createElement('script');
        element.textContent = text!;
        document.body.append(element);
      });
    },
    [simulator, script],
  );
}
