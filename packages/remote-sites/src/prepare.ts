import { createHash } from 'node:crypto';
import type { RemoteLanguage, RemoteSite } from './site.ts';

interface Prepared {
  source: string;
  /** Of what is sent, in UTF-8. */
  bytes: number;
  sha256: string;
}

/**
 * A program as it is sent: line ends of one kind, no byte order mark, the marker as a comment behind the last line, blank lines where
 * the site wants more bytes. The marker makes it unlike all others and is found again where the site shows sources.
 * @returns null when the site does not take so many bytes
 */
export function prepareSource(
  site: Pick<RemoteSite, 'source'>,
  language: Pick<RemoteLanguage, 'comment'>,
  code: string,
  marker: string | null,
): Prepared | null {
  const lines = code
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n*$/, '\n');
  const marked = marker && language.comment !== null ? `${lines}${language.comment} ${marker}\n` : lines;
  const missing = site.source.min - Buffer.byteLength(marked);
  const source = missing > 0 ? marked + '\n'.repeat(missing) : marked;
  const bytes = Buffer.byteLength(source);
  if (bytes > site.source.max) return null;
  return { source, bytes, sha256: createHash('sha256').update(source).digest('hex') };
}

/** Whether a length that a site shows can be that of a source: some count line ends twice, some drop the last ones. */
export function isLengthOf(shown: number, source: string): boolean {
  const bytes = Buffer.byteLength(source);
  const lines = source.split('\n').length;
  return shown <= bytes + lines && shown >= Buffer.byteLength(source.trimEnd());
}
