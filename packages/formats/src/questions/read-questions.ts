import type { QuestionFormat } from '@assay/contract/questions/import.ts';
import { type Budget, bounded, type ReaderBounds } from '@assay/contract/readers/bounded.ts';
import { readAiken } from './aiken.ts';
import type { NewId, QuestionEntry } from './entry.ts';
import { readGift } from './gift.ts';
import { readMoodleXml } from './moodle-xml.ts';
import { readPlain } from './plain.ts';

const QUESTIONS = {
  reader: { en: 'Questions', zh: '客观题' },
  where: 'packages/formats/src/questions/read-questions.ts',
  input: { max: 1_000_000, unit: 'characters' },
  parts: { max: 1_000, unit: 'nodes' },
  time: 'linear',
} as const satisfies ReaderBounds;

const READERS = { gift: readGift, aiken: readAiken, plain: readPlain, moodle: readMoodleXml } as const;

/** The format that a text most likely has. */
export function formatOfQuestions(text: string): QuestionFormat {
  if (/^\s*<(?:\?xml|!DOCTYPE|quiz)/.test(text)) return 'moodle';
  if (/^\s*ANSWER:\s*[A-Z]\s*$/m.test(text)) return 'aiken';
  if (/^\s*【?(?:正确答案|参考答案|答案|answer)/im.test(text)) return 'plain';
  return text.includes('{') ? 'gift' : 'plain';
}

/**
 * Reads questions of a format, or of the one they seem to have: an entry for each, also for those that cannot be asked.
 * @param newId gives ids to questions and options
 * @throws Failure `reader.tooLarge`, XmlFault
 */
export const readQuestions = bounded(
  QUESTIONS,
  async (text: string, budget: Budget, format: QuestionFormat | null, newId: NewId) => {
    const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const chosen = format ?? formatOfQuestions(plain);
    const entries: QuestionEntry[] = await READERS[chosen](plain, newId);
    budget.take(entries.length);
    return { format: chosen, entries };
  },
);
