import { CALLS } from '@assay/contract/calls.ts';
import { expect, test } from 'vitest';
import { IMPLEMENTED } from './calls.ts';

test('every call of the contract has exactly one function that answers it', () => {
  const names = IMPLEMENTED.map(({ op }) => op.name).sort();
  expect(names).toEqual(CALLS.map((op) => op.name).sort());
});

test('names are unique, and so are method and path', () => {
  const unique = (values: string[]) => expect(values.length).toBe(new Set(values).size);
  unique(CALLS.map((op) => op.name));
  unique(CALLS.map((op) => `${op.method} ${op.path}`));
});
