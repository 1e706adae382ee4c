import { expect, it, vi } from 'vitest';

vi.mock('zod', () => import('./inert-zod.ts'));

it('stands in for everything of zod that the contract uses', async () => {
  const { CALLS } = await import('@assay/contract/calls.ts');
  expect(CALLS.length).toBeGreaterThan(200);
});
