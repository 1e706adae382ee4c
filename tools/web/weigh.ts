import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrintedScreen } from '../print-screens.ts';

/**
 * What a screen loads before its editor and dialogs, as it is sent: by Brotli, in bytes, without the heads of the answers. What makes written texts
 * harmless is counted for every screen that may show one.
 */
export interface Weight {
  script: number;
  style: number;
}
export type Weights = ReadonlyMap<string, Weight>;

const DIST = 'apps/web/dist';
/** What screens weighed when this was printed last; `npm run weigh` prints it anew. */
export const WEIGHTS = 'docs/weights.txt';
/** More than this is no accident of the compression. */
export const GROWTH_MAX = 1.03;

/** The weight of every screen of the built web app. */
export function weighScreens(dist = DIST): Weights {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const path = join(dist, file);
    // what is too small to be worth it has no compressed copy
    const size = statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
    sizes.set(file, size);
    return size;
  };
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const own = (end: string) =>
    [...page.matchAll(/"(\/(?:assets\/)?[\w.-]+)"/g)].map(([, name]) => name!).filter((name) => name.endsWith(end));
  const screens = JSON.parse(readFileSync(join(dist, 'screens.json'), 'utf8')) as PrintedScreen[];
  return new Map(
    screens
      .filter(({ scripts }) => scripts.length > 0)
      .map(({ name, scripts, styles, late }) => [
        name,
        {
          script: sum([...own('.js'), ...scripts, ...late]),
          style: sum([...own('.css'), ...styles]),
        },
      ]),
  );
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1).padStart(8);

/** One line for each screen: its name, KB of script, KB of style. */
export const printWeights = (weights: Weights): string =>
  [...weights]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { script, style }]) => `${name.padEnd(32)}${kb(script)}${kb(style)}\n`)
    .join('');

/** {@link printWeights} backwards. */
export const readWeights = (printed: string): Weights =>
  new Map(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/))
      .map(([name, script, style]) => [name!, { script: Number(script) * 1024, style: Number(style) * 1024 }]),
  );

/** Screens that weigh more than they did, beyond {@link GROWTH_MAX}. Screens that are new have nothing to be held to. */
export function findGrowth(before: Weights, now: Weights): string[] {
  return [...now].flatMap(([name, weight]) => {
    const was = before.get(name);
    return (['script', 'style'] as const).flatMap((kind) =>
      was && weight[kind] > was[kind] * GROWTH_MAX
        ? [
            `${name}: ${kind} grew from ${kb(was[kind]).trim()} to ${kb(weight[kind]).trim()} KB; load less, or print ${WEIGHTS} anew and say why`,
          ]
        : [],
    );
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(WEIGHTS, printWeights(weighScreens()));
}
