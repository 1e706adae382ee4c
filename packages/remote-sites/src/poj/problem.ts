import type { SitePage } from '../client/client.ts';
import { unknownPage } from '../client/expect-page.ts';
import { type Element, findAll, findFirst, type Node, preText, readHtml, textOf } from '../page/html.ts';
import { asMarkdown, escapeDollars, Pictures, sampleText, statementIn } from '../page/statement.ts';
import type { RemoteProblem } from '../site.ts';
import { trouble } from '../trouble.ts';

/** The blocks that follow each heading, by its text. */
function sectionsOf(nodes: readonly Node[]): Map<string, Element[]> {
  const sections = new Map<string, Element[]>();
  let current: Element[] | null = null;
  for (const element of findAll(nodes, { attribute: ['class'] })) {
    const name = element.attribs.class;
    if (name === 'pst') {
      current = [];
      sections.set(textOf(element), current);
    } else if (name === 'ptx' || name === 'sio') current?.push(element);
  }
  return sections;
}

const USUAL = { timeMs: 1_000, memoryKb: 65_536 };

export function readProblemPage(page: SitePage, key: string): RemoteProblem {
  const nodes = readHtml(page.text);
  if (/Can not find problem/.test(page.text)) return trouble('missing', { words: 'Can not find problem' });
  const title = findFirst(nodes, { class: 'ptt' });
  const sections = sectionsOf(nodes);
  const description = sections.get('Description');
  if (!title || !description) throw unknownPage(page, 'no title or description');
  const limits = textOf(findFirst(nodes, { class: 'plm' }) ?? []);
  const time = /Time Limit:\s*(\d+)\s*MS/i.exec(limits)?.[1];
  const memory = /Memory Limit:\s*(\d+)\s*K/i.exec(limits)?.[1];
  const pictures = new Pictures(page.url);
  const part = (name: string) =>
    (sections.get(name) ?? [])
      .map((element) => {
        // there are no formulas
        escapeDollars(element);
        return asMarkdown(element.children, pictures);
      })
      .join('\n\n');
  const sample = (name: string) =>
    sampleText((sections.get(name) ?? []).map((element) => preText(element.children)).join('\n'));
  const example = { input: sample('Sample Input'), output: sample('Sample Output') };
  const hasSample = example.input !== '' || example.output !== '';
  return {
    texts: {
      en: statementIn('en', {
        title: textOf(title),
        description: part('Description'),
        input: part('Input'),
        output: part('Output'),
        hint: part('Hint'),
      }),
    },
    samples: hasSample ? [example] : [],
    ...(time && memory ? { timeMs: Number(time), memoryKb: Number(memory) } : USUAL),
    tags: [],
    source: (sections.get('Source') ?? []).map(textOf).join(' '),
    files: null,
    languages: null,
    pictures: pictures.all(),
    submitKey: key,
    warnings: [...(time && memory ? [] : ['noLimits' as const]), ...(hasSample ? [] : ['noSamples' as const])],
  };
}
