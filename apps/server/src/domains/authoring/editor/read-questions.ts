import { randomBytes } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import { readQuestionText } from '@assay/contract/questions/import.ts';
import { wordsIn } from '@assay/contract/words.ts';
import { readQuestions } from '@assay/formats/questions/read-questions.ts';
import { wordsOfFault } from '@assay/formats/reading/fault.ts';
import { implement } from '../../../platform/http/call.ts';

/** Ids that say nothing about the order in which questions and options stand. */
const newId = () => randomBytes(6).toString('hex');

export const readQuestionCalls = [
  implement(readQuestionText, async (call, { text, format }) => {
    const { format: found, entries } = await readQuestions(text, format ?? null, newId).catch((error: unknown) =>
      fail('problem.questionsUnread', { reason: wordsOfFault(error) }),
    );
    return {
      format: found,
      entries: entries.map(({ line, question, fault, warnings }) => ({
        line,
        question,
        fault: fault && wordsIn(fault, call.lang),
        warnings: warnings.map((warning) => wordsIn(warning, call.lang)),
      })),
    };
  }),
];
