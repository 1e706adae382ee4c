import { expect, it } from 'vitest';
import { setFormulas } from './set-formulas.ts';

it('sets every formula of the texts once, by its source and kind', () => {
  const set = setFormulas(['Let $n$ and $n$.\n\n$$\nn^2\n$$', '- $m$\n\n| a |\n|---|\n| $|x|$ |']);
  expect(Object.keys(set)).toEqual(['$n', '$$n^2', '$m', '$|x|']);
  expect(set.$n).toContain('class="katex"');
  expect(set['$$n^2']).toContain('katex-display');
});

it('leaves code and prices alone', () => {
  expect(setFormulas(['`$x$` costs $5 or $10', '```\n$y$\n```'])).toEqual({});
});

it('leaves out what KaTeX refuses, and goes on', () => {
  expect(Object.keys(setFormulas(['$\\unknown{x}$ and $y$']))).toEqual(['$y']);
});

it.each([
  '\\href{javascript:alert(1)}{x}',
  '\\htmlData{onclick=alert(1)}{x}',
  '\\includegraphics{https://a.example/x}',
])('makes no link, handler or picture of %s', (tex) => {
  const html = Object.values(setFormulas([`$${tex}$`])).join('');
  expect(html).not.toMatch(/<(?:a|img)\b|<[^>]*\b(?:href|onclick|src)=/);
});

it('stops where setting a text would hold up everybody else', () => {
  const many = Array.from({ length: 3000 }, (_, at) => `$x_{${at}}$`).join(' ');
  expect(Object.keys(setFormulas([many])).length).toBeLessThanOrEqual(500);
});
