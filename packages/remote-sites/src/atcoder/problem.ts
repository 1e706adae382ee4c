import type { SitePage } from '../client/client.ts';
import { unknownPage } from '../client/expect-page.ts';
import {
  type Element,
  findAll,
  findFirst,
  innerHtml,
  type Node,
  preText,
  readHtml,
  removeElement,
  replaceByText,
  setChildren,
  textOf,
} from '../page/html.ts';
import { asMarkdown, DOLLAR, Pictures, sampleText, statementIn } from '../page/statement.ts';
import type { RemoteProblem } from '../site.ts';

const USUAL = { timeMs: 2_000, memoryKb: 262_144 };

/** What `<var>` holds as TeX; old ones have tags for what stands high or low. */
export const texOf = (html: string): string =>
  html
    .replace(/<sub>(.*?)<\/sub>/g, '_{$1}')
    .replace(/<sup>(.*?)<\/sup>/g, '^{$1}')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** Turns formulas into what stands between dollars; how input looks is set with its formulas, and not as code. */
function setFormulas(element: Element): void {
  for (const child of [...element.children]) {
    if ('data' in child) child.data = child.data.replaceAll('$', DOLLAR);
    if (!('attribs' in child)) continue;
    if (child.name === 'var') replaceByText(child, `$${texOf(innerHtml(child))}$`);
    else if (child.name === 'pre' && findFirst([child], { tag: 'var' })) {
      const lines = innerHtml(child).trim().split('\n').join('<br>');
      child.name = 'p';
      setChildren(child, readHtml(lines));
      setFormulas(child);
    } else if (child.name !== 'pre') setFormulas(child);
  }
}

/** `2 sec / Memory Limit: 1024 MiB`, in the words of either language. */
export function readLimits(text: string): { timeMs: number; memoryKb: number } | null {
  const [, time, unit] = /(?:Time Limit|実行時間制限)\s*:\s*(\d+(?:\.\d+)?)\s*(msec|sec)/.exec(text) ?? [];
  const memory = /(?:Memory Limit|メモリ制限)\s*:\s*(\d+)\s*(?:MiB|MB)/.exec(text)?.[1];
  if (!time || !memory) return null;
  return { timeMs: Math.round(Number(time) * (unit === 'sec' ? 1000 : 1)), memoryKb: Number(memory) * 1024 };
}

const SAMPLE = /^(?:Sample\s*(Input|Output)|(入力例|出力例))/i;
const PARTS: readonly (readonly [part: 'input' | 'output', heading: RegExp])[] = [
  ['input', /^(Input|入力)$/],
  ['output', /^(Output|出力)$/],
];
const DESCRIPTION = /^(Problem Statement|問題文)$/;

interface Section {
  heading: string;
  nodes: Node[];
}

/** What stands under each heading, whether it lies in the section of its heading or in the next one. */
function sectionsOf(statement: Element): Section[] {
  return findAll([statement], { tag: 'h3' }).map((heading) => {
    const { parent } = heading;
    const siblings = (parent?.children ?? []) as Node[];
    const from = siblings.indexOf(heading) + 1;
    const end = siblings.findIndex((node, at) => at >= from && 'attribs' in node && node.name === 'h3');
    return { heading: textOf(heading), nodes: siblings.slice(from, end < 0 ? undefined : end) };
  });
}

/** One language of the statement with its samples. */
function readTexts(statement: Element, title: string, pictures: Pictures) {
  const parts = { title, description: '', input: '', output: '', hint: '' };
  const pres: Record<'in' | 'out', string[]> = { in: [], out: [] };
  const add = (part: keyof typeof parts, text: string) => {
    if (text !== '') parts[part] = [parts[part], text].filter(Boolean).join('\n\n');
  };
  for (const { heading, nodes } of sectionsOf(statement)) {
    const sample = SAMPLE.exec(heading);
    const pre = sample && findFirst(nodes, { tag: 'pre' });
    if (sample && pre) {
      pres[/input|入力例/i.test(sample[0]) ? 'in' : 'out'].push(sampleText(preText(pre.children)));
      removeElement(pre);
    }
    const text = asMarkdown(
      nodes.filter((node) => !sample || node !== pre),
      pictures,
    );
    const part = PARTS.find(([, words]) => words.test(heading))?.[0];
    if (sample) add('hint', text === '' ? '' : `### ${heading}\n\n${text}`);
    else if (part) add(part, text);
    else if (DESCRIPTION.test(heading)) add('description', text);
    else add(parts.input === '' ? 'description' : 'hint', `### ${heading}\n\n${text}`);
  }
  const samples = pres.in.map((input, at) => ({ input, output: pres.out[at] ?? '' }));
  return { texts: statementIn('en', parts), samples };
}

const INTERACTIVE = /^(Interaction|Input and Output|入出力)$/i;

/** The page of a task; where there is no English the Japanese stands in its place. */
export function readTaskPage(page: SitePage, key: string): RemoteProblem {
  const nodes = readHtml(page.text);
  const heading = findFirst(nodes, { class: 'h2' });
  const whole = findFirst(nodes, { id: 'task-statement' });
  if (!heading || !whole) throw unknownPage(page, 'no title or description');
  const statement = findFirst([whole], { class: 'lang-en' }) ?? findFirst([whole], { class: 'lang-ja' }) ?? whole;
  const title = textOf(heading.children.filter((node) => !('attribs' in node))).replace(/^\S+ - /, '');
  const isInteractive = findAll([statement], { tag: 'h3' }).some((one) => INTERACTIVE.test(textOf(one)));
  const limits = readLimits(
    findAll(nodes, { tag: 'p' })
      .map(textOf)
      .find((text) => readLimits(text)) ?? '',
  );
  const pictures = new Pictures(page.url);
  setFormulas(statement);
  const { texts, samples } = readTexts(statement, title, pictures);
  if (texts.description === '') throw unknownPage(page, 'no description');
  return {
    texts: { en: texts },
    samples,
    ...(limits ?? USUAL),
    tags: [],
    source: '',
    files: null,
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
