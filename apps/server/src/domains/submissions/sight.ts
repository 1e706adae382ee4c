import { fail } from '@assay/contract/errors.ts';
import { ANSWER_MODES } from '@assay/rules/authoring/refuse-mode.ts';
import { refuseEntry } from '@assay/rules/contests/access.ts';
import { isVirtualRunning } from '@assay/rules/contests/virtual.ts';
import { type Sight, sightOf } from '@assay/rules/submissions/access.ts';
import { type Call, viewerIsAdmin } from '../../platform/http/call.ts';
import { type ContestView, findContestView, inVirtual } from '../contests/entry.ts';
import { contestSight } from '../contests/submissions/sight.ts';
import { findVirtualById } from '../contests/virtual/virtual.queries.ts';
import type { ShownColumns } from '../judging/rows/shown-rows.ts';
import { findSubmissionFacts, type SubmissionFactsRow } from './detail.queries.ts';

interface Seen {
  see: Sight;
  shown: ShownColumns;
}

export interface SeenSubmission extends Seen {
  facts: SubmissionFactsRow;
  isOwner: boolean;
  /** The same decision at the present moment, with what is in memory: a seal may have begun since. */
  again(): Seen;
}

/**
 * A submission together with what this viewer may see of it. One that must not even be known of answers as if it
 * did not exist.
 * @throws Failure `submission.unknown`
 */
export async function seeSubmission(call: Call, submitId: number): Promise<SeenSubmission> {
  const facts = await findSubmissionFacts(call.db, submitId);
  if (!facts) return fail('submission.unknown');
  const isOwner = call.viewer?.uid === facts.uid;
  const seen = facts.cid === 0 ? await seeInPractice(call, facts, isOwner) : await seeInContest(call, facts);
  return { facts, isOwner, ...seen(), again: seen };
}

async function seeInPractice(call: Call, facts: SubmissionFactsRow, isOwner: boolean): Promise<() => Seen> {
  const isStaff = viewerIsAdmin(call);
  if (facts.auth !== 1 && !isStaff && !isOwner) return fail('submission.unknown');
  const { hideNonContestSubmissionCode } = await call.settings.read();
  const see = sightOf({
    isOwner,
    isStaff,
    shared: facts.share,
    codeShare: facts.codeShare,
    openCaseResult: facts.openCaseResult,
    hideCode: hideNonContestSubmissionCode,
    asksForAnswers: ANSWER_MODES.has(facts.judgeMode),
    status: facts.status,
  });
  const seen = { see, shown: { result: true, score: true, figures: true, errorMessage: see.code || isOwner } };
  return () => seen;
}

async function seeInContest(call: Call, facts: SubmissionFactsRow): Promise<() => Seen> {
  const found = await findContestView(call, facts.cid, call.viewer);
  if (!found || refuseEntry(found.viewer, found.facts, found.status)) return fail('submission.unknown');
  if (await isOfRunningVirtual(call, found, facts)) return fail('submission.unknown');
  const view = inVirtual(found);
  const decide = () => contestSight(view, facts, call.clock.now());
  if (!decide().detail) return fail('submission.unknown');
  return () => {
    const { detail: _, result, score, figures, errorMessage, ...see } = decide();
    const mayLook = view.isAdmin || !ANSWER_MODES.has(facts.judgeMode);
    return {
      see: {
        ...see,
        failingCase: see.failingCase && mayLook,
        caseNotes: view.isAdmin || see.failingCase,
        reason: view.isAdmin ? 'staff' : 'contest',
      },
      shown: { result, score, figures, errorMessage },
    };
  };
}

/** Whether it was made in another's virtual participation that is not over yet. */
async function isOfRunningVirtual(call: Call, view: ContestView, { virtualId }: SubmissionFactsRow): Promise<boolean> {
  if (virtualId === null || view.isAdmin || virtualId === view.run?.id) return false;
  const run = await findVirtualById(call.db, virtualId);
  return run === null || isVirtualRunning(run, view.clock, view.now.getTime());
}
