import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, importPerson, logInAsRoot, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { logInTo } from './screens.ts';

const RUN = Date.now().toString(36).slice(-6);
const ROLE = { admin: 1001, problemAdmin: 1008 } as const;

let browser: Browser;
let root: Session;
const made: number[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
});
afterAll(async () => {
  for (const cid of made) await call('DELETE', `admin/contest?cid=${cid}`, { token: root.token });
  await browser.close();
});

/** Somebody with a role, or with none. */
async function someone(name: string, role?: number): Promise<Session> {
  const person = await importPerson(root, `${name}-${RUN}`);
  const uids = [(person.user as { uid: string }).uid];
  if (role !== undefined) await call('PUT', 'admin/user/change-roles', { token: root.token, body: { uids, role } });
  return person;
}

/** What was clicked from now on, in every page of somebody: pressing Enter on a button is no click, nor is typing or pasting. */
async function countClicks(context: BrowserContext): Promise<readonly string[]> {
  const clicked: string[] = [];
  await context.exposeFunction('noteClick', (what: string) => clicked.push(what));
  await context.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        // a label's own click on its field is made by the browser, and a press of a key has no detail
        if (!event.isTrusted || event.detail === 0) return;
        const { noteClick } = window as unknown as { noteClick: (what: string) => void };
        noteClick((event.target as HTMLElement).closest('a, button')?.textContent ?? 'a field');
      },
      true,
    );
  });
  return clicked;
}

async function enter(who: Session, path: string) {
  const visitor = await visit(browser, { lang: 'en', width: 1440, height: 900 });
  await logInTo(visitor.context, who);
  const clicked = await countClicks(visitor.context);
  await visitor.goto(path);
  return { ...visitor, clicked };
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const RIGHT = '#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b; }\n';

test('HOME-11 a newcomer has the first problem accepted in at most 5 clicks from home', async () => {
  const { page, clicked, context } = await enter(await someone('newcomer'), '/home');
  await link(page, /1000/).first().click();
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(RIGHT);
  await button(page, 'Submit').click();
  await page.getByRole('tabpanel', { name: 'Result' }).getByText('Accepted', { exact: true }).first().waitFor();
  expect(clicked.length, clicked.join(' → ')).toBeLessThanOrEqual(5);
  await context.close();
});

/** As a field for a moment takes it. */
const localMoment = (ms: number) => new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

test('CON-30 CON-32 a teacher has a running contest of five problems in at most 5 clicks and one paste', async () => {
  const { page, clicked, context } = await enter(await someone('teacher', ROLE.admin), '/contest');
  await link(page, 'New contest').click();
  await page
    .getByRole('textbox', { name: /^Title/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.insertText(`Friday ${RUN}`);
  const start = page.getByLabel(/^Start/);
  await start.click();
  await start.fill(localMoment(Date.now() - 60_000));
  await button(page, 'Save').click();
  await page
    .getByRole('textbox', { name: /^Add many/ })
    .and(page.locator(':focus'))
    .waitFor();
  made.push(Number(/contest\/(\d+)\/problems/.exec(page.url())![1]));
  // those that no other journey needs: they leave the public list meanwhile
  await page.keyboard.insertText('1016 1008-1011');
  await button(page, 'Add 5').click();
  await page.getByText('5 problems added.').waitFor();
  const opened = context.waitForEvent('page');
  await link(page, 'Open').click();
  const contest = await opened;
  await contest.getByText('Ends in').first().waitFor();
  for (const letter of 'ABCDE') await contest.getByText(letter, { exact: true }).first().waitFor();
  expect(clicked.length, clicked.join(' → ')).toBeLessThanOrEqual(5);
  await context.close();
});

/** In a language that the judge of the journeys has. */
const JURY = 'print(sum(map(int, input().split())))\n';

const archive = (title: string) => `<?xml version="1.0" encoding="UTF-8"?>
<fps version="1.2" url="https://example.org/"><item>
<title><![CDATA[${title}]]></title>
<time_limit unit="s"><![CDATA[1]]></time_limit><memory_limit unit="mb"><![CDATA[64]]></memory_limit>
<description><![CDATA[Add two numbers.]]></description>
<sample_input><![CDATA[1 2]]></sample_input><sample_output><![CDATA[3]]></sample_output>
<test_input><![CDATA[1 2]]></test_input><test_output><![CDATA[3]]></test_output>
<test_input><![CDATA[5 7]]></test_input><test_output><![CDATA[12]]></test_output>
<solution language="Python3"><![CDATA[${JURY}]]></solution>
</item></fps>`;

test('GEN-11 a setter has an archive imported and verified in at most 4 clicks', async () => {
  const { page, clicked, context } = await enter(await someone('setter', ROLE.problemAdmin), '/problem');
  await link(page, 'Import').click();
  const asked = page.waitForEvent('filechooser');
  await button(page, 'Choose a file').click();
  const file = { name: 'sums.xml', mimeType: 'text/xml', buffer: Buffer.from(archive(`Sums ${RUN}`)) };
  await (await asked).setFiles(file);
  await button(page, 'Import (1)').click();
  await page.getByText('Verified', { exact: true }).waitFor();
  expect(clicked.length, clicked.join(' → ')).toBeLessThanOrEqual(4);
  await context.close();
});
