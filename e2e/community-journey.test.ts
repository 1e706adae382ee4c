import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { call, logInAsRoot, registerPerson, type Session } from './api.ts';
import { seriousFaults } from './axe.ts';
import { openBrowser, visit } from './browser.ts';
import { logInTo } from './screens.ts';

const RUN = Date.now().toString(36).slice(-6);
const TITLE = `Which heap ${RUN}`;

let browser: Browser;
let root: Session;
let drawer: Session;
beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  drawer = await registerPerson(root, `drawer-${RUN}`);
});
afterAll(() => browser.close());

test('DISC-1 DISC-3 DISC-13 a discussion is begun, liked, commented, reported, hidden, and brought back', async () => {
  const { data: before } = await call('GET', 'admin/switch/info', { token: root.token });
  const settings = { ...(before as object), commentSolvedNeeded: 0 };
  await call('PUT', 'admin/switch/update', { token: root.token, body: settings });
  try {
    const author = await visit(browser, { lang: 'en' });
    await logInTo(author.context, root);
    await author.goto('/discussion');
    await author.page.getByRole('button', { name: 'New discussion' }).click();
    const form = author.page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Title' }).fill(TITLE);
    await form.getByRole('textbox', { name: 'Description' }).fill('Pairing or binary?');
    await form.getByRole('textbox', { name: 'Content' }).fill('Is a **pairing heap** worth it?');
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    await author.page.getByRole('heading', { name: TITLE }).waitFor();
    const address = new URL(author.page.url()).pathname;

    const reader = await visit(browser, { lang: 'en', width: 390, height: 844 });
    await logInTo(reader.context, drawer);
    await reader.goto(address);
    await reader.page.getByRole('button', { name: /^Like/ }).first().click();
    await reader.page.getByRole('textbox', { name: 'Write a comment' }).fill('Rarely, @root.');
    await reader.page.getByRole('button', { name: 'Post', exact: true }).click();
    await reader.page.getByText('Rarely,').waitFor();
    await reader.page.getByRole('button', { name: 'Report' }).first().click();
    const report = reader.page.getByRole('dialog');
    await report.getByRole('checkbox').first().check();
    await report.getByRole('button', { name: 'Report' }).click();
    await reader.page.getByText('Reported; a moderator will look at it').waitFor();

    await author.goto('/admin/discussion');
    await author.page.getByRole('button', { name: `Look at: ${TITLE}` }).click();
    const desk = author.page.getByRole('dialog');
    await desk.getByRole('checkbox', { name: 'Hide' }).check();
    await desk.getByLabel('What the author is told').fill('To be looked at');
    await desk.getByRole('button', { name: 'Decide' }).click();
    await desk.getByRole('button', { name: 'Undo' }).waitFor();
    await reader.goto(address);
    await reader.page.getByText('This discussion does not exist').first().waitFor();
    await desk.getByRole('button', { name: 'Undo' }).click();
    await desk.getByText('undone by root').waitFor();
    await reader.goto(address);
    await reader.page.getByRole('heading', { name: TITLE }).waitFor();
    expect([...author.troubles, ...reader.troubles]).toEqual([]);
  } finally {
    await call('PUT', 'admin/switch/update', { token: root.token, body: before });
  }
});

/** What a script in the frame is refused. */
const forbidden = async () => {
  const tried = (attempt: () => unknown) => {
    try {
      return String(attempt());
    } catch (error) {
      return (error as Error).name;
    }
  };
  return [
    await fetch('/api/get-website-config').then(String, (error: Error) => error.name),
    await fetch('https://example.org/').then(String, (error: Error) => error.name),
    tried(() => document.cookie),
    tried(() => localStorage.length),
    tried(() => window.parent.document),
    String(window.origin),
  ];
};

test('DRAW-1 DRAW-2 DRAW-4 DRAW-5 somebody draws beside a problem, and finds it again', async () => {
  const mine = await visit(browser, { lang: 'en' });
  await logInTo(mine.context, drawer);
  const asked = new Set<string>();
  mine.context.on('request', (request) => asked.add(new URL(request.url()).origin));
  const { page } = mine;
  await mine.goto('/problem/1000');
  expect([...page.frames()].length).toBe(1);
  await page.getByRole('button', { name: 'Drawing board' }).click();
  const dialog = page.getByRole('dialog');
  const board = page.frameLocator('iframe[title="Drawing board"]');
  await board.locator('canvas').first().waitFor();
  // the own window says that it is a frame: nobody hands it the drawing
  await page.evaluate(() => window.postMessage('drawing-ready', '*'));

  const place = (await dialog.locator('iframe').boundingBox())!;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await board
    .getByTitle(/^Rectangle/)
    .first()
    .click();
  await page.mouse.move(x - 80, y - 40);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 50, { steps: 4 });
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/drawing'),
  );
  await page.mouse.up();
  expect((await kept).status()).toBe(200);
  await dialog.getByText('Saved', { exact: true }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a PNG picture' }).click();
  expect((await file).suggestedFilename()).toBe('1000.png');

  const left = async () => (await dialog.boundingBox())!.x;
  const before = await left();
  await dialog.getByRole('button', { name: /^Move the window/ }).press('ArrowRight');
  expect(await left()).toBe(before + 24);
  await dialog.getByRole('button', { name: 'Full screen' }).click();
  expect((await dialog.boundingBox())!.width).toBe(1280);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Drawing board' }).click();
  await board.locator('canvas').first().waitFor();
  const which = dialog.getByLabel('Which drawing');
  await which.selectOption({ label: 'Free drawing' });
  // the other one is stored first, and its board goes
  await expect.poll(() => which.locator('option:checked').innerText()).toBe('Free drawing');
  await board.locator('canvas').first().waitFor();
  const { token } = drawer;
  const { data } = await call('GET', 'drawings', { token });
  const [{ pid }] = data as [{ pid: number }];
  const drawn = await call('GET', `drawing?pid=${pid}`, { token });
  expect(drawn.data).toMatchObject({ rev: 1, scene: { elements: [{ type: 'rectangle' }] } });
  expect([...asked]).toEqual([inject('siteUrl')]);
  expect(mine.troubles).toEqual([]);

  const findBoard = () => page.frames().find((frame) => frame.url().endsWith('/drawing/index.html'));
  await expect.poll(findBoard).toBeTruthy();
  const inside = findBoard()!;
  expect(await inside.evaluate(forbidden)).toEqual([
    ...['TypeError', 'TypeError', 'SecurityError', 'SecurityError', 'SecurityError', 'null'],
  ]);
});
