import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeTip } from './place-tip.ts';
import { Tip } from './tip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const show = (disabled = false) => {
  render(
    <Tip label="Prints the page" disabled={disabled}>
      <button type="button">Print</button>
    </Tip>,
  );
  return screen.getByRole('button');
};

it('describes its target while the mouse rests on it', () => {
  const button = show();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  wait(200);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(200);
  expect(screen.getByRole('tooltip').textContent).toBe('Prints the page');
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.pointerLeave(button);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});

it('goes with Escape', () => {
  fireEvent.pointerEnter(show(), { pointerType: 'mouse' });
  wait(400);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('does not come by touch', () => {
  fireEvent.pointerEnter(show(), { pointerType: 'touch' });
  wait(400);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('stays away while it is switched off', () => {
  fireEvent.pointerEnter(show(true), { pointerType: 'mouse' });
  wait(400);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it.each([
  ['above the middle', { left: 200, top: 100, width: 40, height: 20 }, { left: 170, top: 63, below: false, arrow: 50 }],
  [
    'below at the top edge',
    { left: 200, top: 10, width: 40, height: 20 },
    { left: 170, top: 37, below: true, arrow: 50 },
  ],
  ['off the left edge', { left: 0, top: 100, width: 40, height: 20 }, { left: 8, top: 63, below: false, arrow: 12 }],
  [
    'off the right edge',
    { left: 470, top: 100, width: 30, height: 20 },
    { left: 392, top: 63, below: false, arrow: 93 },
  ],
])('stands %s', (_where, target, expected) => {
  expect(placeTip(target, { width: 100, height: 30 }, 500)).toEqual(expected);
});
