import { expect, it } from 'vitest';
import { guessSize, holdRoom, releaseRoom } from './room.ts';

/** Sizes that KaTeX gave in Chromium, in em of the text around. */
it.each([
  ['10^9', 1.69],
  [String.raw`1 \le n \le 10^5`, 6.25],
  [String.raw`-10^9 \leq a, b \leq 10^9`, 9.25],
  [String.raw`a_1, a_2, \ldots, a_n`, 6.69],
  [String.raw`O(n \log n)`, 5.32],
  [String.raw`2 \cdot 10^5`, 3.17],
  [String.raw`\lfloor \frac{n}{2} \rfloor`, 1.87],
  [String.raw`x \bmod p`, 4.26],
  ['f(x)=x^2+2x+1', 10.01],
  [String.raw`0 \le a_{i,j} < 2^{30}`, 6.97],
])('guesses the width of %s', (tex, em) => {
  expect(Math.abs(guessSize(tex).width - em)).toBeLessThan(0.7);
});

it.each([
  ['a^2+b^2=c^2', 3.52],
  [String.raw`\sum_{i=1}^{n} a_i`, 5.54],
  [String.raw`\frac{p}{q}`, 4.41],
  [String.raw`f(n)=\begin{cases}1 & n=0\\ n f(n-1) & n>0\end{cases}`, 5.63],
  [String.raw`\begin{aligned}a&=b\\c&=d\\e&=f\end{aligned}`, 7.08],
])('guesses the height of %s on lines of its own', (tex, em) => {
  expect(Math.abs(guessSize(tex).height - em)).toBeLessThan(0.4);
});

it('reads whatever stands in a formula to its end', () => {
  expect(guessSize(String.raw`\ ^_{ } 中 𝔸 \frac{ ^`).width).toBeGreaterThan(0);
});

it('holds room for each formula and gives all of it back', () => {
  const root = document.createElement('div');
  root.innerHTML = '<p>Let <span class="tex">n</span>.</p><div class="tex tex-display">n^2</div>';
  const before = root.innerHTML;
  holdRoom(root);
  expect(root.querySelectorAll('[data-room]')).toHaveLength(2);
  releaseRoom(root);
  expect(root.innerHTML.replaceAll(' style=""', '')).toBe(before);
});
