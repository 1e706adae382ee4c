import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER, WHOLE_BROWSER } from '../../tools/test/browser.ts';
import { spreadOf } from './measure.ts';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
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

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: BROWSER, env: WHOLE_BROWSER, args: FLAGS });

/** From now on the page counts how long its frames take. */
export const watchFrames = (page: Page): Promise<unknown> => page.evaluate(WATCH_FRAMES);

/** The frames since then, in words, and how many in a hundred came late. */
export async function framesOf(page: Page): Promise<{ words: string; latePercent: number }> {
  const frames = await page.evaluate(() => (window as unknown as { frames_: number[] }).frames_.slice(1));
  const total = frames.reduce((sum, ms) => sum + ms, 0);
  const { p50, p95, max } = spreadOf(frames);
  return {
    words:
      `${frames.length} frames in ${(total / 1000).toFixed(1)} s: ${((frames.length / total) * 1000).toFixed(1)} a second; ` +
      `ms p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, max ${max.toFixed(0)}`,
    latePercent: (frames.filter((ms) => ms > LATE_MS).length / frames.length) * 100,
  };
}
