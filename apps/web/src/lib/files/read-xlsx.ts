import { columnAt } from '@assay/rules/spreadsheets/fill-column.ts';
import { readZipTexts } from './read-zip-entry.ts';

/** Of one part of a workbook, unpacked. */
const PART_MAX_BYTES = 16 * 1024 * 1024;
const COLUMNS_MAX = 60;
const ROWS_MAX = 5_000;

const parse = (xml: string | null | undefined) =>
  xml ? new DOMParser().parseFromString(xml, 'application/xml') : null;
/** Elements of a name, whatever prefix its writer gave them. */
const all = (within: Document | Element, name: string) =>
  [...within.getElementsByTagName('*')].filter(({ localName }) => localName === name);

/** Where the first sheet that is not hidden stands in the archive. */
function sheetPath(workbook: Document | null, relations: Document | null): string {
  const sheet = workbook && all(workbook, 'sheet').find((one) => !/hidden/i.test(one.getAttribute('state') ?? ''));
  // r:id, whatever its prefix is
  const id = [...(sheet?.attributes ?? [])].find(({ name }) => /:id$/.test(name))?.value;
  const target = relations && all(relations, 'Relationship').find((one) => one.getAttribute('Id') === id);
  const path = target?.getAttribute('Target') ?? 'worksheets/sheet1.xml';
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`;
}

/** Text of a cell or of a shared string: its runs, without readings that stand above the signs. */
const textOf = (of: Element) =>
  all(of, 't')
    .filter((run) => run.parentElement?.localName !== 'rPh')
    .map((run) => run.textContent ?? '')
    .join('');

function textOfCell(cell: Element, shared: readonly string[]): string {
  const kind = cell.getAttribute('t');
  if (kind === 'inlineStr') return textOf(cell);
  const value = all(cell, 'v')[0]?.textContent ?? '';
  return kind === 's' ? (shared[Number(value)] ?? '') : value;
}

/** The first visible sheet of a workbook. */
export interface Sheet {
  /** Where it stands in the archive, and its text there. */
  path: string;
  xml: string;
  /** Numbers count from 1, as spreadsheets show them. */
  rows: { number: number; cells: string[] }[];
}

/**
 * The first visible sheet of an XLSX workbook on this computer: numbers and results of formulas as they are stored, at most 5,000 rows of 60
 * columns.
 * @returns null when it is none that can be read
 */
export async function readSheet(file: Blob): Promise<Sheet | null> {
  const [workbook, relations, strings] = await readZipTexts(
    file,
    ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/sharedStrings.xml'],
    PART_MAX_BYTES,
  );
  const path = sheetPath(parse(workbook), parse(relations));
  const [xml] = await readZipTexts(file, [path], PART_MAX_BYTES);
  const sheet = parse(xml);
  if (!sheet || !xml) return null;
  const stringsPart = parse(strings);
  const shared = stringsPart ? all(stringsPart, 'si').map(textOf) : [];
  let number = 0;
  const rows = all(sheet, 'row')
    .slice(0, ROWS_MAX)
    .map((row) => {
      const cells: string[] = [];
      for (const cell of all(row, 'c')) {
        const at = columnAt(cell.getAttribute('r')) ?? cells.length;
        if (at >= COLUMNS_MAX) break;
        while (cells.length < at) cells.push('');
        cells[at] = textOfCell(cell, shared);
      }
      number = Number(row.getAttribute('r') ?? number + 1);
      return { number, cells };
    });
  return { path, xml, rows };
}

/** Its rows alone. */
export const readXlsx = async (file: Blob): Promise<string[][] | null> =>
  (await readSheet(file))?.rows.map(({ cells }) => cells) ?? null;
