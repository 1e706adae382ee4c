import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logInAsRoot, registerPerson, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { logInTo } from './screens.ts';

const RUN = Date.now().toString(36).slice(-6);
const NAME = `saver-${RUN}`;
const REWARD = `Badge ${RUN}`;

let browser: Browser;
let root: Session;
let saver: Session;

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  saver = await registerPerson(root, NAME);
  await call('POST', 'admin/reward', { token: root.token, body: { name: REWARD, needAcCoin: 1, num: 1 } });
});
afterAll(() => browser.close());

test('COIN-5 COIN-8 COIN-10 somebody checks in, exchanges the coin, and is handed the reward', async () => {
  const mine = await visit(browser, { lang: 'en' });
  await logInTo(mine.context, saver);
  await mine.goto('/home');
  await mine.page.getByRole('region', { name: 'My day' }).getByRole('button', { name: 'Check in' }).click();
  const dialog = mine.page.getByRole('dialog');
  await dialog.getByRole('figure').waitFor();
  await dialog.getByLabel('Remark').fill('Saving up');
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await mine.page.getByText('Saving up').waitFor();

  await mine.goto('/reward');
  await mine.page.getByRole('button', { name: `Exchange now: ${REWARD}` }).click();
  await mine.page.getByRole('dialog').getByRole('button', { name: 'Exchange now' }).click();
  await mine.page.getByRole('button', { name: `Out of stock: ${REWARD}` }).waitFor();

  const desk = await visit(browser, { lang: 'en' });
  await logInTo(desk.context, root);
  await desk.goto(`/admin/reward/order?username=${NAME}`);
  await desk.page.getByRole('button', { name: `Grant: ${REWARD} for ${NAME}` }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
  await desk.page.getByRole('cell', { name: 'Granted', exact: true }).waitFor();

  await mine.goto('/coins');
  const table = mine.page.getByRole('table', { name: 'AC coin history' });
  await table.getByText(REWARD).waitFor();
  expect(await table.getByRole('row').count()).toBe(3);
  expect([...mine.troubles, ...desk.troubles]).toEqual([]);
});
