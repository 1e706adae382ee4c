import { randomBytes } from 'node:crypto';
import { PACKAGE_BYTES_MAX } from '@assay/contract/authoring/transfer.ts';
import { Failure, fail } from '@assay/contract/errors.ts';
import type { Archive } from '@assay/formats/archive/archive.ts';
import { openPackage } from '@assay/formats/archive/open-archive.ts';
import type { FileRef } from '@assay/formats/file-ref.ts';
import type { Format, FormatId } from '@assay/formats/format.ts';
import { detectFormat, findFormat } from '@assay/formats/formats.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import { readPackagesWith } from '@assay/formats/read-packages.ts';
import { wordsOfFault } from '@assay/formats/reading/fault.ts';
import { READER_NOTES } from '@assay/formats/reading/notes.ts';
import { Report } from '@assay/formats/report.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { storeBlob } from '../../files/blobs.ts';
import { failed } from './outcome.ts';
import { findPackageUpload, insertPackageUpload } from './transfer.queries.ts';

const VALID_HOURS = 24;
const NAME_MAX = 200;

interface StoredUpload {
  fileName: string;
  hash: string;
  bytes: number;
}

export interface StagedPackage extends StoredUpload {
  key: string;
}

/** Streams the upload into the content store. */
export async function storeUpload(call: Call): Promise<StoredUpload> {
  const upload = await call.upload(PACKAGE_BYTES_MAX);
  let isFirst = true;
  const { hash, bytes } = await storeBlob(call, () => {
    // the body of a request flows once; equal content that a sweep removes meanwhile is uploaded again by its owner
    if (!isFirst) fail('package.unknown');
    isFirst = false;
    return upload.stream as AsyncIterable<Uint8Array>;
  });
  if (upload.truncated()) fail('request.tooLarge');
  const fileName = upload.fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, NAME_MAX);
  return { fileName, hash, bytes };
}

/**
 * Stores the upload and notes whose it is, so that it can be imported. What cannot be opened is refused and not noted.
 * @returns with the format that its content says; null when that is none
 * @throws Failure `testdata.*`
 */
export async function stagePackage(call: Call): Promise<StagedPackage & { format: FormatId | null }> {
  const stored = await storeUpload(call);
  const format = (await withArchive(call, stored, detectFormat))?.id ?? null;
  const key = randomBytes(18).toString('base64url');
  const now = call.clock.now();
  await insertPackageUpload(call.db, {
    key,
    uid: viewerOf(call).uid,
    ...stored,
    outcome: format ? null : failed(new Failure('package.notRecognised')),
    now,
    expiresAt: new Date(now.getTime() + VALID_HOURS * 3_600_000),
  });
  return { key, ...stored, format };
}

/** An upload of this viewer that is still valid. @throws Failure `package.unknown` */
export async function findStaged(call: Call, key: string) {
  const row = await findPackageUpload(call.db, key, viewerOf(call).uid, call.clock.now());
  return row ?? fail('package.unknown');
}

type Store = Pick<Services, 'blobs' | 'db' | 'clock'>;

/** Opens a stored package; it is closed again whatever happens. */
export async function withArchive<T>(
  { blobs }: Store,
  { hash, fileName }: StoredUpload,
  use: (archive: Archive) => Promise<T>,
): Promise<T> {
  const { archive, close } = await openPackage(blobs.path(hash), fileName);
  try {
    return await use(archive);
  } finally {
    close();
  }
}

/**
 * The format that reads an archive: the one that was chosen, or what its content says.
 * @throws Failure `package.notRecognised`, `package.notReadable`
 */
export async function readerFor(
  archive: Archive,
  chosen: FormatId | null | undefined,
): Promise<Required<Pick<Format, 'id' | 'read'>>> {
  const format = chosen ? findFormat(chosen) : await detectFormat(archive);
  if (!format) return fail(chosen ? 'package.notReadable' : 'package.notRecognised', { format: chosen ?? '' });
  return format.read ? { id: format.id, read: format.read } : fail('package.notReadable', { format: format.id });
}

export interface ReadPackages {
  format: FormatId;
  packages: ProblemPackage[];
  report: Report;
}

/** Reads every problem of an archive; what does not lie in it as a file of its own is kept in the content store. */
export async function readPackages(
  store: Store,
  archive: Archive,
  chosen: FormatId | null | undefined,
): Promise<ReadPackages> {
  const { id, read } = await readerFor(archive, chosen);
  const report = new Report();
  const keep = async (content: AsyncIterable<Uint8Array>): Promise<FileRef> => {
    let isFirst = true;
    const { hash, bytes } = await storeBlob(store, () => {
      if (!isFirst) fail('server.busy');
      isFirst = false;
      return content;
    });
    return { bytes, open: () => store.blobs.stream(hash) };
  };
  try {
    return { format: id, packages: await readPackagesWith({ read }, { archive, report, keep }), report };
  } catch (error) {
    report.add(READER_NOTES.notReadable, null, { reason: wordsOfFault(error) });
    return { format: id, packages: [], report };
  }
}
