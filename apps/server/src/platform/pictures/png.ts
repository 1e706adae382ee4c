import { crc32, deflateSync } from 'node:zlib';

/** Pixels, three (RGB) or four (RGBA) bytes each, row by row. */
export interface Picture {
  width: number;
  height: number;
  channels: 3 | 4;
  data: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOUR_TYPE = { 3: 2, 4: 6 } as const;

function chunk(name: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

/** Encodes a picture as PNG, eight bits a channel. */
export function encodePng({ width, height, channels, data }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, COLOUR_TYPE[channels], 0, 0, 0], 8);
  const rowBytes = width * channels;
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(data.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const pngDataUrl = (picture: Picture): string =>
  `data:image/png;base64,${encodePng(picture).toString('base64')}`;
