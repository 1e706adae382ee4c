import { budgetOf, declareBounds, type ReaderBounds } from '@assay/contract/readers/bounded.ts';
import { bytesFile, type FileRef, type FileSource, fileAt } from '@assay/formats/file-ref.ts';
import type { WrittenFile } from '@assay/formats/format.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';

const BOUNDS = declareBounds({
  reader: { en: 'Texts of a package', zh: '题目包中的文本' },
  where: 'apps/server/src/domains/authoring/transfer/jobs/detached-files.ts',
  input: { max: 32 * 1024 * 1024, unit: 'characters' },
  parts: { max: 32 * 1024 * 1024, unit: 'characters' },
  time: 'linear',
} satisfies ReaderBounds);

/** A problem package, or one that is planned, whose files are only named, so that it can be sent from thread to thread. */
export interface Detached<Whole extends ProblemPackage | WrittenFile> {
  readonly detached: unknown;
  /** Never there: what it becomes again. */
  readonly whole?: Whole;
}

interface NamedFile {
  $file: FileSource;
}

const isFile = (value: object): value is FileRef => typeof (value as Partial<FileRef>).open === 'function';
const isNamed = (value: object): value is NamedFile => Object.hasOwn(value, '$file');

/** The same value with every object changed for which `change` has another. */
function mapped(value: unknown, change: (value: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const other = change(value);
  if (other !== undefined) return other;
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapped(field, change)]));
}

function countTexts(value: unknown, take: (chars: number) => void): void {
  if (ArrayBuffer.isView(value)) return;
  if (typeof value === 'string') take(value.length);
  else if (typeof value === 'object' && value !== null)
    for (const field of Object.values(value)) countTexts(field, take);
}

const copied = (source: FileSource): FileSource =>
  source.kind === 'bytes' ? { kind: 'bytes', content: Uint8Array.from(source.content) } : source;

/** @throws Failure `reader.tooLarge` when its texts together are more than a package has */
export function detachFiles<Whole extends ProblemPackage | WrittenFile>(whole: Whole): Detached<Whole> {
  const detached = mapped(whole, (value) => {
    if (!isFile(value)) return undefined;
    if (!value.source) throw new Error('a file of a package has no place');
    return { $file: copied(value.source) } satisfies NamedFile;
  });
  const budget = budgetOf(BOUNDS);
  countTexts(detached, (chars) => budget.take(chars));
  return { detached };
}

/** The same with its files again. */
export const attachFiles = <Whole extends ProblemPackage | WrittenFile>(
  { detached }: Detached<Whole>,
  fileOf: (source: FileSource) => FileRef,
): Whole => mapped(detached, (value) => (isNamed(value) ? fileOf(value.$file) : undefined)) as Whole;

/** What lies in memory or on disk, as a file again. */
export function placedFile(source: FileSource): FileRef {
  if (source.kind === 'bytes') return bytesFile(source.content);
  if (source.kind === 'disk') return fileAt(source.path, source.bytes);
  throw new Error('an entry of an archive that is not open');
}
