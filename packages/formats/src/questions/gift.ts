import type { Question } from '@assay/contract/questions/question.ts';
import {
  askedAs,
  blankOf,
  EntryFault,
  entryAt,
  multipleOf,
  type NewId,
  numberText,
  type QuestionEntry,
  rangeOf,
  singleOf,
  type WARNINGS,
} from './entry.ts';

/** Escaped signs stand for themselves: while an entry is taken apart they are others, of Unicode's private use. */
const ESCAPED = '~=#{}:\\';
const hidden = (text: string) =>
  text
    .replace(/[\uE000-\uE006]/g, '')
    .replace(/\\([~=#{}:\\])/g, (_, sign: string) => String.fromCharCode(0xe000 + ESCAPED.indexOf(sign)))
    .replace(/\\n/g, '\n');
const shown = (text: string) => text.replace(/[\uE000-\uE006]/g, (sign) => ESCAPED[sign.charCodeAt(0) - 0xe000]!);

/** Texts between empty lines with the line each begins at; comments separate nothing. */
function blocksOf(text: string): { line: number; text: string }[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [at, line] of text.split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed.startsWith('//')) continue;
    if (trimmed === '') isOpen = false;
    else if (isOpen) blocks.at(-1)!.lines.push(line);
    else {
      isOpen = true;
      blocks.push({ line: at + 1, lines: [line] });
    }
  }
  return blocks.map(({ line, lines }) => ({ line, text: lines.join('\n') }));
}

interface Answer {
  sign: '=' | '~';
  weight: number | null;
  text: string;
  hasFeedback: boolean;
}

/** `=right ~%50%half #why`: what is said of each text. */
function answersOf(inner: string): Answer[] {
  const parts = inner.split(/([=~])/);
  const answers: Answer[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const [body = '', ...feedback] = parts[at + 1]!.trim().split('#');
    const weight = /^%(-?\d{1,3}(?:\.\d{1,10})?)%/.exec(body);
    const text = shown(weight ? body.slice(weight[0].length) : body).trim();
    answers.push({
      sign: parts[at] as '=' | '~',
      weight: weight ? Number(weight[1]) : null,
      text: text.replace(/^\[(?:html|markdown|plain|moodle)\]/, '').trim(),
      hasFeedback: feedback.join('').trim() !== '',
    });
  }
  return answers;
}

function numberOf(text: string, share: number) {
  const [low, high] = text.split('..');
  if (high !== undefined) return { ...rangeOf(low!, high), isRelative: false, share };
  const [value, tolerance = '0'] = text.split(':');
  return { value: numberText(value!), tolerance: numberText(tolerance), isRelative: false, share };
}

function readBlock(block: string, newId: NewId, warn: (kind: keyof typeof WARNINGS) => void): Question {
  let text = hidden(block).trim();
  if (text.startsWith('::')) {
    const end = text.indexOf('::', 2);
    if (end > 0) text = text.slice(end + 2).trim();
  }
  text = text.replace(/^\[(?:html|markdown|plain|moodle)\]/i, '');
  const open = text.indexOf('{');
  if (open < 0) throw new EntryFault('noAnswer');
  const close = text.indexOf('}', open);
  if (close < 0) throw new EntryFault('notClosed');
  const after = text.slice(close + 1).trim();
  const stem = shown(after === '' ? text.slice(0, open) : `${text.slice(0, open).trimEnd()} ___ ${after}`);
  const [inner = '', general = ''] = text
    .slice(open + 1, close)
    .trim()
    .split('####');
  const asked = askedAs(newId, stem, 1, shown(general));
  if (inner.trim() === '') throw new EntryFault('essay');
  return readAnswers(inner.trim(), asked, newId, warn);
}

function readAnswers(
  inner: string,
  asked: ReturnType<typeof askedAs>,
  newId: NewId,
  warn: (kind: keyof typeof WARNINGS) => void,
): Question {
  if (inner.startsWith('#')) {
    const body = inner.slice(1).trim();
    const answers = body.startsWith('=') ? answersOf(body).filter(({ sign }) => sign === '=') : null;
    const accepted = answers
      ? answers.map(({ text, weight }) => numberOf(text, weight ?? 100))
      : [numberOf(body.split('#')[0]!, 100)];
    return { ...asked, kind: 'numeric', accepted, unit: '' };
  }
  const word = /^(T|TRUE|F|FALSE)\s*(?:#|$)/.exec(inner)?.[1];
  if (word) return { ...asked, kind: 'trueFalse', right: word.startsWith('T') };
  const answers = answersOf(inner);
  if (answers.some(({ hasFeedback }) => hasFeedback)) warn('feedback');
  if (inner.includes('~')) {
    const options = answers.map(({ sign, weight, text }) => ({ text, weight: weight ?? (sign === '=' ? 100 : 0) }));
    return answers.some(({ sign }) => sign === '=')
      ? singleOf(asked, newId, options, warn)
      : multipleOf(asked, newId, options);
  }
  if (inner.includes('->')) throw new EntryFault('kind', { kind: 'matching' });
  const accepted = answers.map(({ text, weight }) => ({ text, share: Math.max(0, Math.min(100, weight ?? 100)) }));
  return { ...asked, kind: 'blanks', blanks: [blankOf(accepted)], isAnyOrder: false };
}

/** Moodle's GIFT: one entry for each block; categories are left out. */
export const readGift = (text: string, newId: NewId): QuestionEntry[] =>
  blocksOf(text)
    .filter((block) => !/^\s*\$CATEGORY:/.test(block.text))
    .map((block) => entryAt(block.line, (warn) => readBlock(block.text, newId, warn)));
