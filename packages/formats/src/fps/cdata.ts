import type { FileRef } from '../file-ref.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** `]]>` ends a section, so it is cut in two. */
const inside = (text: string) => text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>');

/** A text as a CDATA section. */
export const textSection = (text: string): string => `<![CDATA[${inside(text)}]]>`;

/** A file as a CDATA section, while it is read. */
export async function* fileSection(file: FileRef): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let held = '';
  const cut = (text: string) => {
    const whole = held + text;
    const keep = /\]{0,2}$/.exec(whole)![0].length;
    held = whole.slice(whole.length - keep);
    return inside(whole.slice(0, whole.length - keep));
  };
  yield '<![CDATA[';
  for await (const chunk of file.open()) yield cut(decoder.decode(chunk, { stream: true }));
  yield `${cut(decoder.decode())}${held}]]>`;
}

export const escapeAttribute = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"\n\t]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Whether a file comes back from XML byte by byte: UTF-8 without control characters and carriage returns. */
export async function isXmlSafe(file: FileRef): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is looked for
  const unsafe = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/;
  try {
    for await (const chunk of file.open()) if (unsafe.test(decoder.decode(chunk, { stream: true }))) return false;
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
