import { expect, test } from 'vitest';
import own from '../package.json' with { type: 'json' };
import { RENDERER_VERSION } from './renderer-version.ts';

test('the version of the renderer names the libraries that it is made of', () => {
  const { 'markdown-it': parser, katex } = own.dependencies;
  expect(RENDERER_VERSION).toContain(`markdown-it ${parser}, katex ${katex},`);
});
