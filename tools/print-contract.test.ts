import { faultsOf } from '@assay/contract/bounds/bounds.ts';
import { boundsOf } from '@assay/contract/bounds/print-bounds.ts';
import * as countdowns from '@assay/contract/site/countdowns.ts';
import * as venue from '@assay/contract/venue.ts';
import { expect, it } from 'vitest';
import config from '../apps/web/vite.config.ts';
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

it('leaves a module without shapes as it is', () => {
  expect(printModule(venue, boundsOf)).toBeNull();
});

it('lets nothing stand in for the library of shapes', () => {
  const alias = config.resolve?.alias as readonly { find: RegExp }[];
  expect(alias.some(({ find }) => find.test('zod'))).toBe(false);
  expect(config.plugins).toContainEqual(expect.objectContaining({ name: 'print-contract' }));
});
