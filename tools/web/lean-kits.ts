import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** `Menu.Search = MenuSearch;` at the end of a part of Mantine: what hangs there comes along, whether somebody uses it or not. */
const HUNG = /^([A-Z]\w*)\.(displayName|[A-Z]\w*) = (?:\w+|"[^"]*");\n/gm;
const USED = /\b([A-Z]\w*)\.(\w+)\b/g;
const PART = /\/@mantine\/core\/esm\/components\/.*\.mjs$/;
const OWN_ID = /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;
const REACT = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const SIGNAL = /(\w+Exception) = Error\((\w+\(\d+\))\)/g;
const ICON = /\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/;

/** What code says of the parts of a kit, as `Menu.Item`, besides hanging it there. */
export const usedIn = (code: string): string[] =>
  [...code.replace(HUNG, '').matchAll(USED)].map(([, part, name]) => `${part}.${name}`);

/** The code of a part of Mantine without what nobody uses of it. */
export const withoutUnused = (code: string, used: ReadonlySet<string>): string =>
  code.replace(HUNG, (line, part: string, name: string) => (used.has(`${part}.${name}`) ? line : ''));

/**
 * The code of an icon without what says nothing: the size that all of them have, and names for its lines, which React asks for only while
 * somebody develops.
 */
export const withoutKeys = (code: string): string =>
  code.replace(/, key: "\w+"(?= \})/g, '').replace(/^ {2}size: 24,\n/m, '');

/**
 * The kit's `useId`, which gives an element React's name for it and then, once it stands, another one: for a React that is older than ours.
 * Every page with a field would be worked out a second time before it is painted for the first.
 */
export const STEADY_ID = `import { useId } from "react";
const useSteadyId = (given) => {
  const own = useId();
  return typeof given === "string" ? given : "mantine-" + own;
};
export { useSteadyId as useId };
`;

/**
 * The code of React with the errors that it only signals by, to itself, made without a record of where: where something watches the page
 * (a profiler, a developer's tools), the engine reads the whole file a second time for that, and nothing else runs meanwhile.
 */
export const withoutTraces = (code: string): string =>
  code.replace(SIGNAL, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');

function* sourcesBelow(folder: string, end: RegExp): Generator<string> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (end.test(file)) yield readFileSync(join(folder, file), 'utf8');
}

/** Leaves out of the kits whatever comes with their parts and is never used or never wanted. Only where the app is built. */
export function leanKits(source: string): Plugin {
  const used = new Set<string>();
  return {
    name: 'assay:lean-kits',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      if (used.size > 0) return;
      const kit = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.layer.css'));
      for (const [folder, end] of [
        [source, /(?<!\.test)\.tsx?$/],
        [join(kit, 'esm'), /\.mjs$/],
      ] as const)
        for (const code of sourcesBelow(folder, end)) for (const name of usedIn(code)) used.add(name);
    },
    transform(code, id) {
      if (OWN_ID.test(id)) return { code: STEADY_ID, map: null };
      if (REACT.test(id)) return { code: withoutTraces(code), map: null };
      if (PART.test(id)) return { code: withoutUnused(code, used), map: null };
      return ICON.test(id) ? { code: withoutKeys(code), map: null } : null;
    },
  };
}
