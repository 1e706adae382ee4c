import { bytesFile, type FileRef, readBytes } from '../file-ref.ts';
import type { PackageFile, Statement } from '../problem-package.ts';
import { fileLink, linkedFiles, replaceFileLinks } from './statement-links.ts';

const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  gif: 'gif',
  jpeg: 'jpg',
  jpg: 'jpg',
  png: 'png',
  'svg+xml': 'svg',
  webp: 'webp',
};

const DATA = /<?data:image\/(png|jpe?g|gif|webp|svg\+xml);base64,([A-Za-z0-9+/=\s]+?)>?(?=[\s"')])/g;

/** The media type of a picture by its name, null for other files. */
export const pictureType = (name: string): string | null =>
  TYPES[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;

/** The sections of a statement, each changed. */
export const mapSections = (statement: Statement, change: (text: string) => string): Statement => ({
  ...statement,
  description: change(statement.description),
  input: change(statement.input),
  output: change(statement.output),
  interaction: change(statement.interaction),
  hint: change(statement.hint),
});

/** Pictures written into a statement, as pasted screenshots are, become files of it. */
export function takeDataPictures(statement: Statement, files: PackageFile[]): Statement {
  const names = new Map<string, string>();
  const taken = new Set(files.map(({ name }) => name));
  const nameOf = (type: string, base64: string): string => {
    const known = names.get(base64);
    if (known) return known;
    let at = files.length + 1;
    const name = () => `picture-${at}.${EXTENSIONS[type]}`;
    while (taken.has(name())) at++;
    const made = name();
    taken.add(made);
    files.push({ name: made, file: bytesFile(Buffer.from(base64, 'base64')) });
    names.set(base64, made);
    return made;
  };
  return mapSections(statement, (text) =>
    text.includes('data:image/')
      ? text.replace(DATA, (_, type: string, base64: string) => `<${fileLink(nameOf(type, base64))}>`)
      : text,
  );
}

/** A text that holds more than this is slow to show everywhere. */
const PICTURE_BYTES_MAX = 2 * 1024 * 1024;

async function dataOf(file: FileRef, type: string): Promise<string> {
  return `data:${type};base64,${(await readBytes(file, PICTURE_BYTES_MAX)).toString('base64')}`;
}

/**
 * Writes the pictures of a statement into its text, for formats that hold no files.
 * @param lost is told of files that cannot be written so
 */
export async function putDataPictures(
  statement: Statement,
  files: readonly PackageFile[],
  lost: (name: string) => void,
): Promise<Statement> {
  const data = new Map<string, string>();
  const texts = [statement.description, statement.input, statement.output, statement.interaction, statement.hint];
  const used = new Set(linkedFiles(texts.join('\n')));
  for (const { name, file } of files) {
    const type = pictureType(name);
    if (type === null || !used.has(name) || (file.bytes ?? 0) > PICTURE_BYTES_MAX) lost(name);
    else data.set(name, await dataOf(file, type));
  }
  return mapSections(statement, (text) => replaceFileLinks(text, (name) => data.get(name) ?? null));
}
