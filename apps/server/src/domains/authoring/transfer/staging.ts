import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { type OpenFiles, openFiles } from '@assay/formats/archive/open-archive.ts';
import { bytesFile, type FileRef, type FileSource, fileAt } from '@assay/formats/file-ref.ts';
import type { FormatId } from '@assay/formats/format.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import { Report } from '@assay/formats/report.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { storeBlob } from '../../files/blobs.ts';
import { uploadFolder } from '../testdata/upload.ts';
import type { Drafted } from './draft.ts';
import { attachFiles } from './jobs/detached-files.ts';
import { detectFormatJob, readPackagesJob } from './jobs/read-job.ts';
import { failed } from './outcome.ts';
import { findLanguageNames, findNodeMemory, findPackageUpload, insertPackageUpload } from './transfer.queries.ts';

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

/** Streams the upload, of so many bytes at most, into the content store. */
export async function storeUpload(call: Call, bytesMax: number): Promise<StoredUpload> {
  const upload = call.upload(bytesMax);
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
export async function stagePackage(call: Call, bytesMax: number): Promise<StagedPackage & { format: FormatId | null }> {
  const stored = await storeUpload(call, bytesMax);
  const { uid } = viewerOf(call);
  const place = { path: call.blobs.path(stored.hash), fileName: stored.fileName };
  const format = await call.readers.run(detectFormatJob, place, uid);
  const key = randomBytes(18).toString('base64url');
  const now = call.clock.now();
  await insertPackageUpload(call.db, {
    key,
    uid,
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

/** The same as what can be read and imported. @throws Failure `package.unknown` */
export async function findStagedPackage(call: Call, key: string): Promise<StagedPackage> {
  const row = await findStaged(call, key);
  return { key: row.upload_key, fileName: row.file_name, hash: row.hash, bytes: row.bytes };
}

type ReadServices = Pick<Services, 'blobs' | 'db' | 'clock' | 'config' | 'readers'>;

export interface ReadPackages {
  format: FormatId;
  packages: ProblemPackage[];
  /** What the editor would save for each. */
  drafts: Drafted[];
  report: Report;
}

/** The files of packages that were read in another thread: those of the archive, and those that it laid into a folder. */
async function filesOf(services: ReadServices, upload: StoredUpload, archive: OpenFiles, folder: string) {
  const whole = services.blobs.path(upload.hash);
  const kept = new Map<string, FileRef>([[whole, fileAt(whole, upload.bytes)]]);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { hash, bytes } = await storeBlob(services, () => createReadStream(path));
    kept.set(path, { bytes, open: () => services.blobs.stream(hash) });
  }
  return (source: FileSource): FileRef => {
    if (source.kind === 'bytes') return bytesFile(source.content);
    if (source.kind === 'entry') return archive.fileOf(source.packed);
    return kept.get(source.path) ?? fail('package.unknown');
  };
}

/**
 * Reads every problem of a stored package in a thread of its own, and lets `use` have them while the archive is open.
 * @param chosen null: the format that its content says
 * @param uid whose package it is: one is read at a time
 * @throws Failure `testdata.*`, `package.notRecognised`, `package.notReadable`, `reader.*`
 */
export async function withPackages<T>(
  services: ReadServices,
  upload: StoredUpload,
  chosen: FormatId | null | undefined,
  uid: number,
  use: (read: ReadPackages) => Promise<T>,
): Promise<T> {
  const path = services.blobs.path(upload.hash);
  const uploads = uploadFolder(services.config.dataDir);
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, 'read-'));
  const archive = openFiles(path);
  try {
    const site = { languages: await findLanguageNames(services.db), nodeMemoryMb: await findNodeMemory(services.db) };
    const wanted = { path, fileName: upload.fileName, chosen: chosen ?? null, folder, site };
    const { format, packages, notes } = await services.readers.run(readPackagesJob, wanted, uid);
    const fileOf = await filesOf(services, upload, archive, folder);
    return await use({
      format,
      packages: packages.map(({ problem }) => attachFiles(problem, fileOf)),
      drafts: packages,
      report: new Report(notes),
    });
  } finally {
    archive.close();
    await rm(folder, { recursive: true, force: true });
  }
}
