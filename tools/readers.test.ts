import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReaderBounds, readersKnown, UNITS } from '@assay/contract/readers/bounded.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What parses text, markup, archives or pictures that people send, by the name it is imported under. */
const LIBRARIES =
  /from '(?:yaml|sax|htmlparser2|yauzl|markdown-it|katex|sharp|@fastify\/busboy)'|new DecompressionStream/;

/** Files that use such a library for what a declared reader has let in, or that read nothing of strangers. */
const WITHIN: Readonly<Record<string, string>> = {
  'apps/server/src/domains/files/pictures.ts': 'pictures that the site made itself',
  'apps/server/src/seed/external.ts': 'draws the pictures of the demo itself',
  'apps/server/src/seed/home.ts': 'draws the pictures of the demo itself',
  'apps/server/src/seed/rewards.ts': 'draws the pictures of the demo itself',
  'apps/web/src/lib/files/read-zip-entry.ts': 'in the browser of whoever chose the file',
  'apps/web/src/features/markdown/drawn/harmless-html.ts': 'HTML that Markdown made, in the thread that draws pages',
  'apps/web/src/features/markdown/typeset.ts': 'in the browser, formulas within the bounds of Formulas',
  'packages/formats/src/archive/open-archive.ts': 'Zip directories',
  'packages/formats/src/archive/unpack.ts': 'Zip directories',
  'packages/formats/src/icpc/write/arguments.ts': 'writes',
  'packages/formats/src/icpc/write/cases.ts': 'writes',
  'packages/formats/src/icpc/write/programs.ts': 'writes',
  'packages/formats/src/icpc/write/write-icpc.ts': 'writes',
  'packages/formats/src/yaml/nesting.ts': 'YAML',
  'packages/markdown/src/display-formula.ts': 'Markdown',
  'packages/markdown/src/katex-options.ts': 'Formulas',
  'packages/markdown/src/math.ts': 'Markdown',
  'packages/markdown/src/missing-files.ts': 'Markdown',
};

const DECLARES = /from '[^']*(?:readers\/bounded|readers\/job)\.ts'[\s\S]*\b(?:declareBounds|bounded|defineJob)\(/;
const HOME = ['packages/contract/src/readers/bounded.ts', 'apps/server/src/platform/readers/job.ts'];

const sources = execFileSync('git', ['ls-files', 'apps/*.ts', 'apps/*.tsx', 'packages/*.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !/\.test\.tsx?$|\/testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const declaring = sources.flatMap(({ path, text }) => (DECLARES.test(text) && !HOME.includes(path) ? [path] : []));
await Promise.all(declaring.map((path) => import(join(root, path))));
const readers = readersKnown();

const amount = ({ max, unit }: ReaderBounds['input']) => `${max.toLocaleString('en')} ${UNITS[unit].en}`;
const row = ({ reader, where, input, parts, time }: ReaderBounds) =>
  `| ${reader.en} | ${amount(input)} | ${parts ? amount(parts) : '–'} | ${time === 'linear' ? 'linear' : `ended after ${time / 1000} s`} | \`${where}\` |`;

const page = `# Readers of what people send

Whatever people send is hostile: every reader has a bound on its input, on what it may find in there, and on time. \`linear\`: it takes
its time from the length alone; for texts that nest or repeat (YAML, TSV, XML, JSON, Markdown, HTML, LaTeX, names, answers, code templates) and for
directories of archives a test doubles hostile ones and refuses growth beyond n·log n. Otherwise it runs in a thread that is ended (or stops by itself) after that time;
such threads have a limit of memory and a lower priority, two read files (one at a time for each person, eight wait), one plans exports, one renders texts, one compares programs.
A reader names its bounds where it is written (\`bounded\`, \`declareBounds\`, \`defineJob\`); this page is printed from them.

| Reader | Input | Parts | Time | Where |
|---|---|---|---|---|
${readers.map(row).join('\n')}
`;

test('the page lists every reader with its bounds (npx vitest run tools/readers.test.ts -u prints it)', async () => {
  await expect(page).toMatchFileSnapshot('../docs/readers.md');
});

test('every declaration names its own file', () => {
  expect([...new Set(readers.map(({ where }) => where))].sort()).toEqual(declaring.sort());
});

test('what parses stands in a reader with bounds', () => {
  const parsing = sources.flatMap(({ path, text }) => (LIBRARIES.test(text) ? [path] : []));
  expect(parsing.length).toBeGreaterThan(10);
  expect(parsing.filter((path) => !declaring.includes(path) && !(path in WITHIN))).toEqual([]);
  expect(Object.keys(WITHIN).filter((path) => !parsing.includes(path))).toEqual([]);
});

test.each([
  ['sax', ['packages/formats/src/xml/xml-events.ts']],
  [
    'htmlparser2',
    [
      'apps/web/src/features/markdown/drawn/harmless-html.ts',
      'packages/formats/src/markdown/html-to-markdown.ts',
      'packages/remote-sites/src/page/html.ts',
    ],
  ],
])('%s reads in one place for each promise (docs/decisions/markup-parsers.md)', (name, places) => {
  expect(sources.flatMap(({ path, text }) => (text.includes(`from '${name}'`) ? [path] : []))).toEqual(places);
});
