import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { call, logInAsRoot, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { hostile, marksIn } from './hostile-marks.ts';
import { type HostileSite, seedHostileSite } from './hostile-seeds.ts';
import { builtPaths, logInTo } from './screens.ts';
import { inspect, watchFor } from './sentinel.ts';

let browser: Browser;
let session: Session;
let site: HostileSite;
beforeAll(async () => {
  browser = await openBrowser();
  session = await logInAsRoot();
  site = await seedHostileSite(session);
});
afterAll(async () => {
  await site?.restore();
  await browser?.close();
});

/** A sweep looks at every page there is, beside another one. */
const SWEEP_MS = 480_000;

const MARKUP = '<img src=x onerror=__fired=1>';

/** Addresses that carry markup themselves. */
const REFLECTING = [
  `/problem?keyword=${encodeURIComponent(hostile('m-keyword'))}`,
  `/status?username=${encodeURIComponent(MARKUP)}&problemID=${encodeURIComponent(MARKUP)}`,
  `/problem/${encodeURIComponent(MARKUP)}`,
  `/reset-password?username=${encodeURIComponent(MARKUP)}&code=${encodeURIComponent(MARKUP)}`,
  `/home?l=${encodeURIComponent(MARKUP)}&redirect=javascript:__fired=1`,
  `/nowhere/${encodeURIComponent(MARKUP)}?${encodeURIComponent(MARKUP)}#${MARKUP}`,
];

/** What opens more of a page: announcements, what is written about a day, a case of reports. */
const OPENERS =
  'main li button[aria-expanded], main button[aria-label*="[m-day]"], main button[aria-label*="Reported"]';

/** Opens the latest conversation over the page, and leaves it open. */
async function readChat(page: Page) {
  await page.getByRole('button', { name: /^(Private messages|私信)/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('navigation').getByRole('listitem').getByRole('button').first().click();
  await dialog.getByText('[m-chat]').first().waitFor();
}

/** Runs the samples, so that what the program prints stands on the page. */
async function runSamples(page: Page) {
  await page
    .getByRole('button', { name: /^(Run samples|运行样例)$/ })
    .first()
    .click();
  await page.getByText('[m-output]').last().waitFor();
}

/** A node names itself; its name comes from the machine, not from a call. Answers that tell of one are changed as they come in. */
async function renameNodes(context: BrowserContext) {
  await context.addInitScript(
    ([names, name]) => {
      const { fetch: load } = window;
      window.fetch = async (...asked) => {
        const answer = await load(...asked);
        if (!answer.ok || !/\/api\/(admin\/(judge\/nodes|languages)|get-submission-(list|detail))/.test(answer.url))
          return answer;
        let text = await answer.text();
        for (const each of names) text = text.replaceAll(JSON.stringify(each), JSON.stringify(name));
        return new Response(text, answer);
      };
    },
    [site.nodeNames, hostile('m-judge')] as const,
  );
}

/**
 * Looks at every page. A visitor loads those anew that the server writes something of their own into; to others, and for who is logged in,
 * the sweep moves on as links do. Where something that is wanted was not seen, the pages of what people wrote are looked at once more.
 */
async function sweep(lang: 'zh' | 'en', paths: readonly string[], who: Session | null, wanted: readonly string[] = []) {
  const { context, goto, walk, settle, page, troubles } = await visit(browser, { lang });
  const alarms = await watchFor(context);
  if (who) await logInTo(context, who);
  await renameNodes(context);
  const faults: string[] = [];
  const marks = new Set<string>();
  const look = async () => {
    const seen = await inspect(page);
    faults.push(...seen.faults);
    for (const mark of marksIn(seen.text)) marks.add(mark);
  };
  /** Tells what stands there instead, where there is nothing to click. */
  const click = (opener: string, path: string) =>
    page
      .locator(opener)
      .last()
      .click()
      .catch(async (cause) => {
        const shown = await page.locator('body').innerText();
        throw new Error(`${path} has no ${opener}, but at ${page.url()}: ${shown.slice(0, 1500)}`, { cause });
      });
  const isBare = new Set(who ? paths : builtPaths(hostileThings(), {}, ({ auth }) => auth !== 'anyone'));
  const open = async (path: string) => {
    await (isBare.has(path) ? walk(path) : goto(path));
    if (who && path === `/problem/${site.problemId}`) await runSamples(page);
    if (who === site.root && path === paths.at(-1)) await readChat(page);
    await look();
    if (!site.paths.includes(path)) return;
    for (const opener of await page.locator(OPENERS).all()) {
      // a dialog may lie over it: that of another one, or the one that asks visitors to log in
      await opener.evaluate((button) => button.ariaExpanded !== 'true' && (button as HTMLElement).click());
      await settle();
      await look();
    }
    for (const opener of who ? (site.opens[path] ?? []) : []) {
      await click(opener, path);
      await settle();
      await look();
    }
  };
  for (const path of paths) await open(path);
  // a machine that does much else may keep a page's answer until after the look at it
  const unseen = () => wanted.some((mark) => !marks.has(mark));
  for (const path of site.paths) if (unseen() && paths.includes(path)) await open(path);
  await context.close();
  return { alarms: [...new Set(alarms)], faults: [...new Set(faults)], troubles: [...new Set(troubles)], marks };
}

const hostileThings = () => ({
  problemID: site.problemId,
  pid: String(site.pid),
  submitID: String(site.wrong),
  groupID: String(site.gid),
});

/** Each once: to look at a page takes a second or two. */
const pathsOf = () => [
  ...new Set([...builtPaths(hostileThings()), `/submission-detail/${site.broken}`, ...site.paths, ...REFLECTING]),
];

describe.concurrent('T-XSS-1 T-XSS-2 markup in every field stays text, whoever wrote it', () => {
  test('for a super administrator, and who alone sees something, in English', { timeout: SWEEP_MS }, async ({
    expect,
  }) => {
    const own = await sweep('en', site.pathsOfOther, site.other);
    // Each field was seen, so that none is safe only because nobody looked.
    const wanted = [...site.marks, '[m-judge]', '[m-keyword]'].filter((mark) => !own.marks.has(mark));
    const { alarms, faults, troubles, marks } = await sweep('en', pathsOf(), site.root, wanted);
    expect.soft([...alarms, ...own.alarms]).toEqual([]);
    expect.soft([...faults, ...own.faults]).toEqual([]);
    expect.soft([...troubles, ...own.troubles]).toEqual([]);
    expect.soft(wanted.filter((mark) => !marks.has(mark))).toEqual([]);
  });

  test('for a visitor, in Chinese', { timeout: SWEEP_MS }, async ({ expect }) => {
    const open = pathsOf().filter((path) => !/^\/(admin|setting|my-|group\/)/.test(path));
    const { alarms, faults, troubles, marks } = await sweep('zh', open, null);
    expect.soft(alarms).toEqual([]);
    expect.soft(faults).toEqual([]);
    expect.soft(troubles).toEqual([]);
    const shown = ['title', 'description', 'input', 'output', 'hint'].map((part) => `[m-${part}-zh]`);
    expect([...marks]).toEqual(expect.arrayContaining([...shown, '[m-site]', '[m-tag]', '[m-code]', '[m-compiler]']));
  });
});

test.each([
  ['POST', 'change-userInfo', () => ({ ...(session.user as object), blog: 'javascript:__fired=1' }), 'blog'],
  ['POST', 'change-userInfo', () => ({ ...(session.user as object), github: 'java\tscript:__fired=1' }), 'github'],
  ['POST', 'change-theme', () => ({ themeColor: 'url(//evil.example)', bgImgId: null, cardStyle: null }), 'themeColor'],
  [
    'POST',
    'admin/tag',
    () => ({ nameZh: 'x', nameEn: 'x', color: 'red;background:url(//evil.example)', classificationId: null }),
    'color',
  ],
  ['POST', 'admin/difficulty', () => ({ nameZh: 'x', nameEn: 'x', color: '#fff"onclick=1', acCoin: 0 }), 'color'],
] as const)('T-XSS-1 what is used as an address or a colour must be one: %s %s', async (method, path, body, field) => {
  const refusal = call(method, path, { token: session.token, body: body() });
  await expect(refusal).rejects.toThrow(new RegExp(`: 400 ${field}`));
});

test.each(['/home', '/problem/1000', '/admin/login', '/nowhere', '/api/docs', '/?l=en'])(
  'T-CSP-1 %s comes with the policy that keeps foreign scripts out',
  async (path) => {
    const answer = await fetch(`${inject('siteUrl')}${path}`);
    const { headers } = answer;
    expect(headers.get('content-type')).toContain('text/html');
    const body = await answer.text();
    const policy = new Map(
      headers
        .get('content-security-policy')!
        .split(';')
        .map((each) => [each.trim().split(' ', 1)[0]!, each.trim().split(' ').slice(1).join(' ')]),
    );
    // our one script that stands in the page itself, named by its text
    const boot = path === '/api/docs' ? [] : [readFileSync('apps/web/dist/boot.js', 'utf8')];
    const written = [...body.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
    expect(written).toEqual(boot);
    const hashes = boot.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy.get('script-src')).toBe(["'self'", ...hashes].join(' '));
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  },
);
