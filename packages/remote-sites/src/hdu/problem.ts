import type { SitePage } from '../client/client.ts';
import { unknownPage } from '../client/expect-page.ts';
import {
  childrenOf,
  type Element,
  findAll,
  findFirst,
  nextElement,
  preText,
  readHtml,
  removeElement,
  textOf,
} from '../page/html.ts';
import { asMarkdown, Pictures, sampleText, statementIn } from '../page/statement.ts';
import type { RemoteProblem } from '../site.ts';
import { trouble } from '../trouble.ts';

/** The content of each panel by its title. */
function panelsOf(page: SitePage): Map<string, Element> {
  const titles = findAll(readHtml(page.text), { class: 'panel_title' });
  return new Map(
    titles.flatMap((title) => {
      const content = nextElement(title);
      return content?.attribs.class === 'panel_content' ? [[textOf(title), content] as const] : [];
    }),
  );
}

/** The hint often stands within the sample of the output: an inner block that begins with the word. It is taken out of there. */
function takeHint(sample: Element): Element | null {
  const inner = findAll(sample.children, { tag: 'div' }).find((block) => {
    const [first] = findAll(block.children, { tag: 'i' });
    return first !== undefined && textOf(first) === 'Hint' && !childrenOf(block).some(({ name }) => name === 'div');
  });
  if (!inner) return null;
  const around = inner.parent as Element;
  const at = around.children.indexOf(inner);
  // what follows its heading belongs to it
  inner.children.push(...around.children.splice(at + 1));
  for (const child of inner.children) child.parent = inner;
  const word = findFirst(inner.children, { tag: 'i' });
  if (word) removeElement(word);
  removeElement(inner);
  return inner;
}

/** The second number of each is that of all languages but Java. */
function limitsOf(text: string) {
  const time = /Time Limit:\s*\d+\/(\d+)\s*MS/i.exec(text)?.[1];
  const memory = /Memory Limit:\s*\d+\/(\d+)\s*K/i.exec(text)?.[1];
  return time && memory ? { timeMs: Number(time), memoryKb: Number(memory) } : null;
}

/** Limits where a page tells none. */
const USUAL = { timeMs: 1_000, memoryKb: 32_768 };

export function readProblemPage(page: SitePage, key: string): RemoteProblem {
  const nodes = readHtml(page.text);
  const heading = findFirst(nodes, { tag: 'h1' });
  if (!heading) throw unknownPage(page, 'no title');
  if (textOf(heading) === 'System Message') return trouble('missing', { words: 'No such problem' });
  const panels = panelsOf(page);
  const description = panels.get('Problem Description');
  if (!description) throw unknownPage(page, 'no description');
  const pictures = new Pictures(page.url);
  const sampleOutput = panels.get('Sample Output') ?? null;
  const inner = sampleOutput && takeHint(sampleOutput);
  const part = (element: Element | null | undefined) => (element ? asMarkdown(element.children, pictures) : '');
  const sample = (element: Element | null | undefined) => (element ? sampleText(preText(element.children)) : '');
  const example = { input: sample(panels.get('Sample Input')), output: sample(sampleOutput) };
  const hasSample = example.input !== '' || example.output !== '';
  const limits = limitsOf(textOf(nodes));
  const en = statementIn('en', {
    title: textOf(heading),
    description: part(description),
    input: part(panels.get('Input')),
    output: part(panels.get('Output')),
    hint: [part(panels.get('Hint')), part(inner)].filter((text) => text !== '').join('\n\n'),
  });
  const source = panels.get('Source');
  return {
    texts: { en },
    samples: hasSample ? [example] : [],
    ...(limits ?? USUAL),
    tags: [],
    source: source ? textOf(source) : '',
    files: null,
    languages: null,
    pictures: pictures.all(),
    submitKey: key,
    warnings: [...(limits ? [] : ['noLimits' as const]), ...(hasSample ? [] : ['noSamples' as const])],
  };
}
