import { setTimeout as sleep } from 'node:timers/promises';
import { framesOf, openBrowser, watchFrames } from '../measure/frames.ts';
import { CID } from './cid.ts';
import { hold, type Stand } from './parts.ts';

const WHEEL_PX = 120;
const WHEELS = 300;
const WHEEL_MS = 16;

/** The outside board in a browser, all rows: frames while it is scrolled, and what it loads for that. */
export async function measureScroll({ site, options }: Stand): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://127.0.0.1:${site.nodes[0]!.port}/contest/acm-scoreboard/${CID}?limit=0`);
    const table = page.locator('main table');
    await table.locator('tbody tr').nth(10).waitFor();
    await page.waitForLoadState('networkidle');
    await table.hover();
    let asked = 0;
    page.on('request', () => {
      asked += 1;
    });
    await watchFrames(page);
    for (let wheel = 0; wheel < WHEELS; wheel++) {
      await page.mouse.wheel(0, WHEEL_PX);
      await sleep(WHEEL_MS);
    }
    // Rows are asked for where the reader stops.
    await page.waitForLoadState('networkidle');
    await sleep(1000);
    const { words, latePercent } = await framesOf(page);
    const { drawn, lastRow } = await page.evaluate(() => ({
      drawn: document.querySelectorAll('main tbody tr').length,
      lastRow: document.querySelector('main tbody tr:last-of-type')?.previousElementSibling?.textContent?.slice(0, 40),
    }));
    console.log(
      `${options.contestants} rows, ${words}; ${drawn} rows drawn, ${asked} requests, at the end: ${lastRow}`,
    );
    hold('frames that came late', latePercent, 5, '%');
    hold('rows drawn', drawn, 200, '');
  } finally {
    await browser.close();
  }
}
