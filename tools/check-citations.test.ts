import { expect, test } from 'vitest';
import { citedIn, deadLinks, definedIn } from './check-citations.ts';

test('sentences begin list entries and rows of tables', () => {
  expect(definedIn('- **CON-1** The list\n| FI-2, FI-3 | killed |\n| T-AUTH-1 | x |\nsee CON-2\n')).toEqual([
    'CON-1',
    'FI-2',
    'FI-3',
    'T-AUTH-1',
  ]);
});

test('an id counts as cited when its kind is known, whole words only', () => {
  const kinds = new Set(['CON', 'T-IDOR', 'R']);
  expect(citedIn('/** (CON-12; T-IDOR-1), R-10. */', kinds)).toEqual(['CON-12', 'T-IDOR-1', 'R-10']);
  expect(citedIn('UTF-8 HDU-1000 XCON-1 CON-1x CON-1-2 INST-U-1', kinds)).toEqual([]);
});

test('links between documents lead to files', () => {
  const exists = (path: string) => path === 'docs/boards.md';
  const text = '[a](boards.md#seal) [b](../docs/boards.md) [c](https://example.org) [d](#here) [e](gone.md)';
  expect(deadLinks('docs/product.md', text, exists)).toEqual(['gone.md']);
});
