import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { keepInView } from './keep-in-view.ts';

/** The test's document lays nothing out: each thing is 40 wide, in a row of which 100 are seen. */
const LAYOUT: Record<string, (this: HTMLElement) => number> = {
  offsetLeft() {
    return 40 * Number(this.dataset.at ?? 0);
  },
  offsetWidth: () => 40,
  clientWidth: () => 100,
};

beforeAll(() => {
  for (const [name, get] of Object.entries(LAYOUT)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  }
});

const Row = ({ shown }: { shown: number }) => (
  <nav>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <button type="button" key={at} data-at={at} ref={at === shown ? keepInView : null}>
        {at}
      </button>
    ))}
  </nav>
);

it('scrolls to what is shown, and on to what is shown next', () => {
  const { rerender } = render(<Row shown={4} />);
  const bar = screen.getByRole('navigation');
  expect(bar.scrollLeft).toBe(160 - 30);
  rerender(<Row shown={2} />);
  expect(bar.scrollLeft).toBe(80 - 30);
});
