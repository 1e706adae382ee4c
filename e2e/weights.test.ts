import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PrintedScreen } from '../tools/print-screens.ts';
import { findGrowth, readWeights, WEIGHTS, weighScreens } from '../tools/web/weigh.ts';

test('no screen loads much more than when its weight was printed', () => {
  expect(findGrowth(readWeights(readFileSync(WEIGHTS, 'utf8')), weighScreens())).toEqual([]);
});

test('a visitor of home asks for few files beside the pictures that the site shows there', () => {
  const shell = readFileSync('apps/web/dist/index.html', 'utf8');
  const screens = JSON.parse(readFileSync('apps/web/dist/screens.json', 'utf8')) as PrintedScreen[];
  const home = screens.find(({ name }) => name === 'Home')!;
  // the page, the icon, the font
  const others = 3;
  const styles = home.joined === null ? home.styles.length : 1;
  const scripts = new Set([...shell.matchAll(/\/assets\/([\w.-]+\.js)"/g)].map(([, file]) => file)).size;
  expect(others + styles + scripts + home.scripts.length + home.late.length).toBeLessThanOrEqual(17);
});
