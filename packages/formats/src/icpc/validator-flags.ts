import type { Comparison } from '../problem-package.ts';

type Tokens = Extract<Comparison, { by: 'tokens' }>;

const TOLERANCES: Record<string, readonly ('floatAbsolute' | 'floatRelative')[]> = {
  float_absolute_tolerance: ['floatAbsolute'],
  float_relative_tolerance: ['floatRelative'],
  float_tolerance: ['floatAbsolute', 'floatRelative'],
};

/**
 * Flags of the standard output validator.
 * @returns how it compares, and the flags that it does not know
 */
export function readValidatorFlags(flags: readonly string[]): { comparison: Tokens; unknown: string[] } {
  const comparison: Tokens = {
    by: 'tokens',
    caseSensitive: false,
    spaceSensitive: false,
    floatAbsolute: null,
    floatRelative: null,
  };
  const unknown = [];
  for (let at = 0; at < flags.length; at += 1) {
    const flag = flags[at]!.replace(/^--?/, '');
    const tolerances = TOLERANCES[flag];
    if (flag === 'case_sensitive') comparison.caseSensitive = true;
    else if (flag === 'space_change_sensitive') comparison.spaceSensitive = true;
    else if (tolerances && Number(flags[at + 1]) >= 0) {
      at += 1;
      for (const tolerance of tolerances) comparison[tolerance] = Number(flags[at]);
    } else unknown.push(flags[at]!);
  }
  return { comparison, unknown };
}

/** The flags that make the standard validator compare so. */
export function validatorFlags({ caseSensitive, spaceSensitive, floatAbsolute, floatRelative }: Tokens): string[] {
  const flags = [];
  if (caseSensitive) flags.push('case_sensitive');
  if (spaceSensitive) flags.push('space_change_sensitive');
  if (floatAbsolute !== null && floatAbsolute === floatRelative) flags.push('float_tolerance', String(floatAbsolute));
  else {
    if (floatAbsolute !== null) flags.push('float_absolute_tolerance', String(floatAbsolute));
    if (floatRelative !== null) flags.push('float_relative_tolerance', String(floatRelative));
  }
  return flags;
}
