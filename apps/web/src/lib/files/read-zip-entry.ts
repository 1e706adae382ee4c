/** Beyond this nothing is read: samples are small. */
const ENTRY_MAX_BYTES = 64 * 1024;
const DIRECTORY_MAX_BYTES = 4 * 1024 * 1024;
export const END_SIGNATURE = 0x06054b50;
export const ENTRY_SIGNATURE = 0x02014b50;
/** Of the end record, with the longest comment there can be. */
const END_MAX_BYTES = 22 + 0xffff;

interface Entry {
  method: number;
  packedBytes: number;
  bytes: number;
  headerAt: number;
}

const viewOf = async (blob: Blob) => new DataView(await blob.arrayBuffer());

/** Where the directory of the archive is; null when there is none, or it is of the kind for huge archives. */
async function findDirectory(archive: Blob): Promise<Blob | null> {
  const tail = await viewOf(archive.slice(Math.max(0, archive.size - END_MAX_BYTES)));
  for (let at = tail.byteLength - 22; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END_SIGNATURE) continue;
    const [bytes, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
    return bytes <= DIRECTORY_MAX_BYTES ? archive.slice(start, start + bytes) : null;
  }
  return null;
}

async function findEntries(archive: Blob, isWanted: (name: string) => boolean): Promise<Map<string, Entry>> {
  const found = new Map<string, Entry>();
  const directory = await findDirectory(archive);
  if (!directory) return found;
  const view = await viewOf(directory);
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === ENTRY_SIGNATURE; ) {
    const nameBytes = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameBytes));
    if (isWanted(name)) {
      found.set(name, {
        method: view.getUint16(at + 10, true),
        packedBytes: view.getUint32(at + 20, true),
        bytes: view.getUint32(at + 24, true),
        headerAt: view.getUint32(at + 42, true),
      });
    }
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

async function readEntry(
  archive: Blob,
  { method, packedBytes, bytes, headerAt }: Entry,
  maxBytes: number,
): Promise<string | null> {
  if (bytes > maxBytes || packedBytes > maxBytes || (method !== 0 && method !== 8)) return null;
  const header = await viewOf(archive.slice(headerAt, headerAt + 30));
  const start = headerAt + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = archive.slice(start, start + packedBytes);
  if (method === 0) return packed.text();
  return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

/**
 * Texts of small files in a zip on this computer, read without unpacking the rest, so that a sample can be filled in before
 * anything is saved. A convenience: what cannot be read is null, and the server alone judges the archive.
 */
export async function readZipTexts(
  archive: Blob,
  names: readonly string[],
  maxBytes = ENTRY_MAX_BYTES,
): Promise<(string | null)[]> {
  try {
    const entries = await findEntries(archive, (name) => names.includes(name));
    return await Promise.all(
      names.map((name) => {
        const entry = entries.get(name);
        return entry ? readEntry(archive, entry, maxBytes) : null;
      }),
    );
  } catch {
    return names.map(() => null);
  }
}

/** Files of an archive are looked at up to this many; more is no set of answers. */
const ENTRIES_MAX = 1_000;

/**
 * Texts of all files in a zip on this computer. What is larger than told, damaged or packed in another way is null; so is the archive
 * itself, by its own name, when it cannot be read at all.
 * @param maxBytes of one file
 */
export async function readZipEntries(
  archive: File,
  maxBytes: number,
): Promise<{ name: string; text: string | null }[]> {
  try {
    const entries = [...(await findEntries(archive, (name) => !name.endsWith('/')))].slice(0, ENTRIES_MAX);
    if (entries.length === 0) return [{ name: archive.name, text: null }];
    return await Promise.all(
      entries.map(async ([name, entry]) => ({
        name,
        text: await readEntry(archive, entry, maxBytes).catch(() => null),
      })),
    );
  } catch {
    return [{ name: archive.name, text: null }];
  }
}
