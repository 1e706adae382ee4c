import { shapeFaultWords } from '@assay/contract/bounds/shape-faults.ts';
import type * as z from 'zod';
import type { ArchiveEntry } from '../archive/archive.ts';
import { readText } from '../file-ref.ts';
import type { Report } from '../report.ts';
import { readYaml, type YamlMap } from '../yaml.ts';
import { wordsOfFault } from './fault.ts';
import { parseJson } from './json.ts';
import { READER_NOTES } from './notes.ts';

/** Statements, configurations and sources are small; a larger one is something else. */
const TEXT_BYTES_MAX = 4 * 1024 * 1024;

/** A text file of a package; null, with an error in the report, when it is too large for one. */
export async function readTextFile(
  entry: ArchiveEntry,
  path: string,
  report: Report,
  max = TEXT_BYTES_MAX,
): Promise<string | null> {
  if (entry.bytes > max) {
    report.add(READER_NOTES.textTooLong, path, { max });
    return null;
  }
  return readText(entry, max);
}

/** A text file that `parse` understands; undefined, with an error in the report, when it does not. */
async function readParsed<T>(
  entry: ArchiveEntry,
  path: string,
  report: Report,
  parse: (text: string) => T,
  max?: number,
): Promise<T | undefined> {
  const text = await readTextFile(entry, path, report, max);
  if (text === null) return undefined;
  try {
    return parse(text);
  } catch (error) {
    report.add(READER_NOTES.notReadable, path, { reason: wordsOfFault(error) });
    return undefined;
  }
}

/** A YAML file of a package as a map; null, with an error in the report, when it is none. */
export const readYamlFile = async (entry: ArchiveEntry, path: string, report: Report): Promise<YamlMap | null> =>
  (await readParsed(entry, path, report, readYaml)) ?? null;

/** A JSON file of a package; undefined, with an error in the report, when it is none. */
export const readJsonFile = (entry: ArchiveEntry, path: string, report: Report, max?: number): Promise<unknown> =>
  readParsed(entry, path, report, parseJson, max);

/** A JSON file of a shape; null, with an error in the report that names the first wrong field, when it has another. */
export async function readJsonAs<Shape extends z.ZodType>(
  shape: Shape,
  entry: ArchiveEntry,
  path: string,
  report: Report,
  max?: number,
): Promise<z.infer<Shape> | null> {
  const content = await readJsonFile(entry, path, report, max);
  if (content === undefined) return null;
  const parsed = shape.safeParse(content);
  if (parsed.success) return parsed.data;
  const [fault] = shapeFaultWords(shape, content);
  if (fault!.field === '') report.add(READER_NOTES.notReadable, path, { reason: fault!.reason });
  else report.add(READER_NOTES.badField, path, { field: fault!.field, reason: fault!.reason });
  return null;
}
