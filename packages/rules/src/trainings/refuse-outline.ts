import { findImpossibleRule } from '../sections/sections.ts';

const CODES = { ahead: 'training.ruleAhead', tooMany: 'training.ruleTooMany' } as const;

/** Why an outline cannot be: a section may only ask for problems of one that stands before it, and for no more than that has. */
export function refuseOutline(
  sections: readonly { requires: readonly { section: number; solved: number }[]; pids: readonly number[] }[],
): { code: (typeof CODES)[keyof typeof CODES]; section: number; earlier: number } | null {
  const found = findImpossibleRule(sections);
  return found && { code: CODES[found.why], section: found.section, earlier: found.earlier };
}
