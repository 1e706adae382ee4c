import { describe, expect, it } from 'vitest';
import { codeTag, escapeHtml, splitHighlighted } from './code-lines.ts';

describe('splitHighlighted', () => {
  it('keeps each line whole where a span reaches over line ends', () => {
    expect(splitHighlighted('<span class="c">/* a\n b */</span> x\ny')).toEqual([
      '<span class="c">/* a</span>',
      '<span class="c"> b */</span> x',
      'y',
    ]);
  });
  it('handles nested spans', () => {
    expect(splitHighlighted('<span a><span b>1\n2</span>\n3</span>')).toEqual([
      '<span a><span b>1</span></span>',
      '<span a><span b>2</span></span>',
      '<span a>3</span>',
    ]);
  });
});

it('escapes what is shown before the highlighter has come', () => {
  expect(escapeHtml('a<b && c>d')).toBe('a&lt;b &amp;&amp; c&gt;d');
});

it.each([
  ['C++17', 'cpp'],
  ['C++ With O2', 'cpp'],
  ['C', 'c'],
  ['C With O2', 'c'],
  ['C#', 'csharp'],
  ['Java', 'java'],
  ['JavaScript Node', 'javascript'],
  ['PyPy3', 'python'],
  ['Python2', 'python'],
  ['Golang', 'golang'],
  ['Rust', 'rust'],
  ['Pascal', 'pascal'],
  ['TypeScript', 'typescript'],
  ['F#', 'fsharp'],
  ['D', 'd'],
  ['R', 'r'],
  ['C++ 23 With O2', 'cpp'],
])('%s is coloured as %s', (language, tag) => expect(codeTag(language)).toBe(tag));
