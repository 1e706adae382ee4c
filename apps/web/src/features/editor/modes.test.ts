import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { expect, it } from 'vitest';
import { highlightName } from '../markdown/highlight.ts';
import { codeTag } from '../submissions/detail/code-lines.ts';
import { loadMode } from './modes.ts';

it.each(LANGUAGES.map(({ name, contentType }) => [name, contentType]))(
  '%s has a mode in the editor and colours in the list',
  async (name, contentType) => {
    const mode = await loadMode(contentType);
    if (name === 'Text') return expect(mode).toEqual([]);
    expect(mode).not.toEqual([]);
    expect(highlightName(codeTag(name))).not.toBeNull();
  },
);
