import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[] }[];
}

/** What axe finds serious or critical in a page as it stands: the rule and the first places that break it. */
export async function seriousFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    // Style sheets and media loaded anew are for rules that ask about turned screens and sound: twice the time, and there is neither.
    const options = { resultTypes: ['violations'], preload: false };
    // @ts-expect-error axe was put into the page above
    const { violations: found } = await window.axe.run(document, options);
    return found as Violation[];
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map((node) => node.target.join(' '));
      return `${id} at ${places.join(' | ')}`;
    });
}
