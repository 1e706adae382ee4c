import type * as z from 'zod';
import type { Lang, Words } from '../words.ts';
import { type Fault, faultWords } from './fault-words.ts';

export interface ShapeFault {
  /** Path of the field, its parts separated by dots; empty: the value as a whole. */
  field: string;
  reason: string;
}

/** What the library found, as a fault of ours: its own words reach nobody. */
function faultOf(issue: z.core.$ZodRawIssue): Fault {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return { kind: 'required' };
      return { kind: issue.expected === 'int' ? 'notWhole' : 'wrongKind' };
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin === 'string') return issue.input === '' ? { kind: 'required' } : { kind: 'tooShort', min };
      return { kind: issue.origin === 'array' ? 'tooFew' : 'tooSmall', min };
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      if (issue.origin === 'string') return { kind: 'tooLong', max };
      return { kind: issue.origin === 'array' ? 'tooMany' : 'tooBig', max };
    }
    case 'invalid_value':
      return { kind: 'notAmong' };
    case 'unrecognized_keys':
      return { kind: 'unknownField', name: String(issue.keys[0]).slice(0, 50) };
    default:
      return { kind: 'wrongKind' };
  }
}

const worded = (lang: Lang) => (issue: z.core.$ZodRawIssue) => faultWords(faultOf(issue))[lang];

/** What is wrong with a value that is not of a shape, field by field, in one language. */
export function shapeFaults(shape: z.ZodType, value: unknown, lang: Lang): ShapeFault[] {
  const { error } = shape.safeParse(value, { error: worded(lang) });
  return (error?.issues ?? []).map(({ path, message }) => ({
    field: path.map(String).join('.'),
    reason: faultWords({ kind: 'stated', sentence: message })[lang],
  }));
}

/** {@link shapeFaults} in both languages. */
export function shapeFaultWords(shape: z.ZodType, value: unknown): { field: string; reason: Words }[] {
  const inZh = shapeFaults(shape, value, 'zh');
  return shapeFaults(shape, value, 'en').map(({ field, reason }, at) => ({
    field,
    reason: { en: reason, zh: inZh[at]?.reason ?? reason },
  }));
}
