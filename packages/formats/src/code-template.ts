/** Code set before and after what a contestant writes, and what he starts from. */
export interface TemplateParts {
  prepend: string;
  body: string;
  append: string;
}

const MARKS = { prepend: 'PREPEND', body: 'TEMPLATE', append: 'APPEND' } as const;

const between = (source: string, mark: string) =>
  new RegExp(`^[ \\t]*//${mark} BEGIN[^\\n]*\\n([\\s\\S]*?)^[ \\t]*//${mark} END`, 'm').exec(source)?.[1] ?? '';

/** The parts of a template written as one text with `//PREPEND BEGIN`, `//TEMPLATE BEGIN`, `//APPEND BEGIN` in it. */
export function templateParts(source: string): TemplateParts {
  if (!/^[ \t]*\/\/TEMPLATE BEGIN/m.test(source)) return { prepend: '', body: source, append: '' };
  return {
    prepend: between(source, MARKS.prepend),
    body: between(source, MARKS.body),
    append: between(source, MARKS.append),
  };
}

const withEnd = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** A template as one text; {@link templateParts} takes it apart again, each part ended by a line end. */
export function templateText({ prepend, body, append }: TemplateParts): string {
  if (prepend === '' && append === '' && !/^[ \t]*\/\/TEMPLATE BEGIN/m.test(body)) return body;
  return (Object.entries({ prepend, body, append }) as [keyof TemplateParts, string][])
    .map(([part, text]) => `//${MARKS[part]} BEGIN\n${withEnd(text)}//${MARKS[part]} END\n`)
    .join('\n');
}
