import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[] }[];
}

/** What of axe is used here; it stands in the page. */
interface Axe {
  configure(spec: { noHtml: boolean; rules: { id: string; enabled: boolean }[] }): void;
  run(context: Document, options: object): Promise<{ violations: Violation[] }>;
  _audit: { rules: { id: string; impact?: string }[] };
}
declare global {
  interface Window {
    axe?: Axe;
  }
}

/** Puts axe into a page, without what cannot come to anything here: rules whose every finding is minor or moderate, and the markup of what it looked at. */
async function enter(page: Page): Promise<void> {
  await page.evaluate(AXE);
  await page.evaluate(() => {
    const axe = window.axe!;
    const slight = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
    axe.configure({ noHtml: true, rules: slight.map(({ id }) => ({ id, enabled: false })) });
  });
}

/** What axe finds serious or critical in a page as it stands: the rule and the first places that break it. */
export async function seriousFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await enter(page);
  const violations = await page.evaluate(async () => {
    // Style sheets and media loaded anew are for rules that ask about turned screens and sound: twice the time, and there is neither.
    const options = { resultTypes: ['violations'], preload: false };
    const { violations: found } = await window.axe!.run(document, options);
    return found;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map((node) => node.target.join(' '));
      return `${id} at ${places.join(' | ')}`;
    });
}
