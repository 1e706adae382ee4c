export interface Statement {
  readonly title: string;
  readonly description: string;
  readonly input: string;
  readonly output: string;
  /** Empty when the problem has none. */
  readonly hint: string;
}

type Section = Exclude<keyof Statement, 'title'>;

const HEADINGS: Record<string, Section> = {
  Description: 'description',
  描述: 'description',
  Input: 'input',
  输入: 'input',
  Output: 'output',
  输出: 'output',
  Hint: 'hint',
  提示: 'hint',
};

/**
 * Reads a statement: `# title`, then the sections `## Description`, `## Input`, `## Output` and, if wanted, `## Hint`
 * (in Chinese 描述, 输入, 输出, 提示), each once. Headings inside a section start at `###`.
 *
 * @throws Error naming `file` when the text has another form.
 */
export function parseStatement(markdown: string, file: string): Statement {
  const [head = '', ...parts] = markdown.replaceAll('\r\n', '\n').split(/^## /m);
  const title = /^# (.+)\n\s*$/.exec(head)?.[1]?.trim();
  if (title === undefined) throw new Error(`${file}: the statement must begin with one line "# title"`);
  const sections = new Map<Section, string>();
  for (const part of parts) {
    const end = part.indexOf('\n');
    const heading = part.slice(0, end).trim();
    const section = HEADINGS[heading];
    if (section === undefined) throw new Error(`${file}: unknown section "${heading}"`);
    if (sections.has(section)) throw new Error(`${file}: section "${heading}" stands twice`);
    sections.set(section, part.slice(end + 1).trim());
  }
  const text = (section: Section) => {
    const found = sections.get(section);
    if (!found) throw new Error(`${file}: the section ${section} is missing or empty`);
    return found;
  };
  return {
    title,
    description: text('description'),
    input: text('input'),
    output: text('output'),
    hint: sections.has('hint') ? text('hint') : '',
  };
}
