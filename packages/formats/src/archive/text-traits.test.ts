import { expect, it } from 'vitest';
import { plainText, watchText } from './text-traits.ts';

async function* cut(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it.each([
  ['nothing', '', {}],
  ['lines', 'a\nb\n', {}],
  ['CRLF', 'a\r\nb\r\n', { crlf: true }],
  ['a last line without an end', 'a\nb', { finalNewline: false }],
  ['the mark of UTF-8', '\ufeffa\n', { byteOrderMark: true }],
  ['the mark within a text, which is none', 'a\ufeff\n', {}],
  ['the mark of UTF-16', Buffer.from('\ufeffa', 'utf16le'), { byteOrderMark: true, finalNewline: false }],
  ['the other mark of UTF-16', Uint8Array.of(0xfe, 0xff, 0, 10), { byteOrderMark: true }],
  ['half a mark', Uint8Array.of(0xef, 0xbb, 10), {}],
])('notes the traits of a text, however it comes: %s', async (_what, text, traits) => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (const size of [1, 2, 1000]) {
    const noted = plainText();
    const parts: Uint8Array[] = [];
    for await (const part of watchText(cut(bytes, size), noted)) parts.push(part);
    expect(Buffer.concat(parts)).toEqual(Buffer.from(bytes));
    expect(noted).toEqual({ ...plainText(), ...traits });
  }
});
