import { failureWords } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { type Params, type Words, wordsWith } from '@assay/contract/words.ts';

/** A file is not what it should be; the words are for the people who made it. */
export class Fault extends Error {
  readonly words: Words;

  /** @param params fill the holes of the sentence */
  constructor(sentence: Words, params: Params = {}) {
    const words = wordsWith(sentence, params);
    super(words.en);
    this.words = words;
  }
}

/** The words of a fault, and of a file beyond the bounds of its reader; whatever else was thrown is thrown on. */
export function wordsOfFault(error: unknown): Words {
  if (error instanceof Fault) return error.words;
  if (error instanceof Failure && error.code === 'reader.tooLarge') return failureWords(error.code, error.params);
  throw error;
}
