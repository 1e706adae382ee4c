import { emptyStatement } from '../empty-package.ts';
import type { Statement } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import type { Report } from '../report.ts';
import { texToMarkdown } from '../tex/tex-to-markdown.ts';
import { htmlToMarkdown, htmlToText, isHtml } from './html-to-markdown.ts';
import { splitStatement } from './sections.ts';

export interface WrittenText {
  format: 'html' | 'markdown';
  value: string;
}

export interface WrittenSections {
  description: WrittenText;
  input: WrittenText;
  output: WrittenText;
  hint: WrittenText;
}

/** Macros that no Markdown has outside its formulas. */
const TEX =
  /\\(?:problemname|illustration|InputFile|textbf|emph|section\*?|begin\{(?:Input|Output|itemize|enumerate|center|tabular|figure)\})/;

/** Whether a text that is said to be Markdown or HTML is LaTeX that somebody left as it was. */
const looksLikeTex = (text: string) => TEX.test(text.replace(/\$[^$]*\$/g, ''));

/** What converters write into sections that they did not find. */
const isPlaceholder = (text: string) =>
  /^(?:see (?:the )?(?:description|statement)\.?|-|无|略|见题面)?$/i.test(text.trim());

const LEADS_AWAY = /^(?:[a-z][a-z0-9+.-]*:|#)/i;

const plainOf = ({ format, value }: WrittenText) => (format === 'html' ? htmlToText(value) : value);

type Link = (address: string) => string | null;

/** One text as Markdown; see {@link readSections}. */
export function readWritten(text: WrittenText, file: string, report: Report, link: Link): string {
  const address = (to: string) => {
    const name = link(to);
    if (name !== null) return `file://${name}`;
    if (!LEADS_AWAY.test(to)) report.add(READER_NOTES.pictureElsewhere, file, { address: to });
    return to;
  };
  const plain = plainOf(text);
  if (!looksLikeTex(plain)) {
    return text.format === 'html' ? htmlToMarkdown(text.value, address) : linkMarkdown(text.value.trim(), address);
  }
  const { markdown, unknown, pictures } = texToMarkdown(plain, link);
  report.add(READER_NOTES.texGuessed, file);
  if (unknown.length > 0) report.add(READER_NOTES.texUnknown, file, { macros: unknown.join(' ') });
  for (const name of pictures) if (link(name) === null) report.add(READER_NOTES.pictureMissing, file, { name });
  return markdown;
}

/**
 * The sections of a statement as another system stores them, as Markdown; tells of pictures that stayed on its server.
 * LaTeX that lies there unconverted is converted.
 * @param link the name of the statement file that an address is, or null for addresses that lead elsewhere
 */
export function readSections(
  sections: WrittenSections,
  file: string,
  report: Report,
  link: Link = () => null,
): Statement {
  const texts = Object.values(sections) as WrittenText[];
  if (texts.some(({ format, value }) => format === 'html' && isHtml(value)))
    report.add(READER_NOTES.htmlStatement, file);
  const foundTex = texts.some((text) => looksLikeTex(plainOf(text)));
  const read = (text: WrittenText) => readWritten(text, file, report, link);
  const statement = {
    ...emptyStatement(),
    description: read(sections.description),
    input: read(sections.input),
    output: read(sections.output),
    hint: read(sections.hint),
  };
  if (!foundTex) return statement;
  const split = splitStatement(statement.description);
  const own = (section: 'input' | 'output' | 'hint') => (isPlaceholder(statement[section]) ? split[section] : '');
  if (!own('input') && !own('output') && !own('hint')) return statement;
  return {
    ...split,
    input: own('input') || statement.input,
    output: own('output') || statement.output,
    hint: own('hint') || statement.hint,
  };
}

const PICTURE = /(!\[[^\]\n]{0,200}\]\()<?([^)\s>]{1,1000})>?(?=[\s)])/g;

/** Addresses of pictures in Markdown; other links may lead where they want. */
const linkMarkdown = (markdown: string, address: (to: string) => string) =>
  markdown.replace(PICTURE, (_, before: string, to: string) => `${before}<${address(to)}>`);
