import type { SitePage } from '../client/client.ts';
import { unknownPage } from '../client/expect-page.ts';
import { cellsOf, findAll, readHtml, textOf } from '../page/html.ts';
import type { RemoteRun } from '../site.ts';
import { readVerdict } from '../verdicts.ts';
import { VERDICTS } from './languages.ts';

const HEADINGS = [
  'Run ID',
  'Submit Time',
  'Judge Status',
  'Pro.ID',
  'Exe.Time',
  'Exe.Memory',
  'Code Len.',
  'Language',
  'Author',
].join(' | ');
const COLUMNS = 9;
/** What cells of a row look like, by column; a page whose rows look otherwise is not read. */
const SHAPES: readonly (readonly [column: number, shape: RegExp])[] = [
  [1, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
  [3, /^\d+$/],
  [4, /^\d+ ?MS$/],
  [5, /^\d+ ?K$/],
  [6, /^\d+ ?B$/],
];

const number = (text: string) => Number.parseInt(text, 10);

/**
 * The rows of the list of submissions, newest first. Rows are known by their centred first number, not by their place: headers and
 * forms stand before them in any order.
 */
export function readStatus(page: SitePage): RemoteRun[] {
  const nodes = readHtml(page.text);
  const tables = findAll(nodes, { tag: 'table', class: 'table_text' });
  const rows = tables.flatMap((table) => findAll([table], { tag: 'tr' }));
  const hasHeadings = rows.some((row) => cellsOf(row).map(textOf).join(' | ') === HEADINGS);
  if (!hasHeadings) throw unknownPage(page, 'no list of submissions');
  return rows
    .filter(({ attribs }) => attribs.align === 'center')
    .flatMap((row) => {
      const cells = cellsOf(row).map(textOf);
      if (!/^\d+$/.test(cells[0] ?? '')) return [];
      const isKnown = cells.length === COLUMNS && SHAPES.every(([column, shape]) => shape.test(cells[column]!));
      if (!isKnown) throw unknownPage(page, 'rows of another shape');
      const [id, , raw, key, time, memory, length, language, handle] = cells as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      return {
        id,
        key,
        handle,
        language,
        length: number(length),
        status: readVerdict(VERDICTS, raw),
        raw,
        timeMs: number(time),
        memoryKb: number(memory),
        score: null,
        test: null,
      };
    });
}
