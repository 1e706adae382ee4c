/**
 * One character that looks like a blank or like nothing and is none of the blanks that comparing knows (`isBlank`): a byte order
 * mark, a no-break or full-width space, a zero-width or a control character. Two words that differ in one look the same.
 */
export const INVISIBLE = /(?![\t-\r ])[\p{Cc}\p{Cf}\p{Z}]/u;
const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** An invisible character as people can read it: `\u{FEFF}`. */
export const invisibleName = (character: string) => `\\u{${character.codePointAt(0)!.toString(16).toUpperCase()}}`;

/** A text with its invisible characters written out. */
export const withoutInvisible = (text: string) => text.replace(EVERY_INVISIBLE, invisibleName);
