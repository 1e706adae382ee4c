import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logInAsRoot, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { logInTo } from './screens.ts';

const CODE = '#include <stdio.h>\nint main(void) { puts("7"); return 0; }\n';

let browser: Browser;
let root: Session;
beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
});
afterAll(() => browser.close());

/** Submissions of root to the problem that hold the code of this journey. */
async function countSubmissions(): Promise<number> {
  const { data } = await call('GET', 'get-submission-list?problemID=1000&onlyMine=true&limit=100', {
    token: root.token,
  });
  return (data as { total: number }).total;
}

/** Waits until the browser has kept the site's files. */
const untilKept = (context: BrowserContext) =>
  expect
    .poll(() => context.pages()[0]!.evaluate(async () => (await caches.match('/index.html')) !== undefined), {
      timeout: 20_000,
      interval: 200,
    })
    .toBe(true);

test('without a network the statement stays readable, boards say how old they are, and a submission goes out once when it is back', async () => {
  const { page, goto, context } = await visit(browser, { lang: 'en', serviceWorkers: true });
  await logInTo(context, root);
  await goto('/problem/1000');
  const statement = page.getByRole('heading', { name: '1000' });
  await page.locator('.cm-content').waitFor();
  await untilKept(context);
  await page.waitForTimeout(1_500);

  // what is written and sent without a network
  const before = await countSubmissions();
  await context.setOffline(true);
  await page.locator('.cm-content').fill(CODE);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const strip = page.getByRole('status').filter({ hasText: 'No connection' });
  await strip.waitFor();

  // a new page of the same problem, from what the browser kept; the code is still there
  await page.reload();
  await statement.waitFor();
  await page.getByRole('region', { name: 'Statement', exact: true }).getByText('Output').first().waitFor();
  await strip.waitFor();
  expect(await page.locator('.cm-content').innerText()).toContain('puts("7")');

  // no board is kept
  const { id: cid } = ((await call('GET', 'get-contest-list?keyword=Weekend')).data as { records: { id: number }[] })
    .records[0]!;
  await page.goto(`/contest/acm-scoreboard/${cid}`);
  await strip.waitFor();
  expect(await page.locator('main tbody tr').count()).toBe(0);

  await context.setOffline(false);
  await expect.poll(countSubmissions, { timeout: 30_000, interval: 500 }).toBe(before + 1);
  await strip.waitFor({ state: 'hidden' });

  // a board that was open says from when it is
  await goto(`/contest/acm-scoreboard/${cid}`);
  expect(await page.locator('main tbody tr').count()).toBeGreaterThan(0);
  await context.setOffline(true);
  await strip.waitFor();
  expect(await strip.innerText()).toMatch(/What you see is from \d{4}-\d\d-\d\d \d\d:\d\d/);
  await context.setOffline(false);
  await strip.waitFor({ state: 'hidden' });
  await page.reload();
  expect(await countSubmissions()).toBe(before + 1);
  await context.close();
});
