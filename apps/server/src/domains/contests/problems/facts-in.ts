import type { ProblemFacts } from '@assay/rules/problems/access.ts';
import { type DecidingColumns, factsOf } from '../../problems/facts.ts';
import type { ContestView } from '../entry.ts';

/** What decides about rights to a problem for the viewer of a contest, with what he is in the group of the contest. */
export function factsIn({ row, viewer }: Pick<ContestView, 'row' | 'viewer'>, problem: DecidingColumns): ProblemFacts {
  const facts = factsOf(problem);
  const isOfGroup = facts.owner.kind === 'group' && facts.owner.id === row.gid;
  return isOfGroup ? { ...facts, groupLevel: viewer?.groupAuth ?? 0 } : facts;
}
