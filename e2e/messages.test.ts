import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, logInAsRoot, readMailedCode, type Session } from './api.ts';
import { openBrowser, type Visitor, visit } from './browser.ts';
import { logInTo } from './screens.ts';

const PASSWORD = 'a good Password1';
/** Whatever runs of it says so. */
const HOSTILE =
  '<img src=x onerror="window.hit=1"><script>window.hit=1</script>[x](javascript:window.hit=1) <svg onload="window.hit=1">';

let browser: Browser;
let root: Session;
let ann: Session;
let ben: Session;
const uidOf = ({ user }: Session) => (user as { uid: number }).uid;

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
  const mark = Date.now().toString(36);
  ann = await register(`ann${mark}`);
  ben = await register(`ben${mark}`);
});
afterAll(() => browser.close());

const WORDS = {
  en: {
    chats: /^Private messages/,
    box: 'Write a message',
    bell: /^Messages(,|$)/,
    clean: 'Remove all',
    more: 'More',
    clear: 'Clear the conversation',
  },
  zh: {
    chats: /^私信/,
    box: '写消息',
    bell: /^消息(，|$)/,
    clean: '全部清空',
    more: '更多操作',
    clear: '清空聊天记录',
  },
} as const;

const texts = ({ page }: Visitor) => page.locator('[role=log] [data-seq]').allInnerTexts();

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Further away than this nobody goes by keys. */
const TABS_MAX = 60;

/** Moves the focus key by key until it is there. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await target.waitFor();
  for (let left = TABS_MAX; !(await isFocused(target)); left -= 1) {
    if (left === 0) throw new Error(`${target} is not reached by ${TABS_MAX} times ${key}`);
    await page.keyboard.press(key);
  }
}

describe.each([
  ['en', 1280, false],
  ['zh', 390, true],
] as const)('in %s, %i px wide, dark: %s', (lang, width, dark) => {
  const words = WORDS[lang];

  test('T-MSG-8 two write to each other by the keyboard: each message comes to the open page, once, also after it was away', async () => {
    const visitors = await Promise.all([ann, ben].map(() => visit(browser, { lang, width, dark })));
    const [one, two] = visitors as [Visitor, Visitor];
    await logInTo(one.context, ann);
    await logInTo(two.context, ben);
    await call('POST', 'msg/private', { token: ben.token, body: { to: uidOf(ann), content: `hello ${lang}` } });
    for (const [visitor, peer] of [
      [one, ben],
      [two, ann],
    ] as const) {
      await visitor.goto('/home');
      await visitor.page.getByRole('button', { name: words.chats }).press('Enter');
      const { username } = peer.user as { username: string };
      await visitor.page
        .getByRole('button', { name: new RegExp(username) })
        .first()
        .press('Enter');
      await visitor.page.getByRole('log').getByText(`hello ${lang}`).waitFor();
    }
    const write = async ({ page }: Visitor, text: string) => {
      await page.getByRole('textbox', { name: words.box }).fill(text);
      await page.keyboard.press('Enter');
    };
    await write(one, `**first** ${lang}`);
    await two.page.getByRole('log').getByText(`first ${lang}`).waitFor();
    await two.context.setOffline(true);
    await write(one, `second ${lang}`);
    await write(one, HOSTILE);
    await one.page.getByRole('log').getByText(`second ${lang}`).waitFor();
    await two.context.setOffline(false);
    await two.page.getByRole('log').getByText(`second ${lang}`).waitFor();
    await write(two, `third ${lang}`);
    await one.page.getByRole('log').getByText(`third ${lang}`).waitFor();
    // what was cleared on one side stays on the other
    const lately = async (visitor: Visitor) => (await texts(visitor)).slice(-5);
    await expect.poll(() => lately(one)).toHaveLength(5);
    for (const visitor of [one, two]) {
      const all = (await texts(visitor)).join('\n');
      for (const text of ['first', 'second', 'third']) expect(all.split(`${text} ${lang}`)).toHaveLength(2);
      expect(await visitor.page.evaluate('window.hit')).toBeUndefined();
    }
    // the bar has one, too, where its entries do not fit
    await one.page.getByRole('button', { name: words.more }).last().click();
    await one.page.getByRole('menuitem', { name: words.clear }).click();
    await one.page.getByRole('button', { name: words.clear }).last().click();
    await expect.poll(() => texts(one)).toEqual([]);
    expect((await texts(two)).length).toBeGreaterThan(3);
    for (const { context } of visitors) await context.close();
  });

  test('MSG-3 a notice rings the bell of an open page, is read by a look, and goes with a click', async () => {
    const visitor = await visit(browser, { lang, width, dark });
    await logInTo(visitor.context, ann);
    const { page } = visitor;
    await visitor.goto('/message/sys');
    await page
      .getByRole('button', { name: words.clean })
      .click({ timeout: 3_000 })
      .catch(() => {});
    await page
      .getByRole('button', { name: words.clean })
      .last()
      .click({ timeout: 3_000 })
      .catch(() => {});
    await visitor.goto('/problem');
    const title = `Maintenance ${lang}`;
    const body = { title, content: `${HOSTILE} tonight`, audience: 'all' };
    const { data } = await call('POST', 'admin/msg/notice', { token: root.token, body });
    const bell = page.getByRole('link', { name: words.bell });
    await expect.poll(() => bell.getAttribute('aria-label'), { timeout: 15_000 }).toMatch(/1/);
    await bell.press('Enter');
    await page.getByText(title).first().waitFor();
    await expect.poll(() => bell.getAttribute('aria-label'), { timeout: 15_000 }).not.toMatch(/\d/);
    expect(await page.evaluate('window.hit')).toBeUndefined();
    await call('DELETE', `admin/msg/notice?id=${(data as { id: number }).id}`, { token: root.token });
    expect(visitor.troubles).toEqual([]);
    await visitor.context.close();
  });
});

test('home, message centre, chat and settings are walked by keys alone, in Chinese on a phone', async () => {
  const visitor = await visit(browser, { lang: 'zh', width: 390, height: 844 });
  await logInTo(visitor.context, ann);
  const { page } = visitor;
  const main = page.getByRole('main');
  await call('POST', 'msg/private', { token: ben.token, body: { to: uidOf(ann), content: '按键可到' } });
  await visitor.goto('/home');

  await tabTo(page, page.getByRole('link', { name: WORDS.zh.bell }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/message/);
  await tabTo(page, page.getByRole('link', { name: '系统通知' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/message\/sys/);

  const chats = page.getByRole('button', { name: WORDS.zh.chats });
  await tabTo(page, chats);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: new RegExp((ben.user as { username: string }).username) }));
  await page.keyboard.press('Enter');
  await dialog.getByRole('log').getByText('按键可到').waitFor();
  await tabTo(page, dialog.getByRole('textbox', { name: WORDS.zh.box }));
  await page.keyboard.type('收到');
  await page.keyboard.press('Enter');
  await dialog.getByRole('log').getByText('收到').waitFor();
  // the dialog keeps the focus until Escape gives it back to where it came from
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(chats)).toBe(true);

  await tabTo(page, main.getByRole('link', { name: '消息设置' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/setting/);
  const likes = main.getByRole('checkbox', { name: '赞：页面提示' });
  const before = await likes.isChecked();
  await tabTo(page, likes);
  await page.keyboard.press('Space');
  expect(await likes.isChecked()).toBe(!before);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => {
      const { data } = await call('GET', 'msg/settings', { token: ann.token });
      return (data as { categories: { like: { page: boolean } } }).categories.like.page;
    })
    .toBe(!before);
  expect(visitor.troubles).toEqual([]);
  await visitor.context.close();
});
