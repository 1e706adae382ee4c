import type { Picture } from './png.ts';

const BI_RGB = 0;

/**
 * Reads an uncompressed Windows bitmap of 8, 24 or 32 bits a pixel, which is what drawing programs write.
 * @returns null when it is something else
 */
export function decodeBmp(file: Buffer, maxPixels: number): Picture | 'too large' | null {
  if (file.length < 54 || file.toString('latin1', 0, 2) !== 'BM') return null;
  const [start, headerBytes] = [file.readUInt32LE(10), file.readUInt32LE(14)];
  const [width, signedHeight] = [file.readInt32LE(18), file.readInt32LE(22)];
  const [bits, compression] = [file.readUInt16LE(28), file.readUInt32LE(30)];
  const height = Math.abs(signedHeight);
  if (headerBytes < 40 || width <= 0 || height === 0 || compression !== BI_RGB || ![8, 24, 32].includes(bits))
    return null;
  if (width * height > maxPixels) return 'too large';
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  if (start + rowBytes * height > file.length) return null;

  const palette = 14 + headerBytes;
  if (bits === 8 && palette > start) return null;
  const colours = Math.floor((start - palette) / 4);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = start + rowBytes * (signedHeight < 0 ? y : height - 1 - y);
    for (let x = 0; x < width; x += 1) {
      const pixel = row + (x * bits) / 8;
      if (bits === 8 && file[pixel]! >= colours) return null;
      const from = bits === 8 ? palette + file[pixel]! * 4 : pixel;
      const to = (y * width + x) * 3;
      data[to] = file[from + 2]!;
      data[to + 1] = file[from + 1]!;
      data[to + 2] = file[from]!;
    }
  }
  return { width, height, channels: 3, data };
}
