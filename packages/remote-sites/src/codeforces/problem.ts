import type { SitePage } from '../client/client.ts';
import { unknownPage } from '../client/expect-page.ts';
import {
  childrenOf,
  type Element,
  findAll,
  findFirst,
  preText,
  readHtml,
  removeElement,
  textOf,
} from '../page/html.ts';
import { asMarkdown, DOLLAR, Pictures, sampleText, statementIn } from '../page/statement.ts';
import type { RemoteProblem } from '../site.ts';

export const USUAL = { timeMs: 1_000, memoryKb: 262_144 };

/** `$$$n$$$` is a formula, with twice as many dollars on a line of its own; a single dollar is money. */
export function withFormulas(text: string): string {
  return text
    .split(/(\${6}[\s\S]*?\${6}|\${3}[\s\S]*?\${3})/)
    .map((part, at) => {
      if (at % 2 === 0) return part.replaceAll('$', DOLLAR);
      return part.startsWith('$$$$$$') ? `$$${part.slice(6, -6)}$$` : `$${part.slice(3, -3)}$`;
    })
    .join('');
}

function setFormulas(element: Element): void {
  for (const child of element.children) {
    if ('attribs' in child) setFormulas(child);
    else if ('data' in child) child.data = withFormulas(child.data);
  }
}

/** The value of a property of the heading: its text without its name. */
function propertyOf(header: Element, name: string): string {
  const property = findFirst([header], { class: name });
  if (!property) return '';
  const title = findFirst([property], { class: 'property-title' });
  return textOf(property)
    .slice(title ? textOf(title).length : 0)
    .trim();
}

/** Limits such as `1.5 seconds` and `256 megabytes`; null where one is missing. */
export function limitsOf(time: string, memory: string): { timeMs: number; memoryKb: number } | null {
  const seconds = /(\d+(?:\.\d+)?)\s*s(?:econds?)?\b/i.exec(time)?.[1];
  const megabytes = /(\d+)\s*(?:megabytes?|MB)/i.exec(memory)?.[1];
  return seconds && megabytes
    ? { timeMs: Math.round(Number(seconds) * 1000), memoryKb: Number(megabytes) * 1024 }
    : null;
}

const FILE = /^[\w.-]{1,100}$/;

/** Names of files where a program reads and writes these. */
export function filesOf(input: string, output: string): RemoteProblem['files'] {
  return FILE.test(input) && FILE.test(output) && !/^std(in|out)$/.test(input) ? { input, output } : null;
}

/** A statement as both the archive and the gym show it. */
export function readProblemPage(page: SitePage, key: string): RemoteProblem {
  const nodes = readHtml(page.text);
  const statement = findFirst(nodes, { class: 'problem-statement' });
  const header = statement && findFirst([statement], { class: 'header' });
  const title = header && findFirst([header], { class: 'title' });
  if (!statement || !header || !title) throw unknownPage(page, 'no title or description');
  const samplePres = (kind: 'input' | 'output') =>
    findAll(findAll([statement], { class: 'sample-test' }), { class: kind })
      .flatMap((block) => findAll([block], { tag: 'pre' }))
      .map((pre) => sampleText(preText(pre.children)));
  const [inputs, outputs] = [samplePres('input'), samplePres('output')];
  const samples = inputs.map((input, at) => ({ input, output: outputs[at] ?? '' }));
  const limits = limitsOf(propertyOf(header, 'time-limit'), propertyOf(header, 'memory-limit'));
  const pictures = new Pictures(page.url);
  const parts = {
    title: textOf(title).replace(/^[A-Z0-9]+\.\s*/, ''),
    description: '',
    input: '',
    output: '',
    hint: '',
  };
  let isInteractive = false;
  for (const part of childrenOf(statement)) {
    const kind = part.attribs.class ?? '';
    if (part === header || kind === 'sample-tests') continue;
    const heading = findFirst([part], { class: 'section-title' });
    const name = heading ? textOf(heading) : '';
    if (heading) removeElement(heading);
    setFormulas(part);
    const text = asMarkdown(part.children, pictures);
    isInteractive ||= /^interact/i.test(name);
    if (kind === 'input-specification') parts.input = text;
    else if (kind === 'output-specification') parts.output = text;
    else if (name === '') parts.description = [parts.description, text].filter(Boolean).join('\n\n');
    else parts.hint = [parts.hint, kind === 'note' ? text : `### ${name}\n\n${text}`].filter(Boolean).join('\n\n');
  }
  return {
    texts: { en: statementIn('en', parts) },
    samples,
    ...(limits ?? USUAL),
    // the figure among them is a rating
    tags: findAll(nodes, { class: 'tag-box' })
      .map(textOf)
      .filter((tag) => !tag.startsWith('*')),
    source: '',
    files: filesOf(propertyOf(header, 'input-file'), propertyOf(header, 'output-file')),
    languages: null,
    pictures: pictures.all(),
    submitKey: key,
    warnings: [
      ...(limits ? [] : ['noLimits' as const]),
      ...(samples.length > 0 ? [] : ['noSamples' as const]),
      ...(isInteractive ? ['interactive' as const] : []),
    ],
  };
}
