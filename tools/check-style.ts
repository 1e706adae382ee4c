import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Where sizes and colours are written down. */
const TOKENS = /^apps\/web\/src\/ui\/theme\//;
/** Boards scale their letters with the room they have, and are shown on walls: they have palettes of their own. */
const BOARDS = /^apps\/web\/src\/features\/(boards|contests\/scroll-board)\//;
/** Colours as data: the themes of the code editor, colours that follow from a name, and what people choose for tags, levels, balloons. */
const CHOSEN = new Set([
  'apps/web/src/features/editor/named-themes.ts',
  'apps/web/src/features/editor/page-theme.ts',
  'apps/web/src/pages/admin/catalog/difficulties.tsx',
  'apps/web/src/features/accounts/settings/theme-dialog.tsx',
  'apps/web/src/features/accounts/admin/user-form.tsx',
  'apps/web/src/features/contests/admin/award-rows.tsx',
  'apps/web/src/features/contests/ink-on.ts',
  'apps/web/src/ui/people/user-avatar.tsx',
]);

const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi;
/** Relative to the text around them (`em`, `%`) sizes stay on the scale that it has. */
const SIZE = /\bfont(?:-size)?: *(?:[\w-]+ +)?[\d.]+(?:px|rem|pt|vw|vh)/g;

/** What a style sheet or component writes by hand that a token says: colours, sizes of letters. */
export function refuseRawStyle(path: string, source: string): string[] {
  if (TOKENS.test(path) || BOARDS.test(path)) return [];
  const isSheet = path.endsWith('.css');
  if (!isSheet && CHOSEN.has(path)) return [];
  const written = isSheet ? source.replace(/\/\*[\s\S]*?\*\//g, '') : stringsOf(source);
  const found = [...written.matchAll(COLOR), ...(isSheet ? written.matchAll(SIZE) : [])].map(([raw]) => raw);
  return [...new Set(found)].map((raw) => `${path}: ${raw} is not a token (apps/web/src/ui/theme/tokens.css)`);
}

/** In code a colour is a string of its own; anything longer is a sentence or an address. */
const stringsOf = (source: string) =>
  [
    ...source.matchAll(
      /(['"`])(#[0-9a-f]{3}(?:[0-9a-f]{3}(?:[0-9a-f]{2})?)?|(?:rgba?|hsla?|light-dark)\([^'"`]*\))\1/gi,
    ),
  ]
    .map(([, , color]) => color)
    .join('\n');

/** Raw styles in the web application, tests aside. */
export function findRawStyles(): string[] {
  const listed = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      'apps/web/src/*.css',
      'apps/web/src/*.ts',
      'apps/web/src/*.tsx',
    ],
    { encoding: 'utf8' },
  );
  const files = listed.split('\n').filter((path) => path !== '' && existsSync(path));
  return files
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .flatMap((path) => refuseRawStyle(path, readFileSync(path, 'utf8')));
}
