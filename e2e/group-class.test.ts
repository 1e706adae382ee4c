import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logInAsRoot, registerPerson, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { logInTo } from './screens.ts';

const PASSWORD = 'Enchant-1843';
const RUN = Date.now().toString(36).slice(-6);
/** Names stay taken, so that another attempt needs others. */
let attempts = 0;

let browser: Browser;
let root: Session;
let teacher: Session;
const pupil = `pupil-${RUN}`;

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  teacher = root;
  await registerPerson(root, pupil);
});
afterAll(() => browser.close());

test('GRP-17 a class is made, joined by the code on the screen after a log-in, told, disbanded and brought back', async () => {
  const desk = await visit(browser, { lang: 'en' });
  await logInTo(desk.context, teacher);
  const { page } = desk;
  await desk.goto('/group');
  await page.getByRole('button', { name: 'Create a group' }).click();
  const form = page.getByRole('dialog');
  attempts += 1;
  const name = `Class ${RUN}${attempts}`;
  const shortName = `C${RUN}${attempts}`.toUpperCase();
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  await form.getByRole('textbox', { name: /^Short name/ }).fill(shortName);
  await form.getByRole('textbox', { name: /^Brief/ }).fill('We learn together');
  await form.getByRole('textbox', { name: /^Description/ }).fill('Every Monday in the lab.');
  await form.getByRole('switch', { name: /^Show in the list/ }).uncheck({ force: true });
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
  const dialogButton = page.getByRole('dialog').getByRole('button', { name: 'New join link' });
  // the page is drawn anew while its members arrive: a click before that opens nothing
  await expect
    .poll(
      async () => {
        if (!(await dialogButton.isVisible())) await page.getByRole('button', { name: 'New join link' }).click();
        return dialogButton.isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await dialogButton.click();
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
  await desk.goto(address);
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

/** Presses Tab until something with this name has the focus, as who has no mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (focused.trim() === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('GRP-16 GRP-18 a class is handed over, accepted by keys alone on a phone, left by its old owner, and closed to strangers', async () => {
  const name = `Moved ${RUN}`;
  const shortName = `M${RUN}`.toUpperCase();
  const form = {
    name,
    shortName,
    brief: 'Handed over',
    description: 'From one to the next.',
    auth: 1,
    code: '',
    visible: true,
  };
  const { data: made } = await call('POST', 'group', { token: teacher.token, body: form });
  const { id: gid } = made as { id: number };
  const [heir, stranger] = [await registerPerson(root, `heir-${RUN}`), await registerPerson(root, `away-${RUN}`)];
  await call('POST', `group/member?gid=${gid}`, { token: heir.token, body: { gid } });
  const { uid } = heir.user as { uid: number };
  await call('PUT', 'group/member', { token: teacher.token, body: { gid, uid, auth: 4 } });

  // the owner offers it to one of the admins
  const desk = await visit(browser, { lang: 'en' });
  await logInTo(desk.context, teacher);
  await desk.goto(`/group/${gid}/member`);
  await desk.page.getByRole('button', { name: `Hand the group over to heir-${RUN}` }).click();
  await desk.page.getByRole('dialog').getByRole('textbox').fill(shortName);
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Hand over', exact: true }).click();
  await desk.page.getByText('Offered; waiting for them to accept').waitFor();

  // who is offered it sees no settings yet, and takes it without a mouse
  const phone = await visit(browser, { lang: 'zh', width: 390, height: 844, dark: true });
  await logInTo(phone.context, heir);
  await phone.goto(`/group/${gid}`);
  expect(await phone.page.getByRole('link', { name: '设置' }).count()).toBe(0);
  await tabTo(phone.page, '接受移交');
  await phone.page.keyboard.press('Enter');
  await phone.page.getByRole('dialog').getByRole('textbox').focus();
  await phone.page.keyboard.type(shortName);
  await phone.page.keyboard.press('Enter');
  await phone.page.getByText('你已成为团队拥有者').waitFor();
  await tabTo(phone.page, '设置');
  await phone.page.keyboard.press('Enter');
  await phone.page.waitForURL(`**/group/${gid}/setting`);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // a stranger sees what the group is, and nothing inside
  const outside = await visit(browser, { lang: 'en' });
  await logInTo(outside.context, stranger);
  await outside.goto(`/group/${gid}`);
  await outside.page.getByRole('button', { name: 'Join', exact: true }).waitFor();
  await outside.goto(`/group/${gid}/member`);
  await outside.page.getByText('For members of the group').first().waitFor();
  expect(await outside.page.getByText(`heir-${RUN}`).count()).toBe(0);

  const { data: detail } = await call('GET', `get-group-detail?gid=${gid}`, { token: heir.token });
  expect(detail).toMatchObject({ owner: `heir-${RUN}`, isOwner: true });
  await desk.goto(`/group/${gid}`);
  await desk.page.getByRole('button', { name: 'Leave' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await desk.page.getByText('You left the group').waitFor();
  await call('DELETE', `group?gid=${gid}`, { token: heir.token });
  expect([...desk.troubles, ...phone.troubles, ...outside.troubles]).toEqual([]);
  for (const { context } of [desk, phone, outside]) await context.close();
});
