import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** Bytes write a name in another encoding than UTF-8. */
  name: string | Buffer;
  content?: string | Buffer;
  /** What the directory says instead of the truth. */
  lies?: Partial<{
    bytes: number;
    compressedBytes: number;
    crc: number;
    offset: number;
    method: number;
    /** 1 encrypted, 0x800 UTF-8 name. */
    flags: number;
    /** Type and permissions, such as 0o120777 for a symbolic link. */
    unixMode: number;
  }>;
  /** Already deflated content, for what is too large to deflate here. */
  deflated?: { data: Buffer; bytes: number; crc: number };
}

/** A zip archive, byte by byte as wished: what no honest tool writes can be written, too. */
export function buildZip(entries: readonly ZipEntry[], { entryCount }: { entryCount?: number } = {}): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', lies = {}, deflated } of entries) {
    const rawName = Buffer.from(name as string);
    const data = Buffer.from(content as string);
    const packed = deflated?.data ?? deflateRawSync(data);
    const isText = typeof name === 'string';
    const facts = {
      flags: lies.flags ?? (isText ? 0x800 : 0),
      method: lies.method ?? 8,
      crc: lies.crc ?? deflated?.crc ?? crc32(data),
      compressedBytes: lies.compressedBytes ?? packed.length,
      bytes: lies.bytes ?? deflated?.bytes ?? data.length,
    };
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    writeFacts(local, 4, facts);
    local.writeUInt16LE(rawName.length, 26);
    bodies.push(local, rawName, packed);

    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE((3 << 8) | 20, 4);
    writeFacts(central, 6, facts);
    central.writeUInt16LE(rawName.length, 28);
    central.writeUInt32LE(((lies.unixMode ?? 0o100644) << 16) >>> 0, 38);
    central.writeUInt32LE(lies.offset ?? offset, 42);
    directory.push(central, rawName);
    offset += local.length + rawName.length + packed.length;
  }
  const directoryBytes = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entryCount ?? entries.length, 8);
  end.writeUInt16LE(entryCount ?? entries.length, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

interface Facts {
  flags: number;
  method: number;
  crc: number;
  compressedBytes: number;
  bytes: number;
}

/** The fields that the local header and the directory share, from "version needed" on. */
function writeFacts(header: Buffer, at: number, { flags, method, crc, compressedBytes, bytes }: Facts) {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(flags, at + 2);
  header.writeUInt16LE(method, at + 4);
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(compressedBytes, at + 14);
  header.writeUInt32LE(bytes, at + 18);
}
