import type { PackageFormat } from '@assay/contract/authoring/transfer.ts';
import type { Archive } from './archive/archive.ts';
import type { ZipContent } from './archive/write-zip.ts';
import type { FileRef } from './file-ref.ts';
import type { ProblemPackage } from './problem-package.ts';
import type { Report } from './report.ts';

export type FormatId = PackageFormat;

/** What a reader is given. */
export interface ReadContext {
  archive: Archive;
  report: Report;
  /**
   * Keeps bytes that do not lie in the archive as a file of their own, such as the cases inside one large XML.
   * They are there until the import has ended.
   */
  keep(content: AsyncIterable<Uint8Array>): Promise<FileRef>;
}

/** A file that is planned: data alone, of files that lie somewhere. Its bytes flow when it is read (`writing/stream-of.ts`). */
export interface WrittenFile {
  /** What to append to the name, such as `.zip`. */
  extension: string;
  mediaType: string;
  content: PlannedContent;
}

/** A zip, of files and of zips of its own; or a text, into which files flow as sections of CDATA. */
export type PlannedContent =
  | { kind: 'zip'; contents: readonly (ZipContent | { path: string; zip: readonly ZipContent[] })[] }
  | { kind: 'text'; pieces: readonly (string | { file: FileRef })[] };

export const zipOf = (contents: (PlannedContent & { kind: 'zip' })['contents']): WrittenFile => ({
  extension: '.zip',
  mediaType: 'application/zip',
  content: { kind: 'zip', contents },
});

export interface Format {
  id: FormatId;
  name: { en: string; zh: string };
  /**
   * How surely the archive is of this format, by its content: 0 no, 1 yes. The most certain format reads it; formats that
   * accept nearly everything answer little.
   */
  detect(archive: Archive): Promise<number>;
  /**
   * Reads every problem of the archive. What is wrong with one goes into the report; a problem that cannot be understood
   * at all is left out with an error.
   */
  read?(context: ReadContext): Promise<ProblemPackage[]>;
  /** Plans the file and tells the losses in the report; an error there means that these problems cannot be written so. */
  write?(packages: readonly ProblemPackage[], report: Report): Promise<WrittenFile>;
}
