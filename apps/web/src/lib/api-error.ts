import type { FailureCode } from '@assay/contract/errors.ts';

/** How a call failed before or instead of an answer of the server. */
export type NoAnswer = 'timeout' | 'noResponse';

interface Refusal {
  /** HTTP status, or the envelope's where the HTTP status is 200; 0 without an answer. */
  status: number;
  /** Code of the failure catalogue; `timeout` and `noResponse` where no answer came. */
  code: FailureCode | NoAnswer | null;
  /** The sentence to show, in the viewer's language. */
  msg: string;
  /** Reason per input field, for showing beside the boxes. */
  fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before trying again. */
  seconds?: number | null;
  /** The timed work that the viewer sits, where that closes the rest. */
  exam?: number | null;
  requestId?: string | null;
}

/** A call that did not succeed. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode | NoAnswer | null;
  readonly msg: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly seconds: number | null;
  readonly exam: number | null;
  readonly requestId: string | null;

  constructor(refusal: Refusal) {
    super(refusal.msg);
    this.name = 'ApiError';
    this.status = refusal.status;
    this.code = refusal.code;
    this.msg = refusal.msg;
    this.fields = refusal.fields ?? {};
    this.seconds = refusal.seconds ?? null;
    this.exam = refusal.exam ?? null;
    this.requestId = refusal.requestId ?? null;
  }
}

export const isApiError = (error: unknown, code?: FailureCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
