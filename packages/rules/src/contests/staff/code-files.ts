import { timeIn } from '../../calendar/days.ts';
import { LANGUAGES } from '../../judging/languages/all.ts';

const EXTENSIONS = new Map(
  LANGUAGES.map(({ name, sourceFile }) => [name, sourceFile.slice(sourceFile.lastIndexOf('.') + 1)]),
);

/** Code in a language that the site got by itself is kept as text. */
const extensionOf = (language: string) => EXTENSIONS.get(language) ?? 'txt';

/** Names that Windows keeps for devices, whatever follows the dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name as one part of a path on any system: nothing that leaves the folder, hides, or is a device. */
export function safePart(name: string): string {
  const plain = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_')
    .replace(/^\.+|[. ]+$/g, '_')
    .slice(0, 80);
  return plain === '' || RESERVED.test(plain) ? `_${plain}` : plain;
}

export interface CodeFile {
  submitId: number;
  username: string;
  displayId: string;
  language: string;
  /** When it was received, milliseconds since 1970. */
  atMs: number;
}

/** `yyyyMMddHHmmss`. */
const stampOf = (timeZone: string, atMs: number) => timeIn(timeZone, new Date(atMs)).replace(/\D/g, '');

/**
 * Where each submission stands in the archive (CON-34): `user/A_(20260101120000).cpp` or
 * `A/user_(20260101120000).cpp`, by the clock of a time zone. Two that would get one name, in any letter case, carry their number besides.
 */
export function codePaths(files: readonly CodeFile[], split: 'user' | 'problem', timeZone: string): string[] {
  const taken = new Set<string>();
  return files.map(({ submitId, username, displayId, language, atMs }) => {
    const [folder, name] = split === 'user' ? [username, displayId] : [displayId, username];
    const stem = `${safePart(folder)}/${safePart(name)}_(${stampOf(timeZone, atMs)})`;
    const path = `${stem}.${extensionOf(language)}`;
    const unique = taken.has(path.toLowerCase()) ? `${stem}_${submitId}.${extensionOf(language)}` : path;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
