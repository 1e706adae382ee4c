import { describe, expect, test } from 'vitest';
import {
  importsOf,
  refuseComponents,
  refuseImport,
  refuseKindTest,
  refuseKitTwin,
  refuseLength,
  refuseName,
  refuseRawVerdict,
  refuseReload,
  refuseShapes,
  refuseSpreadCall,
  refuseSql,
  refuseUndeclared,
  refuseWidths,
  resolveImport,
} from './check-layout.ts';

test('imports are found in every form', () => {
  const source = [
    "import a from './a.ts';",
    "import { b,\n  c } from '@assay/contract/op.ts';",
    "export type { D } from '../d.ts';",
    "const e = await import('./e.ts');",
  ].join('\n');
  expect(importsOf(source)).toEqual(['./a.ts', '@assay/contract/op.ts', '../d.ts', './e.ts']);
});

test('an import resolves to a path of the repository', () => {
  expect(resolveImport('apps/web/src/pages/a/b.tsx', '../../lib/call.ts')).toBe('apps/web/src/lib/call.ts');
  expect(resolveImport('apps/web/src/main.tsx', '@assay/rules/x/y.ts')).toBe('packages/rules/src/x/y.ts');
  expect(resolveImport('apps/web/src/main.tsx', 'react')).toBeNull();
});

test.each([
  ['rules may use the contract', 'packages/rules/src/a.ts', 'packages/contract/src/op.ts', true],
  ['the contract may not use rules', 'packages/contract/src/op.ts', 'packages/rules/src/a.ts', false],
  ['one app never imports another', 'apps/web/src/lib/a.ts', 'apps/server/src/app.ts', false],
  ['the platform may not use a domain', 'apps/server/src/platform/a.ts', 'apps/server/src/domains/site/b.ts', false],
  [
    'a higher domain may use a lower',
    'apps/server/src/domains/submissions/a.ts',
    'apps/server/src/domains/venues/b.ts',
    true,
  ],
  [
    'a lower domain may not use a higher',
    'apps/server/src/domains/venues/a.ts',
    'apps/server/src/domains/submissions/b.ts',
    false,
  ],
  [
    'a higher feature may use a lower',
    'apps/web/src/features/contests/a.tsx',
    'apps/web/src/features/boards/b.tsx',
    true,
  ],
  [
    'a lower feature may not use a higher',
    'apps/web/src/features/boards/a.tsx',
    'apps/web/src/features/contests/b.tsx',
    false,
  ],
  ['a page may use a feature', 'apps/web/src/pages/a.tsx', 'apps/web/src/features/b.tsx', true],
  ['a feature may not use a page', 'apps/web/src/features/a.tsx', 'apps/web/src/pages/b.tsx', false],
  ['a mode may not use the link to the server', 'apps/judge/src/modes/a.ts', 'apps/judge/src/platform/link.ts', false],
])('%s', (_sentence, from, to, allowed) => {
  expect(refuseImport(from, to) === null).toBe(allowed);
});

test.each([
  ['a noun names a folder of every room', 'apps/web/src/features/judging/nodes/a.tsx', true],
  ['another word for it does not', 'apps/web/src/features/judge-nodes/a.tsx', false],
  ['a technique names one where the room lists it', 'apps/web/src/features/editor/a.tsx', true],
  ['and nowhere else', 'packages/rules/src/editor/a.ts', false],
  ['a file of a room itself is about all nouns', 'packages/contract/src/op.ts', true],
  ['other folders are free', 'apps/judge/src/steps/a.ts', true],
])('%s', (_sentence, path, allowed) => {
  expect(refuseName(path) === null).toBe(allowed);
});

test('SQL outside a queries file is refused', () => {
  const sql = "db.selectFrom('users')";
  expect(refuseSql('apps/server/src/domains/site/a.ts', sql)).not.toBeNull();
  expect(refuseSql('apps/server/src/domains/site/a.queries.ts', sql)).toBeNull();
});

test.each([
  "if (venue.kind === 'contest') return null;",
  "const inContest = facts.venue.kind !== 'public';",
  'switch (venue.kind) {',
  "sql`s.venue_kind = 'contest'`",
  'row.cid === 0 ? a : b',
  'where cid = 0 and status = 0',
])('whoever asks for the kind of a venue by hand is refused: %s', (source) => {
  expect(refuseKindTest('apps/server/src/domains/site/home.ts', source)).not.toBeNull();
  expect(refuseKindTest('apps/web/src/features/a.ts', source)).not.toBeNull();
  expect(refuseKindTest('packages/contract/src/venue.ts', source)).toBeNull();
  expect(refuseKindTest('apps/server/src/domains/venues/venues.queries.ts', source)).toBeNull();
});

test('a table by kind asks for none', () => {
  expect(refuseKindTest('apps/web/src/features/a.ts', 'const { outside } = TRAITS[venue.kind];')).toBeNull();
  expect(refuseKindTest('apps/server/src/domains/site/a.queries.ts', 'where cid = 10')).toBeNull();
});

test('a file over the limit is refused', () => {
  expect(refuseLength('apps/web/src/a.ts', 'x\n'.repeat(301))).not.toBeNull();
  expect(refuseLength('apps/web/src/a.ts', 'x\n'.repeat(300))).toBeNull();
});

test.each([
  ['<a href={paths.home}>', false],
  ['<a\n  className="x"\n  href="/home"\n>', false],
  ['<Button component="a" href={paths.home}>', false],
  ['<Link href={paths.home}>', true],
  ['<a href={url} target="_blank" rel="noopener">', true],
  ['<a href="#content">', true],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source that holds one
  ['<a href={`#L${line}`}>', true],
  ['<a href={address} download={name}>', true],
])('a link that reloads the application is refused: %s', (source, allowed) => {
  expect(refuseReload('apps/web/src/features/a.tsx', source) === null).toBe(allowed);
});

test.each([
  ['apps/server/src/a.ts', 'receive({ ...call, db })', false],
  ['apps/server/src/a.ts', 'receive({ db, ...call })', false],
  ['apps/server/src/a.ts', 'receive(callWith(call, { db }))', true],
  ['apps/server/src/a.ts', 'const all = [...call.people, ...callsOf(x)];', true],
  ['bench/a.ts', '({ ...call, db })', true],
])('a call keeps its services: %s %s', (path, source, allowed) => {
  expect(refuseSpreadCall(path, source) === null).toBe(allowed);
});

test.each([
  ['packages/contract/src/a/b.ts', "import * as z from 'zod';\nexport const idOf = (x: X) => x.id;\n", false],
  ['packages/contract/src/a/b.ts', "import { line } from '../shapes.ts';\nexport function read() {}\n", false],
  ['packages/contract/src/a/b.ts', "import * as z from 'zod';\nexport const row = z.object({});\n", true],
  ['packages/contract/src/a/b.ts', "import type * as z from 'zod';\nexport function read() {}\n", true],
  ['packages/contract/src/shapes.ts', "import * as z from 'zod';\nexport const text = (max: number) => z;\n", true],
  ['apps/web/src/lib/a.ts', "import * as z from 'zod';\n", false],
  ['apps/server/src/a.ts', "import * as z from 'zod';\nexport function read() {}\n", true],
])('shapes and what browsers call stand apart: %s %s', (path, source, allowed) => {
  expect(refuseShapes(path, source) === null).toBe(allowed);
});

test('a package declares the others that it uses', () => {
  const declared = new Set(['@assay/contract', 'zod', '@mantine/core']);
  const path = 'apps/server/src/a.ts';
  const known = ['@assay/contract/op.ts', './b.ts', 'zod/mini', '@mantine/core', 'node:fs', 'virtual:mantine.css'];
  expect(refuseUndeclared(path, known, declared)).toBeNull();
  expect(refuseUndeclared(path, ['@assay/rules/a.ts'], declared)).toMatch(/@assay\/rules is not declared/);
  expect(refuseUndeclared(path, ['kysely'], declared)).toMatch(/kysely is not declared/);
  expect(refuseUndeclared('packages/rules/src/a.ts', ['@assay/rules/b.ts'], declared)).toBeNull();
  expect(refuseUndeclared('apps/server/src/a.test.ts', ['vitest'], declared, new Set(['vitest']))).toBeNull();
  expect(refuseUndeclared(path, ['vitest'], declared, new Set(['vitest']))).toMatch(/vitest is not declared/);
});

describe('widths of folders', () => {
  const folder = (name: string, count: number, end = '.ts') =>
    Array.from({ length: count }, (_each, at) => `${name}/file-${at}${end}`);

  test('a folder with too many files is refused; tests, styles and texts go with another file', () => {
    const beside = [...folder('bench/a', 9, '.test.ts'), ...folder('bench/a', 9, '.css'), 'bench/a/text.ts'];
    expect(refuseWidths([...folder('bench/a', 16), ...beside], new Map())).toEqual([]);
    expect(refuseWidths(folder('bench/a', 17), new Map())).toEqual([expect.stringMatching(/^bench\/a: 17 files/)]);
  });

  test('a folder that is let off must need it', () => {
    const letOff = new Map([['bench/a', 'why']]);
    expect(refuseWidths(folder('bench/a', 17), letOff)).toEqual([]);
    expect(refuseWidths(folder('bench/a', 16), letOff)).toEqual([expect.stringContaining('need not let it off')]);
  });
});

test.each([
  ['a number', 'sql`where s.status = 0`', false],
  ['a list of numbers', 'sql`where status not in (5, 6)`', false],
  ['a name', `sql\`where s.status = \${verdictSql('accepted')}\``, true],
  ['the state of a user', 'sql`where u.status = 0`', true],
])('verdicts in SQL: %s', (_what, source, allowed) => {
  expect(refuseRawVerdict('apps/server/src/domains/a/b.queries.ts', source) === null).toBe(allowed);
});

test.each([
  ["Mantine's dialog", "import { Button, Modal } from '@mantine/core';", false],
  ["Mantine's tip", "import { Tooltip } from '@mantine/core';", false],
  ['its types', "import type { ModalProps } from '@mantine/core';", true],
  ['another part', "import { Button } from '@mantine/core';", true],
])('the kit exists once: %s', (_what, source, allowed) => {
  expect(refuseKitTwin('apps/web/src/pages/a.tsx', source) === null).toBe(allowed);
});

const component = (opening: string, lines: number, closing: string) =>
  [opening, ...Array.from({ length: lines - 2 }, () => '  // a line'), closing].join('\n');

test.each([
  ['of 120 lines', component('export function Page() {', 120, '}'), null],
  ['of 121 lines', component('export function Page() {', 121, '}'), 'Page has 121 lines'],
  [
    'within a call',
    `cardOf(\n${component('  function Card({ form }: Props) {', 130, '  },')}\n);`,
    'Card has 130 lines',
  ],
  ['as a value', component('export const Row = memo(function Row({ row }: Props) {', 125, '});'), 'Row has 125 lines'],
  ['as an arrow', component('const Row = ({ row }: Props) => (', 125, ');'), 'Row has 125 lines'],
  [
    'with properties over several lines',
    component('function Row({\n  row,\n}: Props) {', 125, '}'),
    'Row has 127 lines',
  ],
  ['a hook may be longer', component('export function usePage() {', 130, '}'), null],
])('a component %s', (_what, source, refusal) => {
  const said = refuseComponents('apps/web/src/pages/a/b.tsx', source);
  expect(said === null ? null : said.includes(`: ${refusal};`)).toBe(refusal === null ? null : true);
  expect(refuseComponents('apps/web/src/pages/a/b.test.tsx', source)).toBeNull();
});
