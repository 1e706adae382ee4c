import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { printVariables, printWidthClasses } from '../../apps/web/src/ui/theme/variables.ts';

/** What `main.tsx` imports: what all parts of Mantine stand on. */
const BASE = 'virtual:mantine.css';
/** What follows from the site's own theme. */
const THEME = 'virtual:theme.css';
const PART = /^virtual:mantine-(\w+)\.css$/;
/** The names of a part's classes, which come with the part wherever it goes. */
const CLASSES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;
/** What the provider imports and does not draw, as {@link THEME} says the same: it would work that out in every browser. */
const WORKED_OUT = /\/@mantine\/core\/esm\/core\/MantineProvider\/(MantineCssVariables|MantineClasses)\/\1\.mjs$/;
const workedOut = (name: string) => `export const ${name} = () => null;`;
/** The last one is part of next to every page, and too small for a file. */
const GLOBAL = ['baseline', 'default-css-variables', 'global', 'Stack'];

const WHOLE = createRequire(import.meta.url).resolve('@mantine/core/styles.layer.css');
const sheetOf = (part: string) => readFileSync(join(dirname(WHOLE), 'styles', `${part}.layer.css`), 'utf8');

/** Later parts build upon earlier ones, so each has a layer of its own within Mantine's: whichever is loaded first. */
export const inOwnLayer = (part: string, sheet: string): string =>
  sheet.replace(/@layer mantine\b/g, `@layer mantine.${part}`);

/** The parts in the order in which the whole sheet has them, told by the first class of each. */
export function orderOf(whole: string, sheets: ReadonlyMap<string, string>): string[] {
  const places = [...sheets].map(([part, sheet]) => {
    const own = /\.m_[0-9a-f]+/.exec(sheet)?.[0];
    const at = own === undefined ? -1 : whole.indexOf(own);
    if (at < 0) throw new Error(`the sheet of Mantine's ${part} is not in the whole`);
    return { part, at };
  });
  return places.sort((a, b) => a.at - b.at).map(({ part }) => part);
}

function printBase(): string {
  const parts = readdirSync(join(dirname(WHOLE), 'styles'))
    .filter((name) => name.endsWith('.layer.css'))
    .map((name) => basename(name, '.layer.css'));
  const own = parts.filter((part) => !GLOBAL.includes(part));
  const order = orderOf(readFileSync(WHOLE, 'utf8'), new Map(own.map((part) => [part, sheetOf(part)])));
  const layers = [...GLOBAL, ...order].map((part) => `mantine.${part}`);
  return [`@layer ${layers.join(', ')};`, ...GLOBAL.map((part) => inOwnLayer(part, sheetOf(part)))].join('\n');
}

/**
 * Sends the style sheet of each part of Mantine along with the part's code, so that a page has those of what it shows: the
 * whole sheet is ten times as much. While developing, where packages come as one, it is the whole.
 */
export function mantineStyles(): Plugin {
  let isBuild = false;
  return {
    name: 'assay:mantine-styles',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === BASE || id === THEME || PART.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${BASE}`) return isBuild ? printBase() : readFileSync(WHOLE, 'utf8');
      if (id === `\0${THEME}`) return `${printVariables(null, false)}\n${printWidthClasses()}`;
      if (isBuild && WORKED_OUT.test(id)) return workedOut(WORKED_OUT.exec(id)![1]!);
      const part = PART.exec(id.slice(1))?.[1];
      return part && id.startsWith('\0') ? inOwnLayer(part, sheetOf(part)) : null;
    },
    transform(code, id) {
      const part = isBuild ? CLASSES.exec(id)?.[1] : undefined;
      return part && !GLOBAL.includes(part)
        ? { code: `import 'virtual:mantine-${part}.css';\n${code}`, map: null }
        : null;
    },
  };
}
