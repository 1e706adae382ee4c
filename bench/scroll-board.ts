import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { framesOf, openBrowser, watchFrames } from './measure/frames.ts';
import { openField, ROOT_UID } from './sites/contest-field.ts';

/**
 * The scroll board of a contest that is over and sealed, played by itself at its fastest in a browser on the same machine.
 * Wants the web application built, as `npm start` does.
 */
const CONTESTANTS = 500;
const PLAYED_MS = 30_000;
const CID = 1;

const field = await openField({
  contestants: CONTESTANTS,
  problems: 13,
  submissions: 10_000,
  hoursIn: 5.1,
  webDir: fileURLToPath(new URL('../apps/web/dist', import.meta.url)),
});
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const token = await field.tokenOf(ROOT_UID);
  const user = JSON.stringify({ uid: ROOT_UID, username: 'boss', roleList: ['root'] });
  await page.addInitScript(
    ([kept, info]) => {
      localStorage.setItem('token', kept!);
      localStorage.setItem('userInfo', info!);
    },
    [token, user] as const,
  );
  await page.goto(`${field.url}/scrollBoard?cid=${CID}&l=en`);
  const press = (name: string) => page.getByRole('button', { name }).click({ force: true });
  await page.getByRole('button', { name: 'Automatic' }).waitFor({ state: 'attached' });
  for (let step = 0; step < 5; step++) await press('Faster');
  await press('Automatic');
  await watchFrames(page);
  await sleep(PLAYED_MS);
  const { words, latePercent } = await framesOf(page);
  console.log(
    `${CONTESTANTS} rows, ${words}; ${latePercent.toFixed(1)} % late; ` +
      `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]!.toFixed(1)}, Node ${process.version}`,
  );
} finally {
  await browser.close();
  await field.close();
}
