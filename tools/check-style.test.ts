import { describe, expect, it } from 'vitest';
import { refuseRawStyle } from './check-style.ts';

const sheet = 'apps/web/src/features/any/any.module.css';

describe('a style sheet', () => {
  it.each([
    ['a colour', '.a { color: #b91c1c; }', 1],
    ['a colour with opacity', '.a { background: rgb(0 0 0 / 5%); }', 1],
    ['a size of letters', '.a { font-size: 13px; }', 1],
    ['a size by the window', '.a { font-size: 4vw; }', 1],
    ['both', '.a { color: #fff; font-size: 0.9rem; }', 2],
    ['tokens', '.a { color: var(--ink); font-size: var(--text-sm); }', 0],
    ['a size that follows the text around', '.a { font-size: 0.92em; }', 0],
    ['an address with a hash in a comment', '/* see #abc */ .a { color: inherit; }', 0],
  ])('with %s', (_what, source, faults) => {
    expect(refuseRawStyle(sheet, source)).toHaveLength(faults);
  });

  it('of the tokens and of the boards is left alone', () => {
    const source = '.a { color: #fff; font-size: 3px; }';
    expect(refuseRawStyle('apps/web/src/ui/theme/tokens.css', source)).toEqual([]);
    expect(refuseRawStyle('apps/web/src/features/boards/board.module.css', source)).toEqual([]);
  });
});

it('finds colours in components, but not links within a page', () => {
  const path = 'apps/web/src/features/any/any.tsx';
  expect(refuseRawStyle(path, `<Chip color={bad ? '#b3261e' : "#b07d00"} />`)).toHaveLength(2);
  expect(refuseRawStyle(path, `<Link href="#content" /> // '#case-1'`)).toEqual([]);
});
