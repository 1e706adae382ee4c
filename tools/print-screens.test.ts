import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREENS } from '../apps/web/src/lib/screens/screens.ts';
import { type Chunk, pagesIn, patternOf, printScreens } from './print-screens.ts';

const TABLES = Object.fromEntries(
  ['public', 'contests', 'more', 'groups', 'admin']
    .map((name) => `pages-${name}.ts`)
    .map((file) => [file, readFileSync(new URL(`../apps/web/src/${file}`, import.meta.url), 'utf8')]),
);
const PAGES = new Map(Object.values(TABLES).flatMap((table) => [...pagesIn(table)]));

const chunk = (fileName: string, imports: string[], modules: string[], isEntry = false): Chunk => ({
  type: 'chunk',
  fileName,
  isEntry,
  imports,
  moduleIds: modules.map((module) => `/x/apps/web/src/${module}`),
  viteMetadata: { importedCss: new Set([`${fileName}.css`]) },
});

it('finds the page of every built screen in the table of routes', () => {
  const built = SCREENS.filter(({ open }) => !open).map(({ name }) => name);
  expect([...PAGES.keys()].sort()).toEqual([...built].sort());
});

it.each([
  ['/problem/$problemID', '/problem/P-1', { problemID: 'P-1' }],
  ['/problem/$problemID', '/problem/1000/', { problemID: '1000' }],
  ['/contest/$contestID', '/contest/12', { contestID: '12' }],
  ['/contest/$contestID', '/contest/abc', null],
  ['/contest/$contestID', '/contest/0', null],
  ['/home', '/home/x', null],
])('%s holds %s: %j', (path, address, params) => {
  const found = new RegExp(patternOf(path)).exec(address);
  expect(found && { ...found.groups }).toEqual(params && { ...params });
});

it('names what a page loads besides what is there already, fixed addresses first', () => {
  const pages = [...new Set([...PAGES.values()].map(([page]) => page!))];
  const printed = printScreens(
    TABLES,
    [
      chunk('entry.js', ['react.js'], ['main.tsx'], true),
      chunk('react.js', [], []),
      chunk('pages.js', ['part.js', 'react.js'], pages),
      chunk('part.js', [], ['features/markdown/markdown-text.tsx']),
      ...['contests', 'more', 'groups', 'admin'].map((name) => chunk(`${name}-table.js`, [], [`pages-${name}.ts`])),
      chunk('group.js', ['part.js'], ['pages/groups/group-admin.tsx']),
      chunk('admin.js', [], ['app/admin/admin-shell.tsx']),
      chunk('texts.js', ['part.js', 'safe.js'], ['features/markdown/render.ts']),
      chunk('safe.js', [], []),
    ],
    {
      join: (styles) => styles.join('+'),
      importersOf: (id) => {
        if (id.endsWith('/markdown-text.tsx')) return [id.replace(/features.*/, 'cards.tsx')];
        // a circle ends
        return id.endsWith('/cards.tsx') ? [id.replace('cards.tsx', 'pages/home/home.tsx'), id] : [];
      },
    },
  );
  const scriptsOf = (wanted: string) => printed.find(({ name }) => name === wanted)?.scripts;
  expect(printed.find(({ name }) => name === 'Home')).toEqual({
    name: 'Home',
    pattern: '^/home/?$',
    title: { zh: '首页', en: 'Home' },
    isPublic: true,
    scripts: ['/pages.js', '/part.js'],
    styles: ['/entry.js.css', '/react.js.css', '/pages.js.css', '/part.js.css'],
    joined: '/entry.js.css+react.js.css+pages.js.css+part.js.css',
    late: ['/texts.js', '/safe.js'],
  });
  expect(printed.find(({ name }) => name === 'ProblemList')?.late).toEqual([]);
  const joinedOf = (wanted: string) => printed.find(({ name }) => name === wanted)?.joined;
  expect([joinedOf('ProblemList'), joinedOf('AdminDashboard')]).toEqual(['/pages.js.css+part.js.css', null]);
  expect(scriptsOf('AdminDashboard')).toEqual(['/pages.js', '/admin-table.js', '/admin.js', '/part.js']);
  expect(scriptsOf('GroupProblemEdit')).toEqual(['/pages.js', '/group.js', '/groups-table.js', '/part.js']);
  expect(scriptsOf('MyProblemEdit')).toEqual(['/pages.js', '/more-table.js', '/part.js']);
  const at = printed.filter(({ pattern }) => new RegExp(pattern).test('/contest/acm-scoreboard/7'));
  expect(at[0]?.name).toBe('ACMScoreBoard');
  expect(() =>
    printScreens(TABLES, [chunk('entry.js', [], ['main.tsx'], true)], { join: String, importersOf: () => [] }),
  ).toThrow('no page of the screen Home');
});
