import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logInAsRoot, readMailedCode, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { logInTo } from './screens.ts';

const PASSWORD = 'Enchant-1843';
const RUN = Date.now().toString(36).slice(-6);

let browser: Browser;
let root: Session;
let teacher: Session;
const pupil = `pupil-${RUN}`;

async function register(username: string): Promise<Session> {
  const email = `${username}@example.org`;
  await call('GET', `get-register-code?email=${encodeURIComponent(email)}`);
  const code = await readMailedCode(root, email);
  await call('POST', 'register', { body: { username, password: PASSWORD, email, code } });
  const { data, token } = await call('POST', 'login', { body: { username, password: PASSWORD } });
  return { token: token!, user: data };
}

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  teacher = root;
  await register(pupil);
});
afterAll(() => browser.close());

test('GRP-17 a class is made, joined by the code on the screen after a log-in, told, disbanded and brought back', async () => {
  const desk = await visit(browser, { lang: 'en' });
  await logInTo(desk.context, teacher);
  const { page } = desk;
  await desk.goto('/group');
  await page.getByRole('button', { name: 'Create a group' }).click();
  const form = page.getByRole('dialog');
  const name = `Class ${RUN}`;
  const shortName = `C${RUN}`.toUpperCase();
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  await form.getByRole('textbox', { name: /^Short name/ }).fill(shortName);
  await form.getByRole('textbox', { name: /^Brief/ }).fill('We learn together');
  await form.getByRole('textbox', { name: /^Description/ }).fill('Every Monday in the lab.');
  await form.getByRole('switch', { name: /^Shown in the list/ }).uncheck({ force: true });
  await form.getByRole('button', { name: 'Create a group' }).click();
  await page.getByRole('heading', { name }).waitFor();
  const address = new URL(page.url()).pathname;

  // a draft that is shown at once by its switch
  await page.getByRole('link', { name: 'Announcements' }).click();
  await page.getByRole('button', { name: 'New announcement' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Title/)
    .fill('Bring a laptop');
  await page
    .getByRole('dialog')
    .getByLabel(/^Content/)
    .fill('On **Monday**.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('switch', { name: 'Shown: Bring a laptop' }).waitFor();

  // the link for the projector
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'New join link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New join link' }).click();
  await page.getByRole('img', { name: `QR code to join ${name}` }).waitFor();
  const typed = await page
    .getByText(/^[2-9A-Z]{4}\s?[2-9A-Z]{4}$/)
    .first()
    .innerText();

  // a pupil on a phone, not logged in: the link waits for the log-in; the group is hidden, and open to who has the link
  const phone = await visit(browser, { lang: 'en', width: 390, height: 844 });
  await phone.goto(`/group/join#${typed.replace(/\s/g, '')}`);
  const login = phone.page.getByRole('dialog');
  await login.getByLabel('Username or email').fill(pupil);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.page.keyboard.press('Enter');
  await phone.page.getByRole('heading', { name }).waitFor();
  await phone.page.getByRole('button', { name: 'Join', exact: true }).click();
  await phone.page.waitForURL(new RegExp(`${address}$`));
  await phone.page.getByRole('button', { name: /Bring a laptop/ }).click();
  await phone.page.getByText('On Monday.').waitFor();
  expect(await phone.page.getByRole('link', { name: 'Settings' }).count()).toBe(0);

  // disbanded, gone for the pupil, and back
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Disband' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(shortName);
  await page.getByRole('dialog').getByRole('button', { name: 'Disband' }).click();
  await page.waitForURL(/\/group$/);
  await phone.goto(address);
  await phone.page.getByText('This group does not exist').first().waitFor();
  await desk.goto('/group/disbanded');
  await page.getByRole('button', { name: `Bring back ${name}` }).click();
  await page.waitForURL(new RegExp(`${address}$`));
  await phone.goto(`${address}/rank`);
  await phone.page.getByRole('link', { name: pupil }).first().waitFor();

  const gid = address.split('/').at(-1);
  await call('DELETE', `group?gid=${gid}`, { token: teacher.token });
  expect([...desk.troubles, ...phone.troubles]).toEqual([]);
  await desk.context.close();
  await phone.context.close();
});
