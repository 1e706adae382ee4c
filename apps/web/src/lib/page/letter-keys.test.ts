import { afterEach, expect, it } from 'vitest';
import { isLetterKey } from './letter-keys.ts';

afterEach(() => document.body.replaceChildren());

/** Whether a letter that is pressed in an element is a shortcut. */
function isShortcutIn(html: string): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key: 'q', bubbles: true });
  const heard: boolean[] = [];
  document.body.addEventListener('keydown', (pressed) => heard.push(isLetterKey(pressed)), { once: true });
  document.body.firstElementChild!.dispatchEvent(event);
  return heard[0]!;
}

it.each([
  ['<button type="button">x</button>', true],
  ['<input type="checkbox" role="switch">', true],
  ['<input type="radio">', true],
  ['<input>', false],
  ['<input type="search">', false],
  ['<textarea></textarea>', false],
  ['<select></select>', false],
])('a switch that a shortcut led to does not swallow the next one: %s', (html, is) => {
  expect(isShortcutIn(html)).toBe(is);
});
