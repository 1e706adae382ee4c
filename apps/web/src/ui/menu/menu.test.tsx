import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { MenuItem, MenuLabel, MenuRule } from './menu-entries.tsx';

afterEach(() => void vi.useRealTimers());

function show(onHover = false) {
  const chosen = vi.fn<(name: string) => void>();
  render(
    <>
      <Menu onHover={onHover} target={(given) => <button {...given}>Look</button>}>
        <MenuItem onChoose={() => chosen('light')}>Light</MenuItem>
        <MenuRule />
        <MenuLabel>More</MenuLabel>
        <MenuItem onChoose={() => chosen('dark')}>Dark</MenuItem>
        <MenuItem checked onChoose={() => chosen('system')}>
          System
        </MenuItem>
      </Menu>
      <button type="button">Next</button>
    </>,
  );
  return { chosen, button: screen.getByRole('button', { name: 'Look' }), person: userEvent.setup() };
}
const focused = () => document.activeElement?.textContent;

it('opens with a click, names itself after its button, and runs the entry that is chosen', async () => {
  const { chosen, button, person } = show();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await person.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu', { name: 'Look' }).id).toBe(button.getAttribute('aria-controls'));
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('System');
  await person.click(screen.getByRole('menuitem', { name: 'Dark' }));
  expect(chosen.mock.calls).toEqual([['dark']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('is walked with arrows, Home, End and letters, and left with Escape', async () => {
  const { button, person } = show();
  button.focus();
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('Light');
  await person.keyboard('{ArrowUp}');
  expect(focused()).toBe('System');
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('Light');
  await person.keyboard('{End}');
  expect(focused()).toBe('System');
  await person.keyboard('{Home}');
  expect(focused()).toBe('Light');
  await person.keyboard('d');
  expect(focused()).toBe('Dark');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('closes when Tab goes on, and when the mouse is pressed elsewhere', async () => {
  const { button, person } = show();
  await person.click(button);
  await person.tab();
  expect(focused()).toBe('Next');
  expect(screen.queryByRole('menu')).toBeNull();
  await person.click(button);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('opens under the mouse where asked to, without taking the focus', () => {
  vi.useFakeTimers();
  const { button } = show(true);
  const wait = () => act(() => vi.advanceTimersByTime(200));
  fireEvent.pointerEnter(button.parentElement as Element, { pointerType: 'mouse' });
  wait();
  expect(screen.getByRole('menu')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  fireEvent.pointerLeave(button.parentElement as Element, { pointerType: 'mouse' });
  wait();
  expect(screen.queryByRole('menu')).toBeNull();
});
