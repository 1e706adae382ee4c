import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Failure } from '@assay/contract/errors.ts';
import yauzl, { type ZipFile } from 'yauzl';
import { readText } from '../file-ref.ts';
import { type Archive, archiveOf } from './archive.ts';
import { unpack } from './unpack.ts';
import { readZipDirectory, type ZipLimits } from './zip-directory.ts';

/** An archive that holds a file open until it is closed. */
export interface OpenArchive {
  archive: Archive;
  close(): void;
}

/** Packages hold far more files than test data alone: pictures, solutions, validators, one file per hint. */
export const PACKAGE_LIMITS: ZipLimits = { entries: 50_000, bytes: 4 * 1024 ** 3 };

const openZip = async (path: string): Promise<ZipFile> => {
  try {
    return await yauzl.openPromise(path, { autoClose: false, decodeStrings: false });
  } catch (error) {
    throw new Failure('testdata.notZip', {}, String(error));
  }
};

/** Whatever is wrong inside the archive is the archive's fault. */
const asArchiveFault = (error: unknown): never => {
  if (error instanceof Failure || (error as NodeJS.ErrnoException).code !== undefined) throw error;
  throw new Failure('testdata.notZip', {}, String(error));
};

const EXECUTABLE = 0o111;

const baseName = (fileName: string) => fileName.replace(/^.*[/\\]/, '');

/** What a client's file name is good for: a hint for ids. */
const plainName = (fileName: string) =>
  baseName(fileName)
    .replace(/\.(zip|kpp|xml)$/i, '')
    .slice(0, 100);

/**
 * Opens a zip file and reads its directory; the whole of it is refused when anything in there is not right. One folder
 * that everything lies in is taken off. Nothing is unpacked before it is read.
 * @throws Failure `testdata.*`
 */
export async function openZipArchive(path: string, fileName: string, limits: ZipLimits): Promise<OpenArchive> {
  const zip = await openZip(path);
  try {
    const { files, folder, ignored, guessed } = await readZipDirectory(zip, limits).catch(asArchiveFault);
    const entries = files.map((file) => ({
      path: file.name,
      bytes: file.entry.uncompressedSize,
      isExecutable: ((file.entry.externalFileAttributes >>> 16) & EXECUTABLE) !== 0,
      source: { kind: 'entry' as const, path: file.name },
      open: () => unpack(zip, file),
    }));
    const seen = { ignored, guessedNames: guessed };
    return { archive: archiveOf(folder || plainName(fileName), entries, seen), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/**
 * Reads the small texts of a zip file in memory, with the same checks.
 * @throws Failure `testdata.*`
 */
export async function readZipTexts(content: Buffer, limits: ZipLimits): Promise<{ path: string; text: string }[]> {
  const zip = await yauzl
    .fromBufferPromise(content, { decodeStrings: false })
    .catch((error: unknown) => Promise.reject(new Failure('testdata.notZip', {}, String(error))));
  const { files } = await readZipDirectory(zip, limits).catch(asArchiveFault);
  const texts: { path: string; text: string }[] = [];
  for (const file of files) {
    const bytes = file.entry.uncompressedSize;
    const text = await readText({ bytes, open: () => unpack(zip, file) }, limits.bytes);
    texts.push({ path: file.name, text });
  }
  return texts;
}

export const isZipContent = (content: Uint8Array) => content[0] === 0x50 && content[1] === 0x4b;

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt16LE(0) === 0x4b50;
  } finally {
    await file.close();
  }
}

/** Opens a zip file, or a single file such as an XML as an archive of one entry. What it is, its first bytes tell. */
export async function openPackage(path: string, fileName: string): Promise<OpenArchive> {
  if (await isZip(path)) return openZipArchive(path, fileName, PACKAGE_LIMITS);
  const file = await open(path);
  const { size } = await file.stat().finally(() => file.close());
  const name = baseName(fileName).slice(-100) || 'file';
  const entry = {
    path: name,
    bytes: size,
    isExecutable: false,
    source: { kind: 'entry' as const, path: name },
    open: () => createReadStream(path),
  };
  return { archive: archiveOf(plainName(fileName), [entry]), close: () => {} };
}
