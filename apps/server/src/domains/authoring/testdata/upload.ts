import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  ARCHIVE_BYTES_MAX,
  type CaseWarning,
  UPLOAD_BYTES_MAX,
  uploadTestcaseZip,
} from '@assay/contract/authoring/testdata.ts';
import { fail } from '@assay/contract/errors.ts';
import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { openFiles } from '@assay/formats/archive/open-archive.ts';
import { plainText, type TextTraits, watchText } from '@assay/formats/archive/text-traits.ts';
import type { FileRef } from '@assay/formats/file-ref.ts';
import { evenGroupScores, evenScores } from '@assay/rules/authoring/even-scores.ts';
import type { FilePair } from '@assay/rules/authoring/pair-files.ts';
import { type Call, implement, viewerOf } from '../../../platform/http/call.ts';
import { storeBlob } from '../../files/blobs.ts';
import { findOwnerToWrite } from '../../problems/find-owner.ts';
import { limitsFor } from '../own/belonging.ts';
import { insertUpload, type StagedCase } from './data.queries.ts';
import { readTestdataJob } from './testdata-job.ts';

const VALID_HOURS = 24;
/** By one person, for problems that are not the site's. */
const OWN_UPLOADS_PER_HOUR = 60;

/** Folder of archives that are just being read; empty when none is. */
export const uploadFolder = (dataDir: string) => join(dataDir, 'uploads');

/** Streams the upload to a file of our own naming, lets `read` have it, and removes it whatever happens. */
async function withUpload<T>(call: Call, bytesMax: number, read: (path: string) => Promise<T>): Promise<T> {
  const folder = uploadFolder(call.config.dataDir);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomBytes(12).toString('hex')}.zip`);
  try {
    const upload = call.upload(bytesMax);
    await pipeline(upload.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (upload.truncated()) fail('request.tooLarge');
    return await read(path);
  } finally {
    await rm(path, { force: true });
  }
}

interface StoredFile {
  blob: BlobRef;
  traits: TextTraits;
}

async function storeFile(call: Call, file: FileRef): Promise<StoredFile> {
  const traits = plainText();
  const blob = await storeBlob(call, () => watchText(file.open(), traits));
  return { blob, traits };
}

const warningsOf = (pair: FilePair, files: readonly StoredFile[]): CaseWarning[] => [
  ...(pair.answerMissing ? (['answerMissing'] as const) : []),
  ...(files.some(({ traits }) => traits.byteOrderMark) ? (['byteOrderMark'] as const) : []),
  ...(files.some(({ traits }) => traits.crlf) ? (['crlf'] as const) : []),
  ...(files.some(({ traits }) => !traits.finalNewline) ? (['noFinalNewline'] as const) : []),
];

async function stagePair(call: Call, pair: FilePair, files: { input: FileRef; output: FileRef | null }) {
  const input = await storeFile(call, files.input);
  const output = files.output && (await storeFile(call, files.output));
  const staged: StagedCase = {
    inputName: pair.input,
    outputName: pair.output,
    input: input.blob,
    output: output?.blob ?? (await storeBlob(call, () => Buffer.alloc(0))),
  };
  return { staged, warnings: warningsOf(pair, output ? [input, output] : [input]) };
}

async function stageArchive(call: Call, path: string, mode: CaseMode, bytes: number) {
  const read = await call.readers.run(readTestdataJob, { path, mode, bytes }, viewerOf(call).uid);
  const { fileOf, close } = openFiles(path);
  try {
    const cases = [];
    for (const { pair, input, output } of read.pairs) {
      const files = { input: fileOf(input), output: output && fileOf(output) };
      cases.push({ pair, ...(await stagePair(call, pair, files)) });
    }
    return { cases, unpaired: read.unpaired, ignored: read.ignored };
  } finally {
    close();
  }
}

const scoresOf = (pairs: readonly FilePair[]) =>
  pairs.some(({ groupNum }) => groupNum !== null)
    ? evenGroupScores(pairs.map(({ groupNum }) => groupNum ?? 1))
    : evenScores(pairs.length);

export const uploadCalls = [
  implement(uploadTestcaseZip, async (call, { mode, pid, gid }) => {
    const viewer = viewerOf(call);
    const { uid } = viewer;
    const limits = await limitsFor(call, viewer, await findOwnerToWrite(call, viewer, { pid, gid }));
    if (limits) call.limiter.take('own-testdata', String(uid), OWN_UPLOADS_PER_HOUR, 3600);
    const bytes = limits ? limits.dataMb * 1024 * 1024 : ARCHIVE_BYTES_MAX;
    const { cases, unpaired, ignored } = await withUpload(call, Math.min(bytes, UPLOAD_BYTES_MAX), (path) =>
      stageArchive(call, path, mode ?? 'default', bytes),
    );
    const scores = scoresOf(cases.map(({ pair }) => pair));
    const key = randomBytes(18).toString('base64url');
    await insertUpload(call.db, {
      key,
      uid,
      cases: cases.map(({ staged }) => staged),
      expiresAt: new Date(call.clock.now().getTime() + VALID_HOURS * 3_600_000),
    });
    const fileList = cases.map(({ pair, staged, warnings }, at) => ({
      input: staged.inputName,
      output: staged.outputName,
      inputBytes: staged.input.bytes,
      outputBytes: staged.output.bytes,
      groupNum: pair.groupNum,
      score: scores[at]!,
      warnings,
    }));
    return { uploadKey: key, fileList, unpaired, ignored, fileListDir: key };
  }),
];
