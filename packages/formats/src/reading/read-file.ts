import type * as z from 'zod';
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

/** A JSON file of a shape; null, with an error in the report that names the first wrong field, when it has another. */
export async function readJsonAs<Shape extends z.ZodType>(
  shape: Shape,
  entry: ArchiveEntry,
  path: string,
  report: Report,
): Promise<z.infer<Shape> | null> {
  const content = await readJsonFile(entry, path, report);
  if (content === undefined) return null;
  const parsed = shape.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  report.add(READER_NOTES.badField, path, { field: issue!.path.join('.'), reason: issue!.message });
  return null;
}
