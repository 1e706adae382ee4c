import { VERDICT } from '@assay/contract/verdict.ts';
import type { SitePage } from '../client/client.ts';
import { unknownPage } from '../client/expect-page.ts';
import { cellsOf, type Element, findAll, findFirst, readHtml, textOf } from '../page/html.ts';
import type { RemoteRun } from '../site.ts';
import { readVerdict } from '../verdicts.ts';
import { CODES, VERDICTS } from './languages.ts';

const SCORE = /^\d+(\.\d+)?$/;

/**
 * What a result means: its code where it is over, its words otherwise. Problems with points print these in place of a word; they are
 * solved by the code of those that are accepted alone.
 * @returns a code of `VERDICT`; null for what is in neither table
 */
export function readResult({ code, isFinal, words }: { code: string; isFinal: boolean; words: string }): number | null {
  if (!isFinal) {
    const status = readVerdict(VERDICTS, words);
    return status === VERDICT.pending || status === VERDICT.compiling || status === VERDICT.judging ? status : null;
  }
  if (Object.hasOwn(CODES, code)) return CODES[code]!;
  return SCORE.test(words) ? VERDICT.partial : readVerdict({ exact: VERDICTS.exact }, words);
}

/** Seconds such as `0.05`, in ms; a dash is none. */
const msOf = (text: string): number | null => (SCORE.test(text) ? Math.round(Number(text) * 1000) : null);

/** `5.2M` or `512k`, in KB. */
function kbOf(text: string): number | null {
  const [, figure, unit] = /^(\d+(?:\.\d+)?)\s*([kM])/i.exec(text) ?? [];
  return figure === undefined ? null : Math.round(Number(figure) * (unit!.toLowerCase() === 'm' ? 1024 : 1));
}

const idOf = (row: Element): string | null => {
  const ids = findAll([row], { attribute: ['id'] }).map(({ attribs }) => attribs.id!);
  return ids.find((id) => id.startsWith('statusres_'))?.slice('statusres_'.length) ?? null;
};

function runOf(row: Element, page: SitePage): RemoteRun {
  const id = idOf(row);
  const result = findFirst([row], { id: `statusres_${id}` });
  const link = findAll([row], { tag: 'a' }).find(({ attribs }) => /\/problems\/[A-Z0-9_]+/.test(attribs.href ?? ''));
  const handle = cellsOf(row)[2];
  if (!id || !/^\d+$/.test(id) || !result || !link || !handle || result.attribs.final === undefined) {
    throw unknownPage(page, 'rows of another shape');
  }
  const words =
    textOf(result.children.filter((node) => !('attribs' in node) || node.name !== 'span')) || textOf(result);
  const cellText = (name: string) => textOf(findFirst([row], { id: `${name}_${id}` }) ?? []);
  const score = SCORE.test(words) ? Number(words) : null;
  return {
    id,
    key: /\/problems\/([A-Z0-9_]+)/.exec(link.attribs.href!)![1]!,
    handle: textOf(handle),
    // short names that change with the versions of compilers
    language: '',
    length: null,
    status: readResult({ code: result.attribs.status ?? '', isFinal: result.attribs.final === '1', words }),
    raw: words,
    timeMs: msOf(cellText('statustime')),
    memoryKb: kbOf(cellText('statusmem')),
    score,
    test: null,
  };
}

/** The rows of a list of submissions, newest first. */
export function readStatus(page: SitePage): RemoteRun[] {
  const rows = findAll(readHtml(page.text), { tag: 'tr' });
  const own = rows.filter(({ attribs }) => /^kol/.test(attribs.class ?? ''));
  const hasHeading = rows.some((row) => findFirst([row], { class: 'headerrow' }) ?? row.attribs.class === 'headerrow');
  if (own.length === 0 && !hasHeading) throw unknownPage(page, 'no list of submissions');
  return own.map((row) => runOf(row, page));
}
