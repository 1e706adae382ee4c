import type { Question, QuestionOf } from '@assay/contract/questions/question.ts';
import { type Words, wordsWith } from '@assay/contract/words.ts';

/** What a reader made of one entry of a file: a question, or why it is none; and what was lost or guessed. */
export interface QuestionEntry {
  /** Where it begins, from 1. */
  line: number;
  question: Question | null;
  fault: Words | null;
  warnings: Words[];
}

/** Gives questions and options their ids. */
export type NewId = () => string;

/** Why an entry is no question that can be asked. */
export const FAULTS = {
  noAnswer: { en: 'no answer is given', zh: '没有给出答案' },
  noText: { en: 'the question is empty', zh: '题目内容为空' },
  essay: { en: 'questions that a person grades are not supported', zh: '不支持需要人工批改的题目' },
  kind: { en: 'the kind “{kind}” is not supported', zh: '不支持“{kind}”题型' },
  notClosed: { en: 'the answers have no closing brace', zh: '答案缺少右花括号' },
  noNumber: { en: '“{text}” is no number', zh: '“{text}”不是数字' },
  options: { en: 'a choice needs at least two options', zh: '选择题至少需要两个选项' },
  manyOptions: { en: 'there are more than {max} options', zh: '选项超过 {max} 个' },
  severalRight: { en: 'a single choice has several right options', zh: '单选题有多个正确选项' },
  noneRight: { en: 'no option is right', zh: '没有正确选项' },
  letter: { en: 'the answer “{text}” names no option', zh: '答案“{text}”没有对应的选项' },
  tooLong: { en: 'a text is too long', zh: '文本过长' },
  points: { en: '“{text}” are no points', zh: '“{text}”不是有效的分值' },
} as const satisfies Record<string, Words>;

/** What an import loses or guesses. */
export const WARNINGS = {
  partial: { en: 'points for wrong options of a single choice are lost', zh: '单选题中错误选项的部分得分未保留' },
  feedback: { en: 'feedback for single options is lost', zh: '单个选项的反馈未保留' },
  stem: { en: 'lines before the options were joined', zh: '已合并选项之前的多行题干' },
  pictures: { en: 'pictures inside of the file are lost', zh: '文件内嵌的图片未保留' },
  markup: { en: 'formatting was simplified', zh: '格式已简化' },
} as const satisfies Record<string, Words>;

/** Thrown by readers for one entry; the others go on. */
export class EntryFault extends Error {
  readonly words: Words;
  constructor(kind: keyof typeof FAULTS, params: Record<string, string | number> = {}) {
    super(kind);
    this.words = wordsWith(FAULTS[kind], params);
  }
}

/** Reads one entry; what it throws as a fault becomes that of the entry. */
export function entryAt(line: number, read: (warn: (kind: keyof typeof WARNINGS) => void) => Question): QuestionEntry {
  const warned = new Set<keyof typeof WARNINGS>();
  const warnings = () => [...warned].map((kind) => WARNINGS[kind]);
  try {
    const question = read((kind) => warned.add(kind));
    return { line, question, fault: null, warnings: warnings() };
  } catch (error) {
    if (!(error instanceof EntryFault)) throw error;
    return { line, question: null, fault: error.words, warnings: warnings() };
  }
}

/** What all kinds have; a text is one that says something. */
export function askedAs(newId: NewId, text: string, points = 1, explanation = '') {
  const trimmed = text.trim();
  if (trimmed === '') throw new EntryFault('noText');
  if (trimmed.length > 20_000 || explanation.length > 20_000) throw new EntryFault('tooLong');
  return { id: newId(), text: trimmed, points, explanation: explanation.trim() };
}

const OPTIONS_MAX = 20;
const ACCEPTED_CHARS_MAX = 200;

/** Options by their texts, with the percent each is worth. */
export function optionsOf(newId: NewId, options: readonly { text: string; weight: number }[]) {
  if (options.length < 2) throw new EntryFault('options');
  if (options.length > OPTIONS_MAX) throw new EntryFault('manyOptions', { max: OPTIONS_MAX });
  return options.map(({ text, weight }) => ({ id: newId(), text: text.trim(), isPinned: false, weight }));
}

/** A single choice: the one option that earns all. */
export function singleOf(
  asked: ReturnType<typeof askedAs>,
  newId: NewId,
  options: readonly { text: string; weight: number }[],
  warn: (kind: keyof typeof WARNINGS) => void,
): QuestionOf<'single'> {
  const made = optionsOf(newId, options);
  const right = made.filter(({ weight }) => weight >= 100);
  if (right.length > 1) throw new EntryFault('severalRight');
  if (right.length === 0) throw new EntryFault('noneRight');
  if (made.some(({ weight }) => weight > 0 && weight < 100)) warn('partial');
  return { ...asked, kind: 'single', options: made.map((one) => ({ ...one, weight: 0 })), right: right[0]!.id };
}

/** Several choices whose options count by weights; equal ones that add up to all and cost nothing are plain right ones. */
export function multipleOf(
  asked: ReturnType<typeof askedAs>,
  newId: NewId,
  options: readonly { text: string; weight: number }[],
): QuestionOf<'multiple'> {
  const made = optionsOf(
    newId,
    options.map(({ text, weight }) => ({ text, weight: Math.max(-100, Math.min(100, weight)) })),
  );
  if (!made.some(({ weight }) => weight > 0)) throw new EntryFault('noneRight');
  return { ...asked, kind: 'multiple', options: made, right: [], scoring: 'weights' };
}

/** One blank with its texts; `*` in one of them stands for any text. */
export function blankOf(
  accepted: readonly { text: string; share: number }[],
  match?: QuestionOf<'blanks'>['blanks'][number]['match'],
) {
  const texts = accepted.map(({ text, share }) => ({ text: text.trim(), share })).filter(({ text }) => text !== '');
  if (texts.length === 0) throw new EntryFault('noAnswer');
  if (texts.length > OPTIONS_MAX) throw new EntryFault('manyOptions', { max: OPTIONS_MAX });
  if (texts.some(({ text }) => text.length > ACCEPTED_CHARS_MAX)) throw new EntryFault('tooLong');
  return {
    accepted: texts,
    match: match ?? (texts.some(({ text }) => text.includes('*')) ? 'wildcard' : 'noCase'),
    weight: 1,
  } as const;
}

const NUMBER = /^[+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})(?:e[+-]?\d{1,3})?$/i;

/** A number as the contract takes it. */
export function numberText(text: string): string {
  const plain = text.normalize('NFKC').trim().replace(/−/g, '-');
  if (!NUMBER.test(plain)) throw new EntryFault('noNumber', { text: text.trim().slice(0, 40) });
  return plain;
}

/** The middle and half the width of a range, in decimals. */
export function rangeOf(low: string, high: string) {
  const [a, b] = [numberText(low), numberText(high)];
  const places = Math.max(...[a, b].map((one) => one.split('.')[1]?.length ?? 0)) + 1;
  const middle = (Number(a) + Number(b)) / 2;
  return {
    value: String(Number(middle.toFixed(places))),
    tolerance: String(Number((Math.abs(Number(b) - Number(a)) / 2).toFixed(places))),
  };
}
