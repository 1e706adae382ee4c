/** Code set before and after what a contestant writes, and what he starts from. */
export interface TemplateParts {
  prepend: string;
  body: string;
  append: string;
}

const MARKS = { prepend: 'PREPEND', body: 'TEMPLATE', append: 'APPEND' } as const;
const PARTS = { PREPEND: 'prepend', TEMPLATE: 'body', APPEND: 'append' } as const;
const MARK = /^[ \t]*\/\/[ \t]*(PREPEND|TEMPLATE|APPEND)[ \t]+(BEGIN|END)\b/;

const hasMarks = (source: string) => source.split('\n').some((line) => MARK.test(line));

/**
 * The parts of a template written as one text with `//PREPEND BEGIN`, `//TEMPLATE BEGIN`, `//APPEND BEGIN` in it. A part whose end
 * is not marked goes on to the next mark, and without a marked middle part what stands outside the others is it: a mark that
 * was forgotten shall not show to contestants what was to be hidden.
 */
export function templateParts(source: string): TemplateParts {
  if (!hasMarks(source)) return { prepend: '', body: source, append: '' };
  const parts = { prepend: '', body: '', append: '', outside: '' };
  let part: keyof typeof parts = 'outside';
  let hasBody = false;
  for (const line of source.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const [, name, end] = MARK.exec(line) ?? [];
    if (name === undefined) parts[part] += line;
    else part = end === 'BEGIN' ? PARTS[name as keyof typeof PARTS] : 'outside';
    hasBody ||= part === 'body';
  }
  const { outside, ...marked } = parts;
  return hasBody ? marked : { ...marked, body: outside };
}

const withEnd = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** A template as one text; {@link templateParts} takes it apart again, each part ended by a line end. */
export function templateText({ prepend, body, append }: TemplateParts): string {
  if (prepend === '' && append === '' && !hasMarks(body)) return body;
  return (Object.entries({ prepend, body, append }) as [keyof TemplateParts, string][])
    .map(([part, text]) => `//${MARKS[part]} BEGIN\n${withEnd(text)}//${MARKS[part]} END\n`)
    .join('\n');
}

/** Languages whose compilers can be told which line of which file comes next. */
const C_LIKE: ReadonlySet<string> = new Set(['text/x-csrc', 'text/x-c++src']);

/** What the code between hidden parts is called in a compiler's messages. */
export const CODE_FILE = '<code>';
/** What the hidden parts are called in a compiler's messages. */
const HIDDEN_FILE = '<template>';

/**
 * What is compiled of a contestant's code: between the hidden parts of the problem's template. Compilers of C and C++ count lines
 * from the contestant's first. The names stand for no file, so that a compiler quotes neither hidden lines nor wrong ones.
 * @param contentType editor mode of the language
 */
export function codeWithin(template: string, contentType: string, code: string): string {
  const { prepend, append } = templateParts(template);
  if (prepend === '' && append === '') return code;
  const next = (hidden: string, file: string) =>
    hidden !== '' && C_LIKE.has(contentType) ? `#line 1 "${file}"\n` : '';
  return `${withEnd(prepend)}${next(prepend, CODE_FILE)}${withEnd(code)}${next(append, HIDDEN_FILE)}${append}`;
}
