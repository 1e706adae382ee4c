import { type FailureCode, fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';

/**
 * For `catch`: whatever refuses somebody says no more than this, so that a thing that is closed answers like one that is missing. What is no
 * refusal, such as a database that is away, stays what it is.
 */
export const refusedAs =
  (code: FailureCode) =>
  (error: unknown): never => {
    if (error instanceof Failure) return fail(code);
    throw error;
  };
