import type { Question } from '@assay/contract/questions/question.ts';
import { textFile } from '../file-ref.ts';
import { readXmlTree, type XmlElement } from '../xml/xml-tree.ts';
import {
  askedAs,
  blankOf,
  EntryFault,
  entryAt,
  multipleOf,
  type NewId,
  numberText,
  type QuestionEntry,
  singleOf,
  type WARNINGS,
} from './entry.ts';
import { plainHtml } from './plain-html.ts';

type Warn = (kind: keyof typeof WARNINGS) => void;

/** A text of the file as Markdown; what it says of its format decides. */
function textOf(element: XmlElement | null, warn: Warn): string {
  if (!element) return '';
  const text = element.first('text')?.text ?? '';
  if (element.all('file').length > 0 || text.includes('@@PLUGINFILE@@')) warn('pictures');
  const format = element.attribute('format') ?? 'html';
  return format === 'markdown' || format === 'plain_text' ? text.trim() : plainHtml(text, () => warn('markup'));
}

const fractionOf = (answer: XmlElement) =>
  Math.max(-100, Math.min(100, Number(answer.attribute('fraction') ?? '0') || 0));
const positive = (answers: readonly XmlElement[]) => answers.filter((answer) => fractionOf(answer) > 0);

function pointsOf(question: XmlElement): number {
  const points = Math.round(Number(question.first('defaultgrade')?.text ?? '1') * 100) / 100;
  return points > 0 && points <= 10_000 ? points : 1;
}

function readQuestion(element: XmlElement, newId: NewId, warn: Warn): Question {
  const kind = element.attribute('type') ?? '';
  const answers = element.all('answer');
  const explanation = textOf(element.first('generalfeedback'), warn);
  const asked = () => askedAs(newId, textOf(element.first('questiontext'), warn), pointsOf(element), explanation);
  const worded = (answer: XmlElement) => textOf(answer, warn).trimEnd();
  if (answers.some((answer) => (answer.first('feedback/text')?.text ?? '').trim() !== '')) warn('feedback');
  switch (kind) {
    case 'multichoice': {
      const options = answers.map((answer) => ({ text: worded(answer), weight: fractionOf(answer) }));
      const isSingle = !/^(false|0)$/.test((element.first('single')?.text ?? 'true').trim());
      return isSingle ? singleOf(asked(), newId, options, warn) : multipleOf(asked(), newId, options);
    }
    case 'truefalse': {
      const right = answers.find((answer) => fractionOf(answer) >= 100);
      if (!right) throw new EntryFault('noneRight');
      return {
        ...asked(),
        kind: 'trueFalse',
        right: (right.first('text')?.text ?? '').trim().toLowerCase() === 'true',
      };
    }
    case 'shortanswer': {
      const isExact = (element.first('usecase')?.text ?? '0').trim() === '1';
      const accepted = positive(answers).map((answer) => ({
        text: answer.first('text')?.text ?? '',
        share: fractionOf(answer),
      }));
      const match = isExact && !accepted.some(({ text }) => text.includes('*')) ? 'text' : undefined;
      return { ...asked(), kind: 'blanks', blanks: [blankOf(accepted, match)], isAnyOrder: false };
    }
    case 'numerical': {
      const accepted = positive(answers).map((answer) => ({
        value: numberText(answer.first('text')?.text ?? ''),
        tolerance: numberText(answer.first('tolerance')?.text.trim() || '0'),
        isRelative: false,
        share: fractionOf(answer),
      }));
      if (accepted.length === 0) throw new EntryFault('noAnswer');
      return { ...asked(), kind: 'numeric', accepted, unit: '' };
    }
    case 'essay':
      throw new EntryFault('essay');
    default:
      throw new EntryFault('kind', { kind: kind.slice(0, 40) });
  }
}

/** Moodle's XML: one entry for each question; categories are left out. @throws XmlFault */
export async function readMoodleXml(text: string, newId: NewId): Promise<QuestionEntry[]> {
  const root = await readXmlTree(textFile(text));
  return root
    .all('question')
    .filter((question) => question.attribute('type') !== 'category')
    .map((question, at) => entryAt(at + 1, (warn) => readQuestion(question, newId, warn)));
}
