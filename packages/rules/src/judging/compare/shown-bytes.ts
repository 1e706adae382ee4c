// A byte order mark is a part of the output like any other.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

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
  return shownBytes(wholeCharacters(bytes, start, start + maxChars), maxChars);
}

const isWithinCharacter = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** A stretch of UTF-8 without the pieces of characters that its two ends would cut through. */
export function wholeCharacters(bytes: Uint8Array, start: number, end: number): Uint8Array {
  let [from, to] = [start, Math.min(end, bytes.length)];
  while (from > 0 && from < to && from < start + 4 && isWithinCharacter(bytes[from])) from++;
  for (let steps = 0; steps < 3 && to > from && isWithinCharacter(bytes[to]); steps++) to--;
  return bytes.subarray(from, to);
}
