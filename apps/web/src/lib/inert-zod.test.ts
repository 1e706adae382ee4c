import { expect, it, vi } from 'vitest';

it('stands in for every shape that the calls are made of', async () => {
  vi.resetModules();
  vi.doMock('zod', () => import('./inert-zod.ts'));
  const { CALLS } = await import('@assay/contract/calls.ts');
  const { pushEvent } = await import('@assay/contract/push.ts');
  expect(CALLS.length).toBeGreaterThan(100);
  expect(() => pushEvent.parse({})).toThrow('Shapes do not validate in the browser');
});
