import type { ArchiveEntry } from '../archive/archive.ts';
import { readText } from '../file-ref.ts';
import type { Report } from '../report.ts';
import { READER_NOTES } from './notes.ts';

/** Statements, configurations and sources are small; a larger one is something else. */
const TEXT_BYTES_MAX = 4 * 1024 * 1024;

/** A text file of a package; null, with an error in the report, when it is too large for one. */
export async function readTextFile(entry: ArchiveEntry, path: string, report: Report): Promise<string | null> {
  if (entry.bytes > TEXT_BYTES_MAX) {
    report.add(READER_NOTES.textTooLong, path, { max: TEXT_BYTES_MAX });
    return null;
  }
  return readText(entry, TEXT_BYTES_MAX);
}

/** A JSON file of a package; undefined, with an error in the report, when it is none. */
export async function readJsonFile(entry: ArchiveEntry, path: string, report: Report): Promise<unknown> {
  const text = await readTextFile(entry, path, report);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    report.add(READER_NOTES.notReadable, path, { reason: (error as SyntaxError).message });
    return undefined;
  }
}
