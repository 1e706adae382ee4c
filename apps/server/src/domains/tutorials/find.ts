import { fail } from '@assay/contract/errors.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { mayEditProblem, maySeeProblem } from '@assay/rules/problems/access.ts';
import { isListed, type TutorialFacts, type TutorialViewer } from '@assay/rules/tutorials/access.ts';
import type { Call } from '../../platform/http/call.ts';
import { factsFor } from '../problems/facts.ts';
import { findProblem } from '../problems/find.queries.ts';
import { isInUse } from '../venues/in-use.ts';
import { factsOfTutorial } from './shown.ts';
import { findTutorial, type ListedTutorial } from './tutorials.queries.ts';

/** A problem whose tutorials are asked for, as this viewer finds it. */
export interface TutorialProblem {
  pid: number;
  /** May change the problem. */
  editsProblem: boolean;
  /** May see the problem outside of venues. */
  seesProblem: boolean;
  /** On the public list, where everybody writes about it. */
  isPublic: boolean;
  isInUse: boolean;
}

/** What the viewer has to do with a problem. @throws Failure `problem.unknown` when it is gone */
export async function viewProblem(call: Call, pid: number): Promise<TutorialProblem> {
  const row = (await findProblem(call.db, { pid })) ?? fail('problem.unknown');
  const facts = await factsFor(call.db, call.viewer, row);
  return {
    pid,
    editsProblem: mayEditProblem(call.viewer, facts),
    seesProblem: maySeeProblem(call.viewer, facts),
    isPublic: row.auth === PROBLEM_AUTH.public,
    isInUse: await isInUse(call, pid),
  };
}

export const viewerOfTutorial = (
  { viewer }: Pick<Call, 'viewer'>,
  { hasBought, editsProblem }: Pick<TutorialViewer, 'hasBought' | 'editsProblem'>,
): TutorialViewer | null => viewer && { uid: viewer.uid, role: viewer.role, hasBought, editsProblem };

/** A tutorial as one person finds it. */
export interface FoundTutorial {
  row: ListedTutorial;
  facts: TutorialFacts;
  viewer: TutorialViewer | null;
}

/**
 * A tutorial that this viewer finds, at its problem or among what was bought; what it costs is another matter.
 * @throws Failure `tutorial.unknown`
 */
export async function findTutorialFor(call: Call, id: number): Promise<FoundTutorial> {
  const row = (await findTutorial(call.db, id, call.viewer?.uid ?? null)) ?? fail('tutorial.unknown');
  const facts = factsOfTutorial(row);
  const problem = row.pid === null ? null : await viewProblem(call, row.pid);
  const viewer = viewerOfTutorial(call, {
    hasBought: row.is_bought,
    editsProblem: problem?.editsProblem ?? false,
  });
  const moment = { now: call.clock.now(), isInUse: problem?.isInUse ?? false };
  if (!row.is_bought && !(problem?.seesProblem && isListed(viewer, facts, moment))) fail('tutorial.unknown');
  return { row, facts, viewer };
}
