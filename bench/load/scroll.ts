import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { spreadOf } from '../measure.ts';
import { CID } from './cid.ts';
import { hold, type Stand } from './parts.ts';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const WHEEL_PX = 120;
const WHEELS = 300;
const WHEEL_MS = 16;
/** A frame of a screen with 60 a second, and a half: the next one came too late. */
const LATE_MS = 25;

/** Text, because functions of this file are not what they were once they are compiled. */
const WATCH_FRAMES = `
  window.frames_ = [];
  let before = performance.now();
  requestAnimationFrame(function next(now) {
    window.frames_.push(now - before);
    before = now;
    requestAnimationFrame(next);
  });`;

/** The outside board in a browser, all rows: frames while it is scrolled, and what it loads for that. */
export async function measureScroll({ site, wishes }: Stand): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
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
    await page.evaluate(WATCH_FRAMES);
    for (let wheel = 0; wheel < WHEELS; wheel++) {
      await page.mouse.wheel(0, WHEEL_PX);
      await sleep(WHEEL_MS);
    }
    // Rows are asked for where the reader stops.
    await page.waitForLoadState('networkidle');
    await sleep(1000);
    const { frames, drawn, lastRow } = await page.evaluate(() => ({
      frames: (window as unknown as { frames_: number[] }).frames_.slice(1),
      drawn: document.querySelectorAll('main tbody tr').length,
      lastRow: document.querySelector('main tbody tr:last-of-type')?.previousElementSibling?.textContent?.slice(0, 40),
    }));
    const total = frames.reduce((sum, ms) => sum + ms, 0);
    const { p50, p95, max } = spreadOf(frames);
    console.log(
      `${wishes.contestants} rows, ${frames.length} frames in ${(total / 1000).toFixed(1)} s: ` +
        `${((frames.length / total) * 1000).toFixed(1)} a second; ms p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, ` +
        `max ${max.toFixed(0)}; ${drawn} rows drawn, ${asked} requests, at the end: ${lastRow}`,
    );
    const late = frames.filter((ms) => ms > LATE_MS).length;
    hold('frames that came late', (late / frames.length) * 100, 5, '%');
    hold('rows drawn', drawn, 200, '');
  } finally {
    await browser.close();
  }
}
