import { expect, test } from 'vitest';
import { plainExcerpt, plainLine } from './plain-line.ts';

test.each([
  ['a formula', 'How to get from quadratic time to $n \\log n$.', 'How to get from quadratic time to n log n.'],
  ['bounds', '$1\\le a_i\\leq 10^{9}$, $n\\ne 2^k$', '1 ≤ aᵢ ≤ 10⁹, n ≠ 2^k'],
  ['functions and their indices', '$O(n\\log_2 n)$ or \\(\\max(a,b)\\)', 'O(n log₂ n) or max(a,b)'],
  ['fractions and roots', '$$\\frac{a+b}{2}$$ and $\\sqrt n$', '(a+b)/2 and √n'],
  ['looks', '$\\left(\\mathrm{gcd}(x, y)\\right) \\bmod 998$', '(gcd(x, y)) mod 998'],
  ['longer scripts', '$x^{n+1} + a_{i,j} + s_{i+1}$', 'xⁿ⁺¹ + a_(i,j) + sᵢ₊₁'],
  ['formulas of three signs', 'of $$$n$$$ stones', 'of n stones'],
  ['money is no formula', 'costs $5 or $10', 'costs $5 or $10'],
  ['commands called like what every object has', '$\\constructor x \\toString$', 'constructor x toString'],
  ['braces that do not end', '$\\frac{a$ b', 'a/ b'],
  ['code stays as it is', 'call `a_b($x$, **p)` now', 'call a_b($x$, **p) now'],
  ['blocks of code', 'so:\n\n```cpp\nint a = b * c;\n```\n\nthen', 'so: int a = b * c; then'],
  ['emphasis', '**bold**, *slanted*, _too_, ~~gone~~ and ***both***', 'bold, slanted, too, gone and both'],
  ['Chinese beside emphasis', '这是**重点**内容', '这是重点内容'],
  ['names and products keep their signs', 'a_b_c and 3 * 4 and 5*6*7 and 2**10', 'a_b_c and 3 * 4 and 5*6*7 and 2**10'],
  [
    'links and pictures',
    '[here](https://a.example "b") ![a picture](/p.png) <https://c.example>',
    'here a picture https://c.example',
  ],
  ['a picture that is a link', '[![sign](/a.png)](https://a.example)', 'sign'],
  ['headings, lists and quotes', '# Head\n\n> - one\n> - two\n\n1. three', 'Head one two 1. three'],
  ['tables', '| a | $|b|$ |\n|---|:-:|\n| 1 | 2 |', 'a |b| 1 2'],
  ['rules and underlined headings', 'Head\n====\n\ntext\n\n---\n\nmore', 'Head text more'],
  ['elements', 'a<br>b <span class="x">c</span> but 1 < 2 > 0', 'a b c but 1 < 2 > 0'],
  ['signs after a backslash, and entities', '\\*not slanted\\* &lt;b&gt; \\$5', '*not slanted* <b> $5'],
  ['nothing', '', ''],
])('a line of text: %s', (_what, source, expected) => {
  expect(plainLine(source)).toBe(expected);
});

test.each([
  ['short texts are whole', 'a **b**', 5, 'a b'],
  ['marks do not count', '**abcdef**', 6, 'abcdef'],
  ['characters are whole', '𝒜𝒜𝒜𝒜', 3, '𝒜𝒜𝒜…'],
  ['no blank before the sign', 'abc def', 4, 'abc…'],
])('the beginning of a text: %s', (_what, source, most, expected) => {
  expect(plainExcerpt(source, most)).toBe(expected);
});
