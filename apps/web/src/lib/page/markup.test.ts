import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
/** Every way in which a text becomes elements, or a page of its own. */
const MAKES_MARKUP =
  /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|srcDoc|srcdoc|DOMParser|setHTMLUnsafe)\b|document\.write/;

/**
 * Whoever writes a text, and in whatever page it stands: either React shows it as text, or `<Markdown>` makes it harmless. What is set as
 * markup besides comes from highlighters and KaTeX, which escape what they colour and set; the corpus is for tests. Of a workbook's XML
 * texts alone are taken.
 */
const MODULES = [
  'features/markdown/corpus.ts',
  'features/markdown/drawn/markdown-text.tsx',
  'features/markdown/formulas/show-formulas.ts',
  'features/markdown/highlight.ts',
  'features/submissions/detail/code-view.tsx',
  'lib/browser-entities.ts',
  'lib/files/read-xlsx.ts',
];

test('T-XSS-1 texts become markup in these modules alone', () => {
  const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^testing\//.test(path))
    .filter((path) => MAKES_MARKUP.test(readFileSync(join(SOURCES, path), 'utf8')));
  expect(found.toSorted()).toEqual(MODULES);
});
