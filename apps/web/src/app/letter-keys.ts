/** Storage key; any value switches the single-letter shortcuts off (WCAG 2.1.4). */
export const LETTER_KEYS_OFF = 'letter-keys-off';
