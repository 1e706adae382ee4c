import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Failure } from '@assay/contract/failure.ts';
import yauzl, { type ZipFile } from 'yauzl';
import { type FileRef, readText } from '../file-ref.ts';
import { type Archive, archiveOf } from './archive.ts';
import { type PackedFile, packedFile, unpack } from './unpack.ts';
import { readZipDirectory, type ZipLimits } from './zip-directory.ts';

/** An archive that holds a file open until it is closed. */
export interface OpenArchive {
  archive: Archive;
  close(): void;
}

/** Packages hold far more files than test data alone: pictures, solutions, validators, one file per hint. */
export const PACKAGE_LIMITS: ZipLimits = { entries: 50_000, bytes: 4 * 1024 ** 3, renames: true };

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

const unpacked = (zip: ZipFile, packed: PackedFile): FileRef & { bytes: number } => ({
  bytes: packed.bytes,
  open: () => unpack(zip, packed),
});

/** The files of a package whose directory another thread has read. */
export interface OpenFiles {
  fileOf(packed: PackedFile): FileRef;
  close(): void;
}

/** Opens a package without reading its directory, however long that is. @throws Failure `testdata.notZip` when a file is asked for */
export function openFiles(path: string): OpenFiles {
  let opened: Promise<ZipFile> | null = null;
  return {
    fileOf: (packed) => ({
      bytes: packed.bytes,
      async *open() {
        opened ??= openZip(path);
        yield* unpack(await opened, packed);
      },
    }),
    close: () =>
      void opened?.then(
        (zip) => zip.close(),
        () => {},
      ),
  };
}

/**
 * Opens a zip file and reads its directory; the whole of it is refused when anything in there is not right. One folder
 * that everything lies in is taken off. Nothing is unpacked before it is read.
 * @throws Failure `testdata.*`
 */
export async function openZipArchive(path: string, fileName: string, limits: ZipLimits): Promise<OpenArchive> {
  const zip = await openZip(path);
  try {
    const { files, folder, ignored, guessed, renamed } = await readZipDirectory(zip, limits).catch(asArchiveFault);
    const entries = files.map(({ name, entry }) => {
      const packed = packedFile(entry, name);
      return {
        path: name,
        isExecutable: ((entry.externalFileAttributes >>> 16) & EXECUTABLE) !== 0,
        source: { kind: 'entry' as const, packed },
        ...unpacked(zip, packed),
      };
    });
    const seen = { ignored, guessedNames: guessed, changedNames: renamed };
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
    const text = await readText(unpacked(zip, packedFile(file.entry, file.name)), limits.bytes);
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
    source: { kind: 'disk' as const, path, bytes: size },
    open: () => createReadStream(path),
  };
  return { archive: archiveOf(plainName(fileName), [entry]), close: () => {} };
}
