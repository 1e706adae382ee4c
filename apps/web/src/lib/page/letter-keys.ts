import { readStored } from '../storage/storage.ts';

/** Storage key; any value switches the single-letter shortcuts off (WCAG 2.1.4). */
export const LETTER_KEYS_OFF = 'letter-keys-off';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a key may be a single-letter shortcut: pressed alone, not into a text or a dialog, and not switched off. */
export const isLetterKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !isTyping(event.target) &&
  !readStored(LETTER_KEYS_OFF) &&
  !document.querySelector('[role="dialog"]');
