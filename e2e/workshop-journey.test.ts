import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, importPerson, logInAsRoot, type Session } from './api.ts';
import { openBrowser, type Visit, visit } from './browser.ts';
import { logInTo } from './screens.ts';

const RUN = Date.now().toString(36).slice(-6);
/** A further attempt finds what the one before has made. */
let attempts = 0;

let browser: Browser;
let root: Session;
beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
});
afterAll(() => browser.close());

/** Programs as their author has them in files: the names say languages, and what solutions have to get. */
const GENERATOR = `import random, sys
n, seed = int(sys.argv[1]), int(sys.argv[2])
random.seed(seed)
print(n)
print(*[random.randint(1, 10**9) for _ in range(n)])
`;
const VALIDATOR = `import re, sys
text = sys.stdin.read()
assert re.fullmatch(r"\\d+\\n\\d+( \\d+)*\\n", text), "two lines of numbers"
first, second = text.splitlines()
assert 1 <= int(first) == len(second.split()) <= 100, "as many numbers as the first line says"
`;
const CHECKER = `#include <stdio.h>
int main(int argc, char **argv) {
    long long theirs, right;
    if (argc < 4 || fscanf(fopen(argv[3], "r"), "%lld", &right) != 1) return 103;
    return fscanf(fopen(argv[2], "r"), "%lld", &theirs) == 1 && theirs == right ? 100 : 102;
}
`;
const solution = (type: string, count: string) => `#include <stdio.h>
int main(void) {
    int n, x;
    ${type} sum = 0;
    scanf("%d", &n);
    for (int at = 0; at < ${count} && scanf("%d", &x) == 1; at++) sum += x;
    printf("%lld\\n", (long long)sum);
    return 0;
}
`;
const SOLUTIONS = {
  'main.c': solution('long long', 'n'),
  'wa-overflow.c': solution('int', 'n'),
  'wa-last.c': solution('long long', 'n - 1'),
};
// biome-ignore lint/suspicious/noTemplateCurlyInString: the script's own
const SCRIPT = '<#list 1..30 as i>\ngen ${i * 3} ${i} > $\n</#list>\n';

const choose = async (scope: Pick<Page, 'locator'>, name: string, code: string) =>
  scope.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(code) });

test.each<[string, Visit]>([
  ['in Chinese on a wide screen', { lang: 'zh', width: 1440, height: 900 }],
  ['in English on a phone', { lang: 'en', width: 390, height: 844 }],
])('GEN-4 GEN-8 GEN-11 a setter goes from nothing to a verified problem %s', async (_scene, how) => {
  const said = (zh: string, en: string) => (how.lang === 'zh' ? zh : en);
  const id = `W${RUN}${++attempts}-${how.lang}`.toUpperCase();
  const { page, goto, settle, troubles, context } = await visit(browser, how);
  await logInTo(context, root);
  const button = (zh: string, en: string) => page.getByRole('button', { name: said(zh, en), exact: true });
  const link = (zh: string, en: string) => page.getByRole('link', { name: said(zh, en), exact: true });
  const box = (zh: string, en: string, scope: Pick<Page, 'getByRole'> = page) =>
    scope.getByRole('textbox', { name: new RegExp(`^${said(zh, en)}`) });
  const dialog = page.getByRole('dialog');
  const answer = (zh: string, en: string) => dialog.getByRole('button', { name: said(zh, en), exact: true }).click();

  // the problem: a statement in both languages, a sample, a checker
  await goto('/admin/problem/create');
  await box('题号', 'Display id').fill(id);
  for (const [zh, en, title] of [
    ['中文', 'Chinese', '求和'],
    ['英文', 'English', 'Sum'],
  ] as const) {
    await page.getByRole('tab', { name: said(zh, en) }).click();
    await box('标题', 'Title').fill(title);
    await box('输入格式', 'Input format').fill('$n$, $a_1 \\dots a_n$');
    await box('输出格式', 'Output format').fill('$a_1 + \\dots + a_n$');
  }
  const sample = page.getByRole('region', { name: said('样例 1', 'Sample 1') });
  await box('输入', 'Input', sample).fill('2\n3 4');
  await box('输出', 'Output', sample).fill('7');
  await page.getByRole('radio', { name: said('SPJ', 'Special judge') }).check();
  await page.locator('.cm-content').click();
  await page.keyboard.insertText(CHECKER);
  await button('编译', 'Compile').click();
  await page.getByText(said('编译成功', 'Compiled successfully')).waitFor({ timeout: 30_000 });
  await button('使用样例', 'Take the samples').click();
  await button('创建题目', 'Create the problem').click();
  await page.waitForURL(/\/problem\/edit\/\d+/);
  await settle();

  // what must be accepted, and what must not
  await link('验证', 'Verify').click();
  for (const [name, code] of Object.entries(SOLUTIONS)) {
    await button('添加标程', 'Add a solution').click();
    await choose(dialog, name, code);
    await answer('保存', 'Save');
    await dialog.waitFor({ state: 'hidden' });
  }

  // the tests, and what the programs of the jury have to say
  await link('生成器', 'Generators').click();
  await button('添加生成器', 'Add a generator').click();
  await choose(dialog, 'gen.py', GENERATOR);
  await answer('确定', 'OK');
  await box('脚本', 'Script').fill(SCRIPT);
  await button('添加输入校验器', 'Add a validator').click();
  await choose(dialog, 'valid.py', VALIDATOR);
  await answer('确定', 'OK');
  await button('添加输入校验器测试', 'Add a validator test').click();
  await box('输入', 'Input', dialog).fill('2\n3\n');
  await answer('确定', 'OK');
  await button('添加校验器测试', 'Add a checker test').click();
  for (const [zh, en, text] of [
    ['输入', 'Input', '2\n3 4\n'],
    ['选手输出', 'Output', ' 7'],
    ['标准答案', 'Answer', '7\n'],
  ] as const)
    await box(zh, en, dialog).fill(text);
  await answer('确定', 'OK');
  await button('生成数据', 'Make the tests').click();
  await page.getByText(said('全部 31 个测试点已生成', 'All 31 tests are made')).waitFor({ timeout: 60_000 });
  await button('用作测试数据', 'Use as test data').click();
  await answer('用作测试数据', 'Use as test data');
  await page.getByText(said('已是当前测试数据', 'These are the test data')).waitFor();

  await link('标程与验证', 'Solutions and verification').click();
  await button('运行验证', 'Run all').click();
  await page.getByText(said('全部符合预期', 'Everything as expected')).waitFor({ timeout: 60_000 });
  for (const [zh, en] of [
    ['输入校验器测试', 'Tests of the validators'],
    ['校验器测试', 'Tests of the checker'],
  ] as const)
    await page.getByRole('heading', { name: said(zh, en), exact: true }).waitFor();

  // published, for readers of the other language as well
  await link('编辑题目', 'Edit the problem').click();
  await page.locator('label').getByText(said('公开', 'Public'), { exact: true }).click();
  await button('保存', 'Save').click();
  await page.getByText(said('没有未保存的修改', 'Everything is saved')).waitFor();
  const reader = await visit(browser, { ...how, lang: how.lang === 'zh' ? 'en' : 'zh' });
  await reader.goto(`/problem/${id}`);
  await reader.page.getByRole('heading', { name: how.lang === 'zh' ? 'Sum' : '求和' }).waitFor();
  expect([...troubles, ...reader.troubles]).toEqual([]);
  await context.close();
  await reader.context.close();
});

test('NOTE-1 NOTE-2 NOTE-7 a tutorial is written, priced, approved, bought and read; a note is kept', async () => {
  const title = `Adding without overflow ${RUN}`;
  const author = await visit(browser, { lang: 'en', width: 1440 });
  await logInTo(author.context, await importPerson(root, `writer-${RUN}`));
  await author.goto('/problem/1002');
  await author.page.getByRole('tab', { name: 'Tutorials' }).click();
  await author.page.getByRole('button', { name: 'Write a tutorial' }).click();
  const form = author.page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Title/ }).fill(title);
  await form.getByRole('textbox', { name: /^Text/ }).fill('Take **64 bits**, as $2 \\cdot 10^9$ needs them.');
  await form.getByRole('textbox', { name: /^Price/ }).fill('2');
  await form.getByRole('button', { name: 'Save' }).click();
  await author.page.getByText('Reviewing', { exact: true }).waitFor();

  const desk = await visit(browser, { lang: 'en', width: 1440 });
  await logInTo(desk.context, root);
  await desk.goto(`/admin/user-tutorial/apply?keyword=${RUN}`);
  await desk.page.getByRole('button', { name: new RegExp(title) }).waitFor();
  await desk.page.keyboard.press('j');
  await desk.page.getByRole('heading', { name: title }).waitFor();
  await desk.page.keyboard.press('p');
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
  await desk.page.getByText('No application matches').waitFor();

  const buyer = `buyer-${RUN}`;
  const reader = await visit(browser, { lang: 'zh', width: 390, height: 844 });
  await logInTo(reader.context, await importPerson(root, buyer));
  const coins = { username: buyer, delta: 5, note: 'To read', key: crypto.randomUUID() };
  await call('POST', 'admin/coin', { token: root.token, body: coins });
  await reader.goto('/problem/1002');
  await reader.page.getByRole('tab', { name: '题解' }).click();
  await reader.page.getByRole('button', { name: `购买题解“${title}”` }).click();
  await reader.page.getByRole('dialog').getByRole('button', { name: '购买' }).click();
  await reader.page.getByText('64 bits').waitFor();

  await reader.page.getByRole('tab', { name: '笔记' }).click();
  await reader.page.getByRole('button', { name: '写笔记' }).click();
  const note = reader.page.getByRole('dialog');
  await note.getByRole('textbox', { name: /^标题/ }).fill(`溢出 ${RUN}`);
  await note.getByRole('textbox', { name: /^内容/ }).fill('用 `long long`。');
  await note.getByRole('button', { name: '保存' }).click();
  await reader.goto('/notebook');
  await reader.page.getByRole('heading', { name: `溢出 ${RUN}` }).waitFor();
  expect([...author.troubles, ...desk.troubles, ...reader.troubles]).toEqual([]);
});
