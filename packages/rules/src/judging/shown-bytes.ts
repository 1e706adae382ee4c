const decoder = new TextDecoder('utf-8');

/**
 * Bytes of a program as text that can be stored and shown: UTF-8, with U+FFFD for what is not, a symbol for NUL, and at
 * most `maxChars` characters.
 */
export function shownBytes(bytes: Uint8Array, maxChars: number): string {
  // A character takes up to 4 bytes; the last one may be cut through, which the slice below does not show.
  const text = decoder.decode(bytes.subarray(0, maxChars * 4)).replaceAll('\u0000', '\u2400');
  if (text.length <= maxChars) return text;
  const cut = text.slice(0, maxChars);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Beginning and end of a text: a message of many lines says in the first or in the last what went wrong. */
export function shownEnds(bytes: Uint8Array, maxChars: number): string {
  if (bytes.length <= maxChars) return shownBytes(bytes, maxChars);
  const half = (maxChars >> 1) - 2;
  return `${shownBytes(bytes.subarray(0, half), half)}\n…\n${shownWindow(bytes, bytes.length - 1, half)}`;
}

/** The stretch of `bytes` around `offset`, cut at line ends where one is near. */
export function shownWindow(bytes: Uint8Array, offset: number, maxChars: number): string {
  if (bytes.length <= maxChars) return shownBytes(bytes, maxChars);
  const wanted = Math.max(0, Math.min(offset - (maxChars >> 1), bytes.length - maxChars));
  const lineStart = wanted === 0 ? 0 : bytes.indexOf(10, wanted) + 1;
  const start = lineStart > 0 && lineStart <= offset ? lineStart : wanted;
  // Not into the middle of a UTF-8 character.
  let from = start;
  while (from > 0 && from < bytes.length && from < start + 4 && (bytes[from]! & 0xc0) === 0x80) from++;
  return shownBytes(bytes.subarray(from, from + maxChars), maxChars);
}
