import type { SitePage } from '../client/client.ts';
import { unknownPage } from '../client/expect-page.ts';
import { cellsOf, findAll, readHtml, textOf } from '../page/html.ts';
import type { RemoteRun } from '../site.ts';
import { readVerdict } from '../verdicts.ts';
import { VERDICTS } from './languages.ts';

const HEADINGS = 'Run ID | User | Problem | Result | Memory | Time | Language | Code Length | Submit Time';
/** What cells of a row look like; memory and time are empty unless it was accepted. */
const SHAPES: readonly RegExp[] = [
  /^\d+$/,
  /./,
  /^\d+$/,
  /./,
  /^(\d+K)?$/,
  /^(\d+MS)?$/,
  /./,
  /^\d+B$/,
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
];

const figure = (text: string) => (text === '' ? null : Number.parseInt(text, 10));

/** The rows of the list of submissions, newest first. */
export function readStatus(page: SitePage): RemoteRun[] {
  const rows = findAll(readHtml(page.text), { tag: 'table', class: 'a' }).flatMap((table) =>
    findAll([table], { tag: 'tr' }).map((row) => ({ row, cells: cellsOf(row).map(textOf) })),
  );
  if (!rows.some(({ cells }) => cells.join(' | ') === HEADINGS)) throw unknownPage(page, 'no list of submissions');
  return rows
    .filter(({ row }) => row.attribs.align === 'center')
    .map(({ cells }) => {
      const isKnown = cells.length === SHAPES.length && SHAPES.every((shape, at) => shape.test(cells[at]!));
      if (!isKnown) throw unknownPage(page, 'rows of another shape');
      return {
        id: cells[0]!,
        handle: cells[1]!,
        key: cells[2]!,
        raw: cells[3]!,
        status: readVerdict(VERDICTS, cells[3]!),
        memoryKb: figure(cells[4]!),
        timeMs: figure(cells[5]!),
        language: cells[6]!,
        length: figure(cells[7]!),
        score: null,
        test: null,
      };
    });
}
