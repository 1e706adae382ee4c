import { VERDICT } from '@assay/contract/verdict.ts';
import type { SitePage } from '../client/client.ts';
import { unknownPage } from '../client/expect-page.ts';
import { cellsOf, childrenOf, findAll, findFirst, preText, readHtml, textOf } from '../page/html.ts';
import type { RemoteRun } from '../site.ts';
import { readVerdict } from '../verdicts.ts';
import { VERDICTS } from './languages.ts';

const PROGRESS = /^(\d+)\/\d+(?: [A-Z]+)?$/;

/** What the label of a submission means; null for words that are in no table. */
export const readLabel = (words: string): number | null =>
  PROGRESS.test(words) ? VERDICT.judging : readVerdict(VERDICTS, words);

export const figureOf = (text: string | undefined, unit: string): number | null => {
  const figure = new RegExp(`^(\\d+) ${unit}$`).exec(text ?? '')?.[1];
  return figure === undefined ? null : Number(figure);
};

/** The page of one submission, with its source and what the compiler said. */
export function readSubmission(page: SitePage, id: string) {
  const nodes = readHtml(page.text);
  const facts = new Map(
    findAll(nodes, { tag: 'tr' }).flatMap((row) => {
      const name = childrenOf(row).find((cell) => cell.name === 'th');
      const [value] = cellsOf(row);
      return name && value ? [[textOf(name), value] as const] : [];
    }),
  );
  const text = (name: string) => {
    const value = facts.get(name);
    return value && textOf(value);
  };
  const task = facts.get('Task') && findFirst([facts.get('Task')!], { tag: 'a' })?.attribs.href;
  const key = /\/contests\/([\w-]+)\/tasks\/([\w-]+)/.exec(task ?? '');
  const [raw, user, at] = [text('Status'), text('User'), text('Submission Time')];
  if (!key || raw === undefined || user === undefined || at === undefined)
    throw unknownPage(page, 'no facts of a submission');
  const words = findAll(nodes, { tag: 'h4' }).some((heading) => textOf(heading) === 'Compile Error')
    ? findAll(nodes, { tag: 'pre' }).filter(({ attribs }) => attribs.id !== 'submission-code')
    : [];
  const source = findFirst(nodes, { id: 'submission-code' });
  const progress = PROGRESS.exec(raw)?.[1];
  const run: RemoteRun & { at: Date } = {
    id,
    key: `${key[1]}/${key[2]}`,
    handle: user,
    language: text('Language') ?? '',
    length: figureOf(text('Code Size'), 'Byte'),
    status: readLabel(raw),
    raw,
    timeMs: figureOf(text('Exec Time'), 'ms'),
    memoryKb: figureOf(text('Memory'), 'K(?:i)?B'),
    score: /^\d+$/.test(text('Score') ?? '') ? Number(text('Score')) : null,
    test: progress === undefined ? null : Number(progress),
    at: new Date(at.replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2')),
  };
  if (Number.isNaN(run.at.getTime())) throw unknownPage(page, 'no time of a submission');
  return {
    run,
    source: source ? preText(source.children) : null,
    compileError: words[0] ? preText(words[0].children) : '',
  };
}
