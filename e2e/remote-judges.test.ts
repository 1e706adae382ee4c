import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, importPerson, logInAsRoot, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { installUserScript, openJudge, openWithExtension, simulatorOf, tell, writeCode } from './remote-stage.ts';
import { logInTo } from './screens.ts';
import { contestBody } from './stage-contest.ts';

const WORDS = {
  en: {
    switchOn: 'Switch on',
    userName: 'Username',
    secret: /^(Password|Token)$/,
    addAccount: 'Add an account',
    added: 'Account added',
    check: 'Check now',
    works: 'works',
    site: 'Site',
    ids: 'Problem ids',
    preview: 'Preview',
    import: 'Import',
    imported: 'imported',
    submit: 'Submit',
    accepted: 'Accepted',
    wrong: 'Wrong Answer',
    compileError: 'Compile Error',
    away: /cannot be reached at the moment/,
    retry: 'Try again now',
    prove: 'Prove it',
    save: 'Save',
    proved: 'Open with the companion',
    filled: /filled in as/,
    notTaken: /did not take it: “/,
    told: /the result will be shown at/,
    source: /^Source/,
  },
  zh: {
    switchOn: '开启',
    userName: '用户名',
    secret: /^(密码|令牌)$/,
    addAccount: '添加账号',
    added: '账号已添加',
    check: '立即检查',
    works: '正常',
    site: '站点',
    ids: '题号',
    preview: '预览',
    import: '导入',
    imported: '已导入',
    submit: '提交',
    accepted: '通过',
    wrong: '答案错误',
    compileError: '编译错误',
    away: /目前无法访问/,
    retry: '立即重试',
    prove: '验证',
    save: '保存',
    proved: '用提交助手打开',
    filled: /已填好/,
    notTaken: /该站点没有接受：“/,
    told: /结果将显示在/,
    source: /^来源/,
  },
} as const;
type Lang = keyof typeof WORDS;

/** Names of this run only. */
const run = Date.now().toString(36);
const PATIENCE = { timeout: 60_000 };
/** The site lets a person submit again after a few seconds. */
const BETWEEN_MS = 3_200;

let browser: Browser;
let root: Session;
beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
});
afterAll(() => browser.close());

const code = (directive: string) => `// @sim ${directive}\nint main() { return 0; } // ${Math.random()}\n`;

async function submit(page: Page, words: (typeof WORDS)[Lang], directive: string) {
  await page.waitForTimeout(BETWEEN_MS);
  await writeCode(page, code(directive));
  await page.getByRole('button', { name: words.submit, exact: true }).click();
}

const SITES = [
  { lang: 'en', site: 'HDU', name: 'HDU', id: '1000', handle: 'pool1', secret: 'pw-1', dark: false },
  { lang: 'zh', site: 'LIBRE', name: 'LibreOJ', id: '1', handle: 'pool1', secret: 'pw-1', dark: true },
] as const;

describe.each(SITES)('$site, in $lang', ({ lang, site, name, id, handle, secret, dark }) => {
  const words = WORDS[lang];
  const problemId = `${site}-${id}`;

  test('switched on with an account, imported, solved; wrong, not compiled, away and back', async () => {
    const admin = await visit(browser, { lang });
    await logInTo(admin.context, root);
    await admin.goto('/admin/remote');
    const panel = admin.page
      .locator('section')
      .filter({ has: admin.page.getByRole('heading', { name }) })
      .first();
    await panel.getByRole('button', { name: `${words.switchOn} · ${name}` }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByRole('link', { name: /robots\.txt/ }).waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: words.switchOn, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await panel.getByLabel(words.userName).fill(handle);
    await panel.getByLabel(words.secret).fill(secret);
    await panel.getByRole('button', { name: words.addAccount }).click();
    await admin.page.getByText(words.added).first().waitFor();
    await panel.getByRole('button', { name: words.check }).click();
    // a problem was read, and the account logged in
    await expect
      .poll(() => panel.getByRole('listitem').filter({ hasText: words.works }).count(), PATIENCE)
      .toBeGreaterThan(1);

    await admin.goto('/admin/problem/remote');
    await admin.page.getByLabel(words.site).selectOption(site);
    await admin.page.getByLabel(words.ids).fill(id);
    await admin.page.getByRole('button', { name: words.preview, exact: true }).click();
    await admin.page.getByRole('heading', { name: new RegExp(`^${problemId} `) }).waitFor(PATIENCE);
    await admin.page.getByRole('button', { name: words.import, exact: true }).click();
    await admin.page.getByText(words.imported, { exact: true }).waitFor(PATIENCE);
    await admin.page.getByRole('link', { name: problemId, exact: true }).waitFor();

    const simulator = await simulatorOf(root, site, id);
    await openJudge(root, site);
    const { page, goto, context, troubles } = await visit(browser, { lang, dark });
    await logInTo(context, await importPerson(root, `remote-${lang}-${run}`));
    await goto(`/problem/${problemId}`);
    await submit(page, words, 'verdict=AC');
    await page.getByText(words.accepted, { exact: true }).first().waitFor(PATIENCE);
    await submit(page, words, 'verdict=WA');
    await page.getByText(words.wrong, { exact: true }).first().waitFor(PATIENCE);

    // away, which is said, and back
    await tell(simulator, 'faults', [{ kind: 'http502' }]);
    await submit(page, words, 'verdict=CE');
    await page.getByText(words.away).first().waitFor(PATIENCE);
    await admin.goto('/admin/remote');
    await panel.getByRole('button', { name: words.retry }).waitFor(PATIENCE);
    await tell(simulator, 'faults', [], 'DELETE');
    await panel.getByRole('button', { name: words.retry }).click();
    await page.getByText(words.compileError, { exact: true }).first().waitFor(PATIENCE);

    await goto('/status?onlyMine=true');
    const row = page.locator('table tbody tr').filter({ hasText: words.compileError });
    await goto((await row.locator('a[href*="/submission-detail/"]').first().getAttribute('href'))!);
    await page
      .getByText(/was not declared in/)
      .first()
      .waitFor();
    // the problem of the page may be named after the site, too
    await page.locator('a[target="_blank"]').filter({ hasText: name }).first().waitFor();
    expect([troubles, admin.troubles]).toEqual([[], []]);
    await context.close();
    await admin.context.close();
  });
});

/** Logs in at a site and writes a word into the public profile there, as its owner does. */
async function writeProfile(
  context: BrowserContext,
  at: { simulator: string; login: string; user: string; profile: string; field: string; word: string },
) {
  const page = await context.newPage();
  await page.goto(at.simulator + at.login);
  await page.locator(`[name="${at.user}"]`).fill('alice');
  await page.locator('[name="password"]').fill('pw-alice');
  const human = page.getByRole('checkbox');
  if ((await human.count()) > 0) await human.check();
  await page.locator('button, input[type="submit"]').first().click();
  await page.waitForLoadState();
  await page.goto(at.simulator + at.profile);
  await page.locator(`[name="${at.field}"]`).fill(at.word);
  await page.getByRole('button').click();
  await page.waitForLoadState();
  await page.close();
}

const OF_PEOPLE = [
  {
    lang: 'en',
    way: 'extension',
    site: 'CF',
    name: 'Codeforces',
    id: '1A',
    login: '/enter',
    user: 'handleOrEmail',
    profile: '/settings/social',
    field: 'organization',
  },
  {
    lang: 'zh',
    way: 'userScript',
    site: 'AC',
    name: 'AtCoder',
    id: 'abc001_a',
    login: '/login',
    user: 'username',
    profile: '/settings',
    field: 'affiliation',
  },
] as const;

describe.each(OF_PEOPLE)('$site by its companion ($way), in $lang', ({ lang, way, site, name, id, ...at }) => {
  const words = WORDS[lang];

  test('a user name is proved once; the form is filled in, the person submits, the result comes back', async () => {
    await openJudge(root, site);
    const simulator = await simulatorOf(root, site, id);
    await call('GET', `admin/problem/import-remote-oj-problem?name=${site}&problemId=${id}`, { token: root.token });
    const locale = lang === 'zh' ? 'zh-CN' : 'en-US';
    const opened =
      way === 'extension'
        ? await openWithExtension(locale)
        : await visit(browser, { lang }).then(({ context }) => ({ context, close: () => context.close() }));
    const { context, close } = opened;
    if (way === 'userScript') await installUserScript(context, simulator);
    await logInTo(context, await importPerson(root, `person-${lang}-${run}`));
    const page = await context.newPage();
    await page.goto(`/problem/${site}-${id}`);
    await page.locator('.cm-content').waitFor();
    await submit(page, words, 'verdict=WA test=3');
    await page.goto('/status?onlyMine=true');
    const href = await page.locator('table tbody a[href*="/submission-detail/"]').first().getAttribute('href');
    await page.goto(href!);

    await page.getByLabel(new RegExp(name)).fill('alice');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    const word = await page
      .locator('code')
      .filter({ hasText: /^assay-/ })
      .first()
      .innerText();
    await writeProfile(context, { simulator, word, ...at });
    await page.getByRole('button', { name: words.prove, exact: true }).click();
    await page.getByRole('button', { name: words.proved, exact: true }).waitFor(PATIENCE);

    const [there] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: words.proved, exact: true }).click(),
    ]);
    await there.getByRole('status').filter({ hasText: words.filled }).waitFor(PATIENCE);
    expect(new URL(there.url()).hash).toBe('');
    expect(await there.locator('textarea').inputValue()).toContain('@sim verdict=WA');
    // the companion presses nothing
    // what the site refuses is said, and not lost
    await there.locator('button, input[type="submit"]').first().click();
    await there.getByRole('status').filter({ hasText: words.notTaken }).waitFor(PATIENCE);
    expect(await there.locator('textarea').inputValue()).toContain('@sim verdict=WA');
    await there.getByRole('checkbox').check();
    await there.locator('button, input[type="submit"]').first().click();
    await there.getByRole('status').filter({ hasText: words.told }).waitFor(PATIENCE);
    await page.bringToFront();
    await page.getByText(words.wrong, { exact: true }).first().waitFor(PATIENCE);
    await close();
  });
});

test('a contest with one remote problem: nothing tells where it comes from, the board knows the result', async () => {
  const { token } = root;
  await openJudge(root, 'POJ');
  const account = { site: 'POJ', handle: 'pool2', secret: 'pw-2' };
  await call('POST', 'admin/remote/account', { token, body: account });
  const made = await call('POST', 'admin/contest', { token, body: contestBody(Date.now(), `Remote ${run}`) });
  const { id: cid } = made.data as { id: number };
  await call('GET', `admin/contest/import-remote-oj-problem?name=POJ&problemId=1000&cid=${cid}`, { token });
  const person = await importPerson(root, `contestant-${run}`);
  const solver = await visit(browser, { lang: 'en' });
  await logInTo(solver.context, person);
  await solver.goto(`/contest/${cid}/problem/A`);
  await submit(solver.page, WORDS.en, 'verdict=WA');
  await solver.page.getByText(WORDS.en.wrong, { exact: true }).first().waitFor(PATIENCE);
  // neither the statement nor the submission leads to the site
  const simulator = await simulatorOf(root, 'POJ', '1000');
  expect(await solver.page.content()).not.toContain(`${simulator}/problem`);
  await solver.goto(`/contest/${cid}/submissions`);
  const href = await solver.page.locator('a[href*="/submission-detail/"]').first().getAttribute('href');
  await solver.goto(href!);
  expect(await solver.page.locator(`a[href^="${simulator}"]`).count()).toBe(0);
  await solver.goto(`/contest/${cid}/problem/A`);
  await submit(solver.page, WORDS.en, 'verdict=AC');
  await solver.page.getByText(WORDS.en.accepted, { exact: true }).first().waitFor(PATIENCE);

  const looker = await visit(browser, { lang: 'zh' });
  await logInTo(looker.context, root);
  await looker.goto(`/contest/${cid}/rank`);
  await looker.page.getByText(`contestant-${run}`).first().waitFor(PATIENCE);
  await looker.page
    .getByRole('cell', { name: /通过.*1 次未通过/ })
    .first()
    .waitFor(PATIENCE);
  expect([solver.troubles, looker.troubles]).toEqual([[], []]);
  await call('DELETE', `admin/contest?cid=${cid}`, { token });
  await Promise.all([solver.context.close(), looker.context.close()]);
});
