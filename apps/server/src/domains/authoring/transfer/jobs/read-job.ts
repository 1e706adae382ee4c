import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PACKAGE_BYTES_MAX } from '@assay/contract/authoring/transfer.ts';
import { fail } from '@assay/contract/errors.ts';
import type { Archive } from '@assay/formats/archive/archive.ts';
import { openPackage } from '@assay/formats/archive/open-archive.ts';
import { type FileRef, fileAt } from '@assay/formats/file-ref.ts';
import type { Format, FormatId } from '@assay/formats/format.ts';
import { detectFormat, findFormat } from '@assay/formats/formats.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import { readPackagesWith } from '@assay/formats/read-packages.ts';
import { wordsOfFault } from '@assay/formats/reading/fault.ts';
import { READER_NOTES } from '@assay/formats/reading/notes.ts';
import { type Note, Report } from '@assay/formats/report.ts';
import { defineJob } from '../../../../platform/readers/job.ts';
import { type Drafted, type DraftFacts, draftOf } from '../draft.ts';
import { type Detached, detachFiles } from './detached-files.ts';

interface PackageToRead {
  /** Where the uploaded file lies. */
  path: string;
  fileName: string;
  /** Null: the one that its content says. */
  chosen: FormatId | null;
  /** An empty folder for what does not lie in the archive as a file of its own. */
  folder: string;
  site: DraftFacts;
}

export interface PackagesRead {
  format: FormatId;
  packages: (Drafted & { problem: Detached<ProblemPackage> })[];
  notes: Note[];
}

/**
 * The format that reads an archive: the one that was chosen, or what its content says.
 * @throws Failure `package.notRecognised`, `package.notReadable`
 */
async function readerFor(archive: Archive, chosen: FormatId | null): Promise<Required<Pick<Format, 'id' | 'read'>>> {
  const format = chosen ? findFormat(chosen) : await detectFormat(archive);
  if (!format) return fail(chosen ? 'package.notReadable' : 'package.notRecognised', { format: chosen ?? '' });
  return format.read ? { id: format.id, read: format.read } : fail('package.notReadable', { format: format.id });
}

/** Reads every problem of an archive. */
async function readArchive(archive: Archive, { chosen, folder, site }: PackageToRead): Promise<PackagesRead> {
  const { id, read } = await readerFor(archive, chosen);
  const report = new Report();
  const keep = async (content: AsyncIterable<Uint8Array>): Promise<FileRef> => {
    const path = join(folder, randomBytes(12).toString('hex'));
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return fileAt(path, (await stat(path)).size);
  };
  try {
    const packages = await readPackagesWith({ read }, { archive, report, keep });
    const drafted = packages.map((problem) => ({ problem: detachFiles(problem), ...draftOf(problem, site) }));
    return { format: id, packages: drafted, notes: report.notes };
  } catch (error) {
    report.add(READER_NOTES.notReadable, null, { reason: wordsOfFault(error) });
    return { format: id, packages: [], notes: report.notes };
  }
}

const BOUNDS = {
  where: 'apps/server/src/domains/authoring/transfer/jobs/read-job.ts',
  input: { max: PACKAGE_BYTES_MAX, unit: 'bytes' },
  parts: { max: 50_000, unit: 'files' },
} as const;

export const readPackagesJob = defineJob({
  name: 'problem packages',
  lane: 'import',
  bounds: { ...BOUNDS, reader: { en: 'Problem packages', zh: '题目包' }, time: 120_000 },
  async run(wanted: PackageToRead): Promise<PackagesRead> {
    const { archive, close } = await openPackage(wanted.path, wanted.fileName);
    try {
      return await readArchive(archive, wanted);
    } finally {
      close();
    }
  },
});

/** The format that the content of an upload says; null when that is none. */
export const detectFormatJob = defineJob({
  name: 'package format',
  lane: 'import',
  bounds: { ...BOUNDS, reader: { en: 'Format of a package', zh: '题目包格式' }, time: 20_000 },
  async run({ path, fileName }: Pick<PackageToRead, 'path' | 'fileName'>): Promise<FormatId | null> {
    const { archive, close } = await openPackage(path, fileName);
    try {
      return (await detectFormat(archive))?.id ?? null;
    } finally {
      close();
    }
  },
});
