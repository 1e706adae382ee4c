import type { FailureCode } from './errors.ts';
import type { Params } from './words.ts';

/**
 * A refusal on its way to the caller. `detail` goes only to the log. It knows its code alone: pages that ask a rule before they send need
 * not load the sentences and statuses of all refusals.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly params: Params;
  readonly detail: string | undefined;

  constructor(code: FailureCode, params: Params = {}, detail?: string) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.params = params;
    this.detail = detail;
  }
}
