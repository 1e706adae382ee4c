import type { FileRef } from '../file-ref.ts';

/** What XML 1.0 forbids; old exports contain it all the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const HEAD_BYTES = 1024;

/** The beginning of a file. */
async function headOf(file: FileRef): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of file.open()) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

async function isUtf8(file: FileRef): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of file.open()) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Chinese exports are often GBK without saying so. */
const FALLBACK = 'gb18030';

/**
 * The encoding of an XML file. What is valid UTF-8 is UTF-8, whatever it declares: files are re-saved more often than
 * their declarations; else the declared one counts.
 */
async function encodingOf(file: FileRef): Promise<string> {
  const head = await headOf(file);
  if (head.length >= 2 && head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head.length >= 2 && head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (await isUtf8(file)) return 'utf-8';
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head.toString('latin1'))?.[1];
  try {
    const label = new TextDecoder(declared ?? FALLBACK).encoding;
    return label === 'utf-8' || label === 'gbk' ? FALLBACK : label;
  } catch {
    return FALLBACK;
  }
}

/** The text of an XML file, piece by piece: decoded, without a byte order mark, lines ended by LF. */
export async function* xmlText(file: FileRef): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file));
  let carried = '';
  const plain = (text: string, isLast: boolean) => {
    const whole = carried + text;
    carried = !isLast && whole.endsWith('\r') ? '\r' : '';
    return whole
      .slice(0, whole.length - carried.length)
      .replace(/\r\n?/g, '\n')
      .replace(FORBIDDEN, '');
  };
  for await (const chunk of file.open()) yield plain(decoder.decode(chunk, { stream: true }), false);
  yield plain(decoder.decode(), true);
}
