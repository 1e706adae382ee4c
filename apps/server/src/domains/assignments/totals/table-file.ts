import { type BoardTable, toCsv } from '@assay/formats/contests/board-table.ts';
import { toXlsx } from '@assay/formats/contests/xlsx.ts';
import { FileAnswer } from '../../../platform/http/call.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FileWanted {
  /** Of the sheet. */
  title: string;
  /** Of the file, without its ending. */
  name: string;
  format: 'xlsx' | 'csv' | undefined;
}

/** A table as a file for spreadsheets, without formulas. */
export async function tableFile({ title, name, format }: FileWanted, table: BoardTable): Promise<FileAnswer> {
  if (format !== 'csv') return new FileAnswer(await toXlsx(title, table), { name: `${name}.xlsx`, type: XLSX_TYPE });
  return new FileAnswer(Buffer.from(toCsv(table)), { name: `${name}.csv`, type: 'text/csv; charset=utf-8' });
}
