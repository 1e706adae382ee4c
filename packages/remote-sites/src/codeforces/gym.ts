import type { SitePage } from '../client/client.ts';
import { unknownPage } from '../client/expect-page.ts';
import { cellsOf, findAll, findFirst, preText, readHtml, textOf } from '../page/html.ts';
import { DOCUMENT_WORDS, statementIn } from '../page/statement.ts';
import type { RemoteProblem } from '../site.ts';
import { trouble } from '../trouble.ts';
import { filesOf, limitsOf, USUAL } from './problem.ts';

/**
 * A problem whose statement is a document, as the list of its contest tells it: name, files and limits.
 * @param page of the contest
 * @param document address of the statement
 */
export function readDocumentProblem(
  page: SitePage,
  { key, index, document }: { key: string; index: string; document: string },
): RemoteProblem {
  const table = findFirst(readHtml(page.text), { tag: 'table', class: 'problems' });
  if (!table) throw unknownPage(page, 'no list of problems');
  const row = findAll([table], { tag: 'tr' }).find((one) => textOf(cellsOf(one)[0] ?? []) === index);
  const cell = row && cellsOf(row)[1];
  const name = cell && findFirst([cell], { tag: 'a' });
  if (!cell || !name) return trouble('missing', { words: `no problem ${index} in its contest` });
  const facts = preText(cell.children).slice(textOf(name).length);
  const limits = limitsOf(facts, facts);
  const [, input, output] = /(\S+\.\S+)\s*\/\s*(\S+\.\S+?)(?=\s|$)/.exec(facts) ?? [];
  return {
    texts: {
      en: statementIn('en', {
        title: textOf(name),
        description: `[${DOCUMENT_WORDS}](<${document}>)`,
        input: '',
        output: '',
        hint: '',
      }),
    },
    samples: [],
    ...(limits ?? USUAL),
    tags: [],
    source: '',
    files: filesOf(input ?? '', output ?? ''),
    languages: null,
    pictures: [],
    document,
    submitKey: key,
    warnings: ['document', 'noSamples', ...(limits ? [] : ['noLimits' as const])],
  };
}
