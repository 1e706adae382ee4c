import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from '@assay/contract/bounds/bounds.ts';
import { boundsOf } from '@assay/contract/bounds/print-bounds.ts';
import { line } from '@assay/contract/shapes.ts';
import * as countdowns from '@assay/contract/site/countdowns.ts';
import * as venue from '@assay/contract/venue.ts';
import { expect, it } from 'vitest';
import { config } from '../apps/web/vite.config.ts';
import { printModule } from './print-contract.ts';

/** What a browser that imports the printed text gets. */
const evaluate = (text: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`) as Promise<Record<string, unknown>>;

it('prints calls and constants of a module, and none of its shapes', async () => {
  const printed = await evaluate(printModule(countdowns, boundsOf)!);
  const { addCountdown } = printed as unknown as typeof countdowns;
  expect(printed.COUNTDOWN_TITLE_MAX).toBe(countdowns.COUNTDOWN_TITLE_MAX);
  expect(addCountdown).toMatchObject({ method: 'POST', path: '/api/admin/contest-countdown', via: 'body' });
  expect(addCountdown).not.toHaveProperty('input');
  expect(faultsOf(addCountdown.bounds!, { title: '' }).map(({ field }) => field)).toEqual([
    'title',
    'date',
    'visible',
    'content',
    'url',
  ]);
});

it('prints constants of every kind so that they are the same again, and refuses what it cannot', async () => {
  const shape = line(5);
  const constants = {
    SETS: new Set(['a']),
    BY: new Map([[1, { x: null }]]),
    RE: /^a\/b$/i,
    MOST: Number.POSITIVE_INFINITY,
  };
  expect({ ...(await evaluate(printModule({ shape, ...constants }, boundsOf)!)) }).toEqual(constants);
  expect(() => printModule({ shape, AT: new Date(0) }, boundsOf)).toThrow(/AT/);
});

it('can give every call a module of its own', () => {
  const printed = printModule({ ...countdowns, MAX: 3 }, boundsOf, (call) => `countdowns.ts?call=${call}`);
  expect(printed).toContain("export { addCountdown } from 'countdowns.ts?call=addCountdown';");
  expect(printed).toContain('export const MAX = 3;');
  expect(printed).not.toContain('/api/');
});

it('can print every module of the contract', async () => {
  const folder = join(import.meta.dirname, '../packages/contract/src');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = paths.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  expect(modules.length).toBeGreaterThan(50);
  for (const path of modules) {
    const printed = printModule(
      (await import(/* @vite-ignore */ join(folder, path))) as object as Record<string, unknown>,
      boundsOf,
    );
    expect(printed ?? '').not.toContain('_zod');
  }
});

it('leaves a module without shapes as it is', () => {
  expect(printModule(venue, boundsOf)).toBeNull();
});

it('lets nothing stand in for the library of shapes', () => {
  const alias = config.resolve?.alias as readonly { find: RegExp }[];
  expect(alias.some(({ find }) => find.test('zod'))).toBe(false);
  expect(config.plugins).toContainEqual(expect.objectContaining({ name: 'print-contract' }));
});
