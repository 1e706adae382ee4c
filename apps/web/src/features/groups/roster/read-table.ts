import { decodeTable, readCsv } from '@assay/rules/spreadsheets/read-csv.ts';
import { readXlsx } from '../../../lib/files/read-xlsx.ts';

export const TABLE_MAX_BYTES = 2 * 1024 * 1024;

/** A pasted table: separated as CSV is, by wide commas, or by blanks where there is nothing else. */
export function readPasted(text: string): string[][] {
  const source = text.replaceAll('，', ',');
  const first = source.trimStart().split('\n', 1)[0] ?? '';
  return readCsv(/[\t,;]/.test(first) ? source : source.replaceAll(/[^\S\n]+/g, '\t'));
}

/** The rows of a CSV or XLSX file; null when it cannot be read. */
export async function readTableFile(file: File): Promise<string[][] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip) return readXlsx(file);
  // what older spreadsheets save
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return null;
  return readCsv(decodeTable(bytes).text);
}
