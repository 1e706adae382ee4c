import { expect, test } from 'vitest';
import { type CutChunk, findCircle, type PlanSettings, planChunks } from './chunk-plan.ts';

const KB = 1024;
const REQUEST = 10 * KB;

const part = (name: string, bytes: number, imports: string[] = []): CutChunk => ({
  fileName: `${name}-Ab12Cd34.js`,
  isEntry: false,
  isDynamicEntry: false,
  imports: imports.map((file) => `${file}-Ab12Cd34.js`),
  modules: new Map([[name, bytes]]),
  styleBytes: 0,
});
const page = (name: string, imports: string[]): CutChunk => ({ ...part(name, KB, imports), isDynamicEntry: true });
const site = (...chunks: CutChunk[]): CutChunk[] => [
  { ...part('main', KB, ['react']), isEntry: true },
  part('react', KB),
  ...chunks,
];

/** Modules that share a file, joined by `+`. */
function filesOf(plan: ReadonlyMap<string, string>): string[] {
  const names = [...new Set(plan.values())];
  const idsIn = (name: string) => [...plan.keys()].filter((id) => plan.get(id) === name);
  return names.map((name) => idsIn(name).sort().join('+')).sort();
}
const files = (chunks: CutChunk[], settings: Partial<PlanSettings> = {}) =>
  filesOf(planChunks(chunks, { requestBytes: REQUEST, ...settings }));

test.each<[string, CutChunk[], string[]]>([
  [
    'what the same pages need is one file',
    site(page('a', ['x', 'y']), page('b', ['x', 'y']), part('x', 90 * KB), part('y', 90 * KB)),
    ['x+y'],
  ],
  [
    'what is light is brought along',
    site(page('a', ['x', 'y']), page('b', ['x']), part('x', KB), part('y', KB)),
    ['x+y'],
  ],
  [
    'what is heavy is not',
    site(page('a', ['x', 'y']), page('b', ['x']), part('x', KB), part('y', 90 * KB)),
    ['x', 'y'],
  ],
  ['what no page shares stays apart', site(page('a', ['x']), page('b', ['y']), part('x', 1), part('y', 1)), ['x', 'y']],
  ['pages and what everybody loads keep their files', site(page('a', ['react']), page('b', ['a'])), []],
  [
    'what is imported by way of another file',
    site(page('a', ['x']), page('b', ['x']), part('x', KB, ['y']), part('y', KB, ['z']), part('z', KB)),
    ['x+y+z'],
  ],
  [
    'what is light, but brings along what is heavy',
    site(page('a', ['x', 'y']), page('b', ['x']), part('x', 1), part('y', 1, ['z']), part('z', 90 * KB)),
    ['x', 'y+z'],
  ],
  [
    'files that would import each other in a circle',
    site(page('a', ['x', 'p', 'z']), part('x', 1, ['p']), page('p', ['z']), part('z', 1)),
    ['x', 'z'],
  ],
])('%s', (_what, chunks, expected) => {
  expect(files(chunks)).toEqual(expected);
});

test('a page that weighs more saves its requests at the cost of others', () => {
  const chunks = site(page('home', ['x', 'y']), page('b', ['x']), page('c', ['x']), part('x', 1), part('y', 8 * KB));
  expect(files(chunks)).toEqual(['x', 'y']);
  expect(files(chunks, { weigh: (ids) => ([...ids].includes('home') ? 5 : 1) })).toEqual(['x+y']);
});

test('the largest pages do not grow for a request of others', () => {
  const chunks = site(
    page('a', ['x', 'y']),
    page('big', ['x', 'z']),
    part('x', 1),
    part('y', 8 * KB),
    part('z', 90 * KB),
  );
  const over = (limit: number) => ({
    large: { isLarge: (_ids: Iterable<string>, bytes: number) => bytes > limit, weight: 3 },
  });
  expect(files(chunks, over(100 * KB))).toEqual(['x+y', 'z']);
  expect(files(chunks, over(90 * KB))).toEqual(['x', 'y', 'z']);
  expect(files(chunks, over(0))).toEqual(['x', 'y', 'z']);
});

test('a file is named after the largest of its parts', () => {
  const plan = planChunks(site(page('a', ['x', 'y']), part('x', 1), part('y', 9)), { requestBytes: REQUEST });
  expect(plan.get('x')).toMatch(/^y-\d+$/);
  expect(plan.get('x')).toBe(plan.get('y'));
});

test.each<[string, [string, string[]][], string[] | null]>([
  [
    'a tree',
    [
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', []],
    ],
    null,
  ],
  [
    'a circle',
    [
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ],
    ['b', 'c', 'b'],
  ],
  ['a file from elsewhere', [['a', ['x']]], null],
])('circles of %s', (_what, graph, expected) => {
  expect(findCircle(graph.map(([fileName, imports]) => ({ fileName, imports })))).toEqual(expected);
});
