import type { SitePage } from '../client/client.ts';
import { unknownPage } from '../client/expect-page.ts';
import { cellsOf, type Element, findAll, findFirst, type Node, preText, readHtml, textOf } from '../page/html.ts';
import { asMarkdown, DOLLAR, escapeDollars, Pictures, sampleText, statementIn } from '../page/statement.ts';
import type { RemoteProblem } from '../site.ts';
import { trouble } from '../trouble.ts';

const USUAL = { timeMs: 1_000, memoryKb: 1536 * 1024 };

interface Section {
  heading: string;
  nodes: Node[];
}

const isHeading = (node: Node): node is Element => 'attribs' in node && /^h[1-6]$/.test(node.name);

/** What stands under each heading; the first one has none. */
function sectionsOf(body: Element): Section[] {
  const sections: Section[] = [{ heading: '', nodes: [] }];
  for (const node of body.children) {
    if (isHeading(node)) sections.push({ heading: textOf(node), nodes: [] });
    else sections.at(-1)!.nodes.push(node);
  }
  return sections;
}

type Sample = RemoteProblem['samples'][number];
const SAMPLE = /^(sample|example)s?\b/i;

/** One block with both, each under its own word. */
function readBoth(text: string): Sample | null {
  const [, input, output] =
    /^\s*(?:sample\s+)?input:?[ \t]*\n([\s\S]*?)\n\s*(?:sample\s+)?output:?[ \t]*\n([\s\S]*)$/i.exec(text) ?? [];
  return input === undefined ? null : { input: sampleText(input), output: sampleText(output!) };
}

/** Samples have no markup of their own: a block with both, or blocks in turn. @returns none where neither fits */
export function readSamples(blocks: readonly string[]): Sample[] {
  const both = blocks.flatMap((text) => readBoth(text) ?? []);
  if (both.length > 0 && both.length === blocks.length) return both;
  if (blocks.length === 0 || blocks.length % 2 === 1) return [];
  return Array.from({ length: blocks.length / 2 }, (_, at) => ({
    input: sampleText(blocks[2 * at]!.replace(/^\s*input:\s*\n/i, '')),
    output: sampleText(blocks[2 * at + 1]!.replace(/^\s*output:\s*\n/i, '')),
  }));
}

/** Seconds of `0.100s-2.5s`, the largest of them, in ms. */
function timeOf(text: string): number | null {
  const seconds = [...text.matchAll(/(\d+(?:\.\d+)?)s/g)].map(([, figure]) => Number(figure));
  return seconds.length > 0 ? Math.round(Math.max(...seconds) * 1000) : null;
}

export function readProblemPage(page: SitePage, key: string): RemoteProblem {
  if (/In a few seconds you will be redirected to/.test(page.text))
    return trouble('missing', { words: 'no such problem' });
  const nodes = readHtml(page.text);
  const name = findFirst(nodes, { id: 'problem-name' });
  const body = findFirst(nodes, { id: 'problem-body' });
  if (!name || !body) throw unknownPage(page, 'no title or description');
  const meta = new Map(
    findAll(findFirst(nodes, { id: 'problem-meta' }) ? [findFirst(nodes, { id: 'problem-meta' })!] : [], {
      tag: 'tr',
    }).map((row) => cellsOf(row).map(textOf) as [string, string]),
  );
  const time = timeOf(meta.get('Time limit:') ?? '');
  const memory = /(\d+)MB/.exec(meta.get('Memory limit:') ?? '')?.[1];
  const pictures = new Pictures(page.url);
  escapeDollars(body);
  const sections = sectionsOf(body);
  const samples = readSamples(
    sections
      .filter(({ heading }) => SAMPLE.test(heading))
      .flatMap(({ nodes: under }) => findAll(under, { tag: 'pre' }))
      .map((pre) => preText(pre.children).replaceAll(DOLLAR, '$')),
  );
  const statement = {
    title: textOf(name).replace(/^[A-Z0-9_]+ - /, ''),
    description: '',
    input: '',
    output: '',
    hint: '',
  };
  for (const { heading, nodes: under } of sections) {
    const isSample = SAMPLE.test(heading);
    // a sample that was read stands with the samples; what explains it stays
    const kept =
      isSample && samples.length > 0 ? under.filter((node) => !('attribs' in node) || node.name !== 'pre') : under;
    const text = asMarkdown(kept, pictures);
    if (text === '') continue;
    if (heading === '') statement.description = text;
    else if (/^input/i.test(heading)) statement.input = text;
    else if (/^output/i.test(heading)) statement.output = text;
    else statement.hint = [statement.hint, `### ${heading}\n\n${text}`].filter(Boolean).join('\n\n');
  }
  const crumbs = findAll(findAll(nodes, { tag: 'ol', class: 'breadcrumb' }), { tag: 'li' });
  const tags = findAll(nodes, { attribute: ['data-tagid'] }).map((tag) => textOf(tag).replace(/^#/, ''));
  return {
    texts: { en: statementIn('en', statement) },
    samples,
    timeMs: time ?? USUAL.timeMs,
    memoryKb: memory ? Number(memory) * 1024 : USUAL.memoryKb,
    tags: [...(crumbs[1] ? [textOf(crumbs[1])] : []), ...tags],
    source: meta.get('Resource:') ?? '',
    files: null,
    languages: null,
    pictures: pictures.all(),
    submitKey: key,
    warnings: [
      ...(time !== null && memory ? [] : ['noLimits' as const]),
      ...(samples.length > 0 ? [] : ['noSamples' as const]),
    ],
  };
}
