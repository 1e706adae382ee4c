import { readStored } from '../storage/storage.ts';

/** Storage key; any value switches the single-letter shortcuts off (WCAG 2.1.4). */
export const LETTER_KEYS_OFF = 'letter-keys-off';

/** Inputs that take no letters: one that a shortcut has led to must not swallow the next. */
const WITHOUT_LETTERS = /^(checkbox|radio|button|submit|reset|range|file|color)$/;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && !WITHOUT_LETTERS.test(target.type)));

/** Whether a key may be a single-letter shortcut: pressed alone, not into a text or a dialog, and not switched off. */
export const isLetterKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !isTyping(event.target) &&
  !readStored(LETTER_KEYS_OFF) &&
  !document.querySelector('[role="dialog"]');
