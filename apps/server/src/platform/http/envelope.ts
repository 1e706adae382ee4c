import { type ShapeFault, shapeFaults } from '@assay/contract/bounds/shape-faults.ts';
import { type FailureCode, failureStatus, failureText, type Lang } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import type * as z from 'zod';

/** The body of every JSON answer (SHELL-30). */
export interface Envelope {
  status: number;
  msg: string;
  data: unknown;
}

/** Checks an input and names the first bad field in the viewer's language. */
export function parseInput<S extends z.ZodType>(shape: S, value: unknown, lang: Lang): z.output<S> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = shapeFaults(shape, value, lang);
  throw new InvalidInput(faults[0]?.field || 'body', faults[0]?.reason ?? '', faults);
}

/** A refusal that lists every bad field, so that a form can show each beside its box. */
export class InvalidInput extends Failure {
  readonly fields: Record<string, string>;

  constructor(field: string, reason: string, faults: readonly ShapeFault[] = []) {
    super('request.invalid', { field, reason });
    this.fields = Object.fromEntries(faults.slice(0, 50).map((fault) => [fault.field, fault.reason]));
  }
}

export function failureEnvelope(failure: Failure, lang: Lang): Envelope {
  return {
    status: failureStatus(failure.code),
    msg: failureText(failure.code, lang, failure.params),
    data: {
      code: failure.code satisfies FailureCode,
      ...(failure instanceof InvalidInput ? { fields: failure.fields } : {}),
      ...('seconds' in failure.params ? { seconds: failure.params.seconds } : {}),
      ...('exam' in failure.params ? { exam: failure.params.exam } : {}),
    },
  };
}
