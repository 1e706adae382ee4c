import type { PackageNote } from '@assay/contract/authoring/transfer.ts';
import { failureWords } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { wordsAt } from '@assay/contract/words.ts';
import { asFailure } from '../../../platform/http/bind.ts';
import type { ImportOutcome } from './transfer.queries.ts';

/** The refusal of a package for an error of its report. */
export const faultyBy = (error: PackageNote) =>
  new Failure('package.faulty', { reason: wordsAt(error.problem ?? '', wordsAt(error.file ?? '', error)) });

/** What came of an import, or can come of one, when this stands against it. */
export function failed(error: unknown): ImportOutcome {
  const { code, params } = asFailure(error);
  return { problems: [], notes: [], failure: failureWords(code, params) };
}
