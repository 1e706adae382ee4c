import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ASSETS = 'apps/web/dist/assets';
/** What the bundler writes for `import … from './x.js'`, and for `import('./x.js')`. */
const FIXED = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const ON_DEMAND = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** What it writes to have the files of a part at once: their numbers in a list of its own. */
const TOGETHER = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\)(?:(?!\bimport\().)*?__vite__mapDeps\(\[([\d,]*)\]\)/gs;
const LIST = /m\.f=(\[[^\]]*\])/;
const HASH = /-[\w-]{6,8}\.js$/;

/**
 * The files, scripts and styles, that only the code editor needs, of all that a built page may load: whatever its side of the page
 * reaches and the page itself does not.
 * @param page name of the page's chunk
 */
export function editorFiles(page: string): ReadonlySet<string> {
  const files = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const named = (...names: string[]) => files.filter((file) => names.includes(file.replace(HASH, '')));
  const importsOf = (file: string, kind: RegExp) =>
    [...readFileSync(join(ASSETS, file), 'utf8').matchAll(kind)].map(([, name]) => name!);
  const stylesWith = (parts: ReadonlySet<string>) =>
    files.flatMap((file) => {
      const text = readFileSync(join(ASSETS, file), 'utf8');
      const list = JSON.parse(LIST.exec(text)?.[1] ?? '[]') as string[];
      return [...text.matchAll(TOGETHER)]
        .filter(([, part]) => parts.has(part!))
        .flatMap(([, , numbers]) => numbers!.split(',').map((number) => basename(list[Number(number)] ?? '')))
        .filter((name) => name.endsWith('.css'));
    });
  const reach = (from: string[], kinds: RegExp[], without: ReadonlySet<string>) => {
    const seen = new Set(from);
    for (const file of seen) {
      for (const name of kinds.flatMap((kind) => importsOf(file, kind))) {
        if (!without.has(name)) seen.add(name);
      }
    }
    return seen;
  };
  const roots = named('index', page, 'render', 'look');
  const editor = named('code-pane');
  if (editor.length === 0 || named(page).length === 0)
    throw new Error(`no chunk "code-pane" or "${page}" in ${ASSETS}`);
  const own = reach(roots, [FIXED], new Set());
  const scripts = reach(editor, [FIXED, ON_DEMAND], own);
  const ownStyles = new Set(stylesWith(own));
  return new Set([...scripts, ...stylesWith(scripts).filter((name) => !ownStyles.has(name))]);
}
