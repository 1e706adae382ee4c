import { fail } from '@assay/contract/errors.ts';
import { venueIdOf } from '@assay/contract/venue.ts';
import { mayReadProblemData } from '@assay/rules/problems/access.ts';
import { visibilityWhileInUse } from '@assay/rules/submissions/access.ts';
import type { Call } from '../../platform/http/call.ts';
import { isInUse } from '../venues/in-use.ts';
import { rulesOf, type Seen } from '../venues/rules.ts';
import { findSubmissionFacts, type SubmissionFactsRow } from './detail.queries.ts';
import { seenBySupervisor } from './supervision.ts';

export interface SeenSubmission extends Seen {
  facts: SubmissionFactsRow;
  isOwner: boolean;
  /** The same decision at the present moment, with what is in memory: a seal may have begun since. */
  again(): Seen;
}

/**
 * A submission together with what this viewer may see of it, by the rules of the venue it was made in. One that must not even be known
 * of answers as if it did not exist.
 * @throws Failure `submission.unknown`
 */
export async function seeSubmission(call: Call, submitId: number): Promise<SeenSubmission> {
  const facts = await findSubmissionFacts(call.db, submitId);
  if (!facts) return fail('submission.unknown');
  const isOwner = call.viewer?.uid === facts.uid;
  const decide =
    !isOwner && (await call.supervises(call, facts))
      ? () => seenBySupervisor(call, facts)
      : await rulesOf(call, facts.venue).see(call, venueIdOf(facts.venue), facts);
  const inUse = !mayReadProblemData(call.viewer, facts) && (await isInUse(call, facts.pid));
  const seen = () => {
    const { see, ...rest } = decide();
    return { ...rest, see: inUse ? visibilityWhileInUse(see) : see };
  };
  return { facts, isOwner, ...seen(), again: seen };
}
