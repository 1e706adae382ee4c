import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { provideToolchains } from '../start/toolchains/toolchains.mjs';
import { BROWSER } from '../test/browser.ts';
import { type Compared, comparisonPage } from './page.ts';
import { PICTURED, type Picture, type PicturedScreen, picturesOf } from './screens.ts';

/**
 * `npm run pictures`: takes the key screens of a running site in both themes at three widths and lays them beside those
 * of the last run in one page, so that a change of a part is seen before it lands.
 */
const FOLDER = join('node_modules', '.cache', 'assay-pictures');
const [NOW, BEFORE] = [join(FOLDER, 'now'), join(FOLDER, 'before')];
const HEIGHT = 900;
/** Longer pages are cut there: the parts below are those above. */
const HEIGHT_MAX = 2400;
/** What moves and fades is over by then. */
const SETTLE_MS = 1000;
/** A page that is not whole by then is taken as it is. */
const WHOLE_MS = 20_000;
/** What stands for something that is not there yet: the page as the server drew it, grey places, a part that is loaded. */
const WAITING = '[data-drawn], .mantine-Skeleton-root, .mantine-Loader-root, [aria-busy="true"]';
const USAGE = `npm run pictures -- [--site http://127.0.0.1:3000] [--lang zh|en] [--only home,problem]
The password of the administrator root stands in ADMIN_PASSWORD.`;

interface Session {
  token: string;
  user: string;
}

async function logIn(site: string, password: string): Promise<Session> {
  const answer = await fetch(`${site}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'root', password }),
  });
  const { msg, data } = (await answer.json()) as { msg: string; data: unknown };
  const token = answer.headers.get('authorization');
  if (!token) throw new Error(`log-in as root: ${msg}`);
  return { token, user: JSON.stringify(data) };
}

/** A profile of its own, so that a visitor's pages know nothing of an administrator's. */
async function openContext(
  browser: Browser,
  site: string,
  lang: string,
  theme: Picture['theme'],
  session: Session | null,
) {
  const context = await browser.newContext({
    baseURL: site,
    locale: lang === 'en' ? 'en-US' : 'zh-CN',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  if (session) {
    await context.addInitScript(
      ([token, user]) => {
        localStorage.setItem('token', token!);
        localStorage.setItem('userInfo', user!);
      },
      [session.token, session.user] as const,
    );
  }
  return context;
}

async function take(context: BrowserContext, { screen, width, fileName }: Picture): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(screen.path);
  await page
    .waitForFunction(
      (waiting) =>
        document.querySelector('h1') !== null &&
        // what is folded away waits until it is opened
        ![...document.querySelectorAll(waiting)].some((one) => one.getBoundingClientRect().height > 0),
      WAITING,
      { timeout: WHOLE_MS },
    )
    .catch(() => console.warn(`${fileName}: something was still waited for`));
  await page.waitForTimeout(SETTLE_MS);
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(full, HEIGHT), HEIGHT_MAX) };
  await page.screenshot({ path: join(NOW, fileName), fullPage: true, clip, animations: 'disabled' });
  await page.close();
}

/** The share of pixels that differ, counted by the browser; 1 where the sizes differ. */
function changedPixels(page: Page, before: Buffer, now: Buffer): Promise<number> {
  const address = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
  return page.evaluate(
    async (addresses) => {
      const [a, b] = await Promise.all(
        addresses.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const drawing = canvas.getContext('2d')!;
          drawing.drawImage(image, 0, 0);
          return drawing.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (a!.width !== b!.width || a!.height !== b!.height) return 1;
      const [was, is] = [new Uint32Array(a!.data.buffer), new Uint32Array(b!.data.buffer)];
      let differing = 0;
      for (let at = 0; at < is.length; at += 1) if (was[at] !== is[at]) differing += 1;
      return differing / is.length;
    },
    [address(before), address(now)],
  );
}

async function compare(page: Page, picture: Picture): Promise<Compared> {
  const before = join(BEFORE, picture.fileName);
  if (!existsSync(before)) return { ...picture, hasBefore: false, changed: 1 };
  const changed = await changedPixels(page, readFileSync(before), readFileSync(join(NOW, picture.fileName)));
  return { ...picture, hasBefore: true, changed };
}

/** What was taken last becomes what is compared against; pictures that are not taken again stay. */
function keepLast(pictures: readonly Picture[]): void {
  mkdirSync(NOW, { recursive: true });
  mkdirSync(BEFORE, { recursive: true });
  for (const { fileName } of pictures) {
    rmSync(join(BEFORE, fileName), { force: true });
    if (existsSync(join(NOW, fileName))) renameSync(join(NOW, fileName), join(BEFORE, fileName));
  }
}

function chosen(only: string | undefined): readonly PicturedScreen[] {
  if (only === undefined) return PICTURED;
  const names = only.split(',');
  const unknown = names.filter((name) => !PICTURED.some((screen) => screen.name === name));
  if (unknown.length > 0)
    throw new Error(`no screen ${unknown.join(', ')}; there are ${PICTURED.map(({ name }) => name).join(', ')}`);
  return PICTURED.filter(({ name }) => names.includes(name));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: 'http://127.0.0.1:3000' },
      lang: { type: 'string', default: 'zh' },
      only: { type: 'string' },
    },
  });
  const password = process.env.ADMIN_PASSWORD;
  if (!password) throw new Error(`ADMIN_PASSWORD is not set.\n${USAGE}`);
  await provideToolchains(['tests'], ['tests']);
  const root = await logIn(values.site, password);
  const pictures = picturesOf(chosen(values.only));
  keepLast(pictures);
  const browser = await chromium.launch({
    executablePath: BROWSER,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const theme of ['light', 'dark'] as const) {
      const contexts = {
        visitor: await openContext(browser, values.site, values.lang, theme, null),
        root: await openContext(browser, values.site, values.lang, theme, root),
      };
      for (const picture of pictures.filter((one) => one.theme === theme))
        await take(contexts[picture.screen.as], picture);
      await Promise.all(Object.values(contexts).map((context) => context.close()));
      console.log(`${theme}: ${pictures.length / 2} pictures`);
    }
    const page = await browser.newPage();
    const compared: Compared[] = [];
    for (const picture of pictures) compared.push(await compare(page, picture));
    writeFileSync(join(FOLDER, 'index.html'), comparisonPage(compared));
    for (const { hasBefore, changed, fileName } of compared) {
      if (hasBefore && changed > 0) console.log(`${(changed * 100).toFixed(2).padStart(6)} %  ${fileName}`);
    }
  } finally {
    await browser.close();
  }
  console.log(`open ${join(FOLDER, 'index.html')}`);
}

await main();
