import { readFile } from 'node:fs/promises';
import { readNodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import { expect, it } from 'vitest';

it('every warning of the sandbox is one that pages have words for', async () => {
  const source = await readFile(new URL('../../../../native/sandbox/src/facts.c', import.meta.url), 'utf8');
  const warnings = [...source.matchAll(/warning\(json, "([\w-]+)", .*?"([^"]+)"/g)];
  expect(warnings.length).toBeGreaterThan(10);
  const unknown = warnings.filter(([, code, detail]) => !readNodeProblem(`${code}: ${detail}`));
  expect(unknown.map(([, code]) => code)).toEqual([]);
});
