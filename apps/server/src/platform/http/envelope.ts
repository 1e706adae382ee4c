import { Failure, type FailureCode, failureText, type Lang } from '@assay/contract/errors.ts';
import type * as z from 'zod';
import { en, zhCN } from 'zod/locales';

/** The body of every JSON answer (spec 1 §7.1). */
export interface Envelope {
  status: number;
  msg: string;
  data: unknown;
}

const LOCALES = { en: en().localeError, zh: zhCN().localeError };

/** Checks an input and names the first bad field in the viewer's language. */
export function parseInput<S extends z.ZodType>(shape: S, value: unknown, lang: Lang): z.output<S> {
  const parsed = shape.safeParse(value, { error: LOCALES[lang] });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join('.') || 'body';
  throw new InvalidInput(field, issue?.message ?? '', parsed.error.issues);
}

/** A refusal that lists every bad field, so that a form can show each beside its box. */
export class InvalidInput extends Failure {
  readonly fields: Record<string, string>;

  constructor(field: string, reason: string, issues: z.core.$ZodIssue[] = []) {
    super('request.invalid', { field, reason });
    this.fields = Object.fromEntries(
      issues.slice(0, 50).map((issue) => [issue.path.map(String).join('.'), issue.message]),
    );
  }
}

export function failureEnvelope(failure: Failure, lang: Lang): Envelope {
  return {
    status: failure.status,
    msg: failureText(failure.code, lang, failure.params),
    data: {
      code: failure.code satisfies FailureCode,
      ...(failure instanceof InvalidInput ? { fields: failure.fields } : {}),
      ...('seconds' in failure.params ? { seconds: failure.params.seconds } : {}),
    },
  };
}
