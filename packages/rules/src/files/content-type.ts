const DOWNLOAD = 'application/octet-stream';

/** What files of a kind begin with, after `at` bytes, and which of them a browser may show by itself. */
const KINDS: readonly { type: string; isInline: boolean; bytes: string; at?: number }[] = [
  { bytes: '%PDF-', type: 'application/pdf', isInline: true },
  { bytes: '\x89PNG\r\n\x1a\n', type: 'image/png', isInline: true },
  { bytes: '\xff\xd8\xff', type: 'image/jpeg', isInline: true },
  { bytes: 'GIF87a', type: 'image/gif', isInline: true },
  { bytes: 'GIF89a', type: 'image/gif', isInline: true },
  { bytes: 'WEBP', at: 8, type: 'image/webp', isInline: true },
  { bytes: 'ftyp', at: 4, type: 'video/mp4', isInline: true },
  { bytes: 'OggS', type: 'application/ogg', isInline: true },
  { bytes: 'ID3', type: 'audio/mpeg', isInline: true },
  { bytes: 'PK\x03\x04', type: 'application/zip', isInline: false },
  { bytes: '\x1f\x8b', type: 'application/gzip', isInline: false },
];

/** As many bytes of a file's beginning as {@link contentTypeOf} looks at. */
export const HEAD_BYTES = 16;

/**
 * The type of a file by what it begins with; its name and what was said of it count for nothing. Whatever is not known,
 * HTML and SVG among it, is only downloaded.
 */
export function contentTypeOf(head: Uint8Array): string {
  const start = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  return KINDS.find(({ bytes, at = 0 }) => start.startsWith(bytes, at))?.type ?? DOWNLOAD;
}

/** Whether a browser may show a file of this type by itself. */
export const isShownInline = (type: string) => KINDS.some((kind) => kind.type === type && kind.isInline);

/** How a file's name ends, with the dot, where that says what kind it is. */
export const endingOf = (name: string) => /\.[a-z0-9]{1,10}$/.exec(name.toLowerCase())?.[0] ?? '';

const NAME_MAX = 120;

/** A file's name as it is offered when it is saved: no folders, nothing that nobody sees. */
export function fileNameOf(sent: string): string {
  const name = sent
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}?#%]/gu, '')
    .trim()
    .replace(/^\.+/, '');
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot).slice(0, 16) : '';
  const stem = dot > 0 ? name.slice(0, dot) : name;
  return (stem.slice(0, NAME_MAX - ending.length) || 'file') + ending;
}
