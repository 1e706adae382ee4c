import { ANSWERS_CHARS_MAX } from '@assay/rules/judging/answers/answer-files.ts';
import { readZipEntries } from '../../../../lib/files/read-zip-entry.ts';

/** Four bytes are the most that one character takes. */
const FILE_BYTES_MAX = 4 * ANSWERS_CHARS_MAX;

const isZip = (file: File) => /\.zip$/i.test(file.name) || file.type === 'application/zip';

/** Texts of chosen files, those inside a zip among them; `unread`: too large or no text. */
export async function readAnswerFiles(
  chosen: readonly File[],
): Promise<{ files: { name: string; text: string }[]; unread: string[] }> {
  const files: { name: string; text: string }[] = [];
  const unread: string[] = [];
  const take = (name: string, text: string | null) => {
    if (text === null || text.includes('\0')) unread.push(name);
    else files.push({ name, text });
  };
  for (const file of chosen) {
    if (isZip(file)) {
      for (const { name, text } of await readZipEntries(file, FILE_BYTES_MAX)) take(name, text);
    } else {
      take(file.name, file.size <= FILE_BYTES_MAX ? await file.text() : null);
    }
  }
  return { files, unread };
}
