import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');/gm;
const LENGTH = 4;
/** Classes of these names are no variables, and stand in the table alone. */
const RESERVED =
  /\.(?:case|catch|class|const|default|delete|do|else|enum|export|for|function|if|import|in|new|package|public|private|return|static|switch|this|throw|try|typeof|var|void|while|with|yield)\b/;

/**
 * Gives classes and animations the names that they have in the built app: a word for their file and a number within, as short as it goes, since
 * every page loads hundreds of them. The number is that of the asking; the bundler asks for a file's names in the order in which they stand.
 * Two files of one word are refused.
 * @param root of the app; the word is of a file's path from there
 */
export function nameClasses(root: string) {
  const files = new Map<string, { file: string; numbers: Map<string, number> }>();
  return (name: string, path: string): string => {
    const file = relative(root, path.replace(/\?.*$/, ''));
    const word = createHash('sha256').update(file).digest('base64url').replace(/[\W_]/g, '').slice(0, LENGTH);
    const known = files.get(word) ?? { file, numbers: new Map<string, number>() };
    if (known.file !== file)
      throw new Error(`classes of ${file} would be called as those of ${known.file}: rename a file`);
    files.set(word, known);
    const number = known.numbers.get(name) ?? known.numbers.size;
    known.numbers.set(name, number);
    // no class begins with a figure
    return `_${word}${number.toString(36)}`;
  };
}

/**
 * Source whose names of classes stand where they are used: `styles.row` of a namespace is a constant, of an object it is a table that comes
 * along whole. Where more is done with the object it stays one.
 */
export const withNamedClasses = (code: string): string =>
  code.replace(IMPORT, (line, name: string, file: string) => {
    const uses = [
      ...code.matchAll(new RegExp(`(?<![\\w'-])(?<!(?<!\\.\\.)\\.)${name}\\b(?:\\.[A-Za-z_]\\w*\\b)?`, 'g')),
    ].map(([use]) => use);
    const others = uses.filter((use) => use === name || RESERVED.test(use));
    // the import itself
    return others.length === 1 ? `import * as ${name} from ${file};` : line;
  });

const SHEET = /\.module\.css$/;

/** Puts the names of classes where they are used; a sheet is sent along though nothing is left of its names. Refuses classes that no sheet has. */
export const classesInPlace = (): Plugin[] => [
  {
    name: 'assay:classes-in-place',
    apply: 'build',
    enforce: 'pre',
    onLog(_level, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED') this.error(message);
    },
    transform: (code, id) =>
      /\/src\/.*\.tsx?$/.test(id) && code.includes('.module.css') ? { code: withNamedClasses(code), map: null } : null,
  },
  {
    name: 'assay:sheets-stay',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => (SHEET.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
  },
];
