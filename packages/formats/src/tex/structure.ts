import { quoted, wrapped } from '../markdown/pieces.ts';
import { escapeText } from './escape-text.ts';
import type { TexConverter } from './tex-converter.ts';

type Conversion = (converter: TexConverter, name: string) => string;

/** What may stand in `\verb`: on its line, and not for ever. */
const VERB = /[^\n]{0,400}/y;

const heading =
  (level: string): Conversion =>
  (converter) =>
    `\n\n${level} ${converter.line()}\n\n`;

/** The headings of olymp.sty, which its macros print by themselves. */
const titled =
  (title: string): Conversion =>
  () =>
    `\n\n### ${title}\n\n`;

/** Addresses are written with the escapes that LaTeX needs. */
const address = (converter: TexConverter) =>
  converter.cursor
    .rawArgument()
    .replace(/\\([%#_&~{}])/g, '$1')
    .replace(/[<>\s]/g, '');

const link: Conversion = (converter) => {
  const to = address(converter);
  return converter.pieces.keep(`[${to.replace(/[[\]_*`]/g, '\\$&')}](<${to}>)`);
};

/** Macros that shape the text, by name. */
export const STRUCTURE: Readonly<Record<string, Conversion>> = {
  par: () => '\n\n',
  newline: () => '<br>\n',
  chapter: heading('###'),
  section: heading('###'),
  subsection: heading('####'),
  subsubsection: heading('####'),
  paragraph: (converter) => `\n\n${wrapped('strong', converter.line())} `,
  subparagraph: (converter) => `\n\n${wrapped('strong', converter.line())} `,
  InputFile: titled('Input'),
  OutputFile: titled('Output'),
  Interaction: titled('Interaction'),
  Scoring: titled('Scoring'),
  Note: titled('Note'),
  Notes: titled('Note'),
  Explanation: titled('Note'),
  Example: () => '\n\n',
  Examples: () => '\n\n',
  exmp: (converter) => converter.drop(2),
  exmpfile: (converter) => converter.drop(2),
  item: (converter) => {
    const label = converter.cursor.rawOptional();
    return converter.pieces.item(label === null ? '' : converter.inner(label));
  },
  textcolor: (converter) => {
    converter.drop(1);
    return converter.argument();
  },
  text: (converter) => converter.argument(),
  mbox: (converter) => converter.argument(),
  hbox: (converter) => converter.argument(),
  url: link,
  path: link,
  href: (converter) => {
    const to = address(converter);
    return `[${converter.line()}]${converter.pieces.keep(`(<${to}>)`)}`;
  },
  footnote: (converter) => ` (${converter.line()})`,
  caption: (converter) => `\n\n${wrapped('em', converter.line())}\n\n`,
  epigraph: (converter) => {
    const text = converter.argument();
    return `\n\n${quoted(`${text}\n\n— ${converter.argument()}`)}\n\n`;
  },
  includegraphics: (converter) => {
    converter.cursor.rawOptional();
    return converter.picture(converter.cursor.rawArgument(), '');
  },
  illustration: (converter) => {
    converter.cursor.rawArgument();
    const path = converter.cursor.rawArgument();
    const caption = converter.line();
    return `\n\n${converter.picture(path, caption)}\n\n${wrapped('em', caption)}\n\n`;
  },
  verb: (converter) => {
    const { cursor } = converter;
    const mark = cursor.next;
    cursor.at++;
    const code = cursor.take(VERB)?.[0] ?? '';
    const end = code.indexOf(mark);
    if (mark === '' || end < 0) return escapeText(mark + code, false);
    cursor.at -= code.length - end - 1;
    const plain = code.slice(0, end);
    return converter.pieces.keep(plain.includes('`') ? `\`\` ${plain} \`\`` : `\`${plain}\``);
  },
  end: (converter) => converter.drop(1),
};
