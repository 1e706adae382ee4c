export type Encoding = 'utf-8' | 'gb18030';

/**
 * Bytes of a page as text. What is UTF-8 is nothing else by chance, whatever the page calls itself; everything else is read as the
 * page says, and where that cannot be, as the site is known to write.
 * @param declared the charset of the header, where there is one
 */
export function decodePage(bytes: Uint8Array, declared: string | null, usual: Encoding): string {
  for (const name of ['utf-8', declared ?? usual, usual]) {
    try {
      return new TextDecoder(name === 'gb2312' || name === 'gbk' ? 'gb18030' : name, { fatal: true }).decode(bytes);
    } catch {
      // the next one may fit
    }
  }
  return new TextDecoder(usual).decode(bytes);
}

/** A page without the one character that no text of a database holds; in JSON it hides behind an escape. */
export function withoutNul(text: string, contentType: string): string {
  const plain = text.replaceAll('\0', '');
  return /json/i.test(contentType) ? plain.replace(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1') : plain;
}

/** The charset of a content type. */
export const charsetOf = (contentType: string | undefined): string | null =>
  /charset=["']?([\w-]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? null;
