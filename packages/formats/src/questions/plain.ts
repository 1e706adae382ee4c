import type { Question, QuestionKind } from '@assay/contract/questions/question.ts';
import {
  askedAs,
  blankOf,
  EntryFault,
  entryAt,
  type NewId,
  numberText,
  optionsOf,
  type QuestionEntry,
  singleOf,
  type WARNINGS,
} from './entry.ts';

const STEM = /^\s*(?:[（(][0-9０-９]{1,3}[)）]|[0-9０-９]{1,3}\s*[.．、)）])(?![0-9０-９])/;
const HEADING = /^\s*(?:[一二三四五六七八九十]{1,3}\s*[、.．]|#+\s)/;
const OPTION = /^\s*[（(]?([A-Ta-tＡ-Ｔａ-ｔ])\s*[.．、)）:：]/;
/** Further options of the same line begin after a blank. */
const NEXT_OPTION = /[\s\u3000]+(?=[A-TＡ-Ｔ][.．、)）])/;
const FIELD = /^\s*【?\s*(正确答案|参考答案|答案|解析|分值|分数|难度|answer|explanation|points)\s*】?\s*[:：]?/i;
const KINDS: readonly (readonly [RegExp, QuestionKind])[] = [
  [/多选|不定项|multiple/i, 'multiple'],
  [/单选|选择|single|choice/i, 'single'],
  [/判断|true|false/i, 'trueFalse'],
  [/填空|blank/i, 'blanks'],
  [/数值|计算|numeric/i, 'numeric'],
];
const TRUE = new Set(['正确', '对', '√', '✓', '是', 't', 'true', 'yes']);
const FALSE = new Set(['错误', '错', '×', '✗', 'x', '否', 'f', 'false', 'no']);

interface Block {
  line: number;
  kind: QuestionKind | null;
  points: number | null;
  stem: string[];
  options: string[];
  answer: string | null;
  explanation: string[];
  /** Bad points, as they were written. */
  badPoints: string | null;
}

const plainOf = (text: string) => text.normalize('NFKC').trim();
const pointsIn = (text: string): number | null => {
  const points = Number(/(\d{1,4}(?:\.\d{1,2})?)\s*(?:分|points?)/i.exec(plainOf(text))?.[1] ?? Number.NaN);
  return points > 0 ? points : null;
};

/** Letters of options as people list them: `AC`, `A、C`, `a, c`; null where it is something else. */
function lettersOf(answer: string, count: number): number[] | null {
  const letters = plainOf(answer)
    .toUpperCase()
    .replace(/[\s,，、;和&]/g, '');
  if (!/^[A-T]{1,20}$/.test(letters)) return null;
  const places = [...new Set(letters)].map((letter) => letter.charCodeAt(0) - 65);
  if (places.some((place) => place >= count)) throw new EntryFault('letter', { text: answer.trim().slice(0, 40) });
  return places;
}

function choiceOf(block: Block, answer: string, newId: NewId, warn: (kind: keyof typeof WARNINGS) => void): Question {
  const asked = askedAs(newId, block.stem.join('\n'), block.points ?? 1, block.explanation.join('\n'));
  const places = lettersOf(answer, block.options.length);
  if (!places) throw new EntryFault('letter', { text: answer.trim().slice(0, 40) });
  if (block.kind !== 'multiple' && places.length === 1) {
    const weighted = block.options.map((text, at) => ({ text, weight: at === places[0] ? 100 : 0 }));
    return singleOf(asked, newId, weighted, warn);
  }
  const options = optionsOf(
    newId,
    block.options.map((text) => ({ text, weight: 0 })),
  );
  return { ...asked, kind: 'multiple', options, right: places.map((place) => options[place]!.id), scoring: 'half' };
}

function questionOf(block: Block, newId: NewId, warn: (kind: keyof typeof WARNINGS) => void): Question {
  if (block.badPoints !== null) throw new EntryFault('points', { text: block.badPoints });
  const answer = block.answer?.trim() ?? '';
  if (answer === '') throw new EntryFault('noAnswer');
  if (block.options.length > 0) return choiceOf(block, answer, newId, warn);
  const asked = askedAs(newId, block.stem.join('\n'), block.points ?? 1, block.explanation.join('\n'));
  const word = plainOf(answer).toLowerCase();
  const isBlank = block.kind === 'blanks' || /_{3,}|＿{2,}/.test(asked.text);
  if (!isBlank && (TRUE.has(word) || FALSE.has(word))) return { ...asked, kind: 'trueFalse', right: TRUE.has(word) };
  if (block.kind === 'single' || block.kind === 'multiple') throw new EntryFault('options');
  const [value, tolerance = '0'] = answer.split(/±|\+-/);
  if (block.kind === 'numeric' || answer.includes('±')) {
    const accepted = [{ value: numberText(value!), tolerance: numberText(tolerance), isRelative: false, share: 100 }];
    return { ...asked, kind: 'numeric', accepted, unit: '' };
  }
  const blanks = answer.split(/[;；]/).map((texts) =>
    blankOf(
      texts.split(/[|｜]/).map((text) => ({ text, share: 100 })),
      'text',
    ),
  );
  if (blanks.length > 20) throw new EntryFault('manyOptions', { max: 20 });
  return { ...asked, kind: 'blanks', blanks, isAnyOrder: false };
}

/** A field of a question: `答案：B`, `解析：…`, `分值：2`. */
function takeField(block: Block, name: string, value: string): void {
  if (/答案|answer/i.test(name)) block.answer = value;
  else if (/解析|explanation/i.test(name)) block.explanation.push(value.trim());
  else if (/分|points/i.test(name)) {
    block.points = pointsIn(`${value} 分`);
    if (block.points === null) block.badPoints = value.trim().slice(0, 40);
  }
}

function takeLine(block: Block, line: string): void {
  const field = FIELD.exec(line);
  if (field) {
    takeField(block, field[1]!, line.slice(field[0].length));
    return;
  }
  const option = OPTION.exec(line);
  if (option && block.answer === null) {
    const letter = plainOf(option[1]!).toUpperCase().charCodeAt(0) - 65;
    if (letter === block.options.length) {
      for (const part of line.trim().split(NEXT_OPTION)) block.options.push(part.replace(OPTION, '').trim());
      return;
    }
  }
  if (block.answer !== null) block.explanation.push(line.trim());
  else if (block.options.length > 0) block.options[block.options.length - 1] += `\n${line.trim()}`;
  else block.stem.push(line.trim());
}

/**
 * Questions as teachers keep them in documents: numbered stems, options `A.`, and lines `答案：`, `解析：`, `分值：`; in English `Answer:`,
 * `Explanation:`, `Points:`. A heading such as `一、多选题（每题 2 分）` says the kind and the points of what follows. Of several blanks `；`
 * parts the answers and `|` the texts that one accepts.
 */
export function readPlain(text: string, newId: NewId): QuestionEntry[] {
  const blocks: Block[] = [];
  let kind: QuestionKind | null = null;
  let points: number | null = null;
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const current = blocks.at(-1);
    if (HEADING.test(line)) {
      kind = KINDS.find(([pattern]) => pattern.test(line))?.[1] ?? null;
      points = pointsIn(line);
      continue;
    }
    const isNext =
      STEM.test(line) || !current || (current.answer !== null && !FIELD.test(line) && current.explanation.length === 0);
    if (!isNext) {
      takeLine(current, line);
      continue;
    }
    const stem = line.replace(STEM, '').trim();
    blocks.push({
      line: at + 1,
      kind,
      points,
      stem: [stem],
      options: [],
      answer: null,
      explanation: [],
      badPoints: null,
    });
  }
  return blocks.map((block) => entryAt(block.line, (warn) => questionOf(block, newId, warn)));
}
