import { fail } from '@assay/contract/errors.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { refuseEntry } from '@assay/rules/contests/access.ts';
import { isTeamContest } from '@assay/rules/contests/teams.ts';
import { isVirtualRunning } from '@assay/rules/contests/virtual.ts';
import { visibilityOfContestProblem, visibilityOfContestSubmission } from '@assay/rules/contests/visibility.ts';
import { mayReadProblemData } from '@assay/rules/problems/access.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { RowFacts, Seen, SeenRow, SubmissionFacts } from '../../venues/rules.ts';
import { type ContestView, contestTimeOf, enterContest, findContestView, inVirtual, momentOf } from '../entry.ts';
import { findTeamNames } from '../teams/teams.queries.ts';
import { findVirtualById, findVirtualOfOthers } from '../virtual/virtual.queries.ts';

/** What is seen of one submission of a contest at a moment: members of a team see each other's like their own. */
function visibilityAt(
  view: ContestView,
  submission: { uid: number; receivedAt: Date; status: number; openCaseResult: boolean },
  now: Date,
  isContestAdmin = view.isAdmin,
) {
  return visibilityOfContestSubmission({
    ...momentOf(view.row, now.getTime()),
    atMs: contestTimeOf(view.clock, submission.receivedAt),
    judgeStatus: submission.status,
    openCaseResult: submission.openCaseResult,
    isOwner: view.line.includes(submission.uid),
    isContestAdmin,
    readsCode: view.row.open_code && view.viewer?.isRegistered === true && !view.viewer.isDisqualified,
  });
}

/** What a viewer sees of a contest submission: by the contest's clock, and by what is sealed at the moment. */
export async function seeInContest(call: Call, cid: number, facts: SubmissionFacts): Promise<() => Seen> {
  const found = await findContestView(call, cid, call.viewer);
  if (!found || refuseEntry(found.viewer, found.facts, found.status)) return fail('submission.unknown');
  if (await isOfRunningVirtual(call, found, facts)) return fail('submission.unknown');
  const view = inVirtual(found);
  const decide = () => visibilityAt(view, facts, call.clock.now());
  if (!decide().detail) return fail('submission.unknown');
  // who runs a contest need not be one of those who may read the data of its problems
  const readsData = view.isAdmin && mayReadProblemData(call.viewer, facts);
  return () => {
    const { detail: _, result, score, figures, errorMessage, ...see } = decide();
    const { failingCase } = readsData ? see : visibilityAt(view, facts, call.clock.now(), false);
    const { origin: source } = visibilityOfContestProblem(momentOf(view.row, call.clock.now().getTime()), view.isAdmin);
    const mayLook = readsData || traitsOf(facts.judgeMode).submits === 'program';
    return {
      see: {
        ...see,
        failingCase: failingCase && mayLook,
        caseNotes: readsData ? 'all' : failingCase ? 'firstFailing' : 'none',
        fileNames: readsData,
        reason: view.isAdmin ? 'staff' : 'contest',
      },
      shown: { result, score, figures, errorMessage, origin: false, source },
      mayShare: false,
    };
  };
}

/** Whether it was made in another's virtual participation that is not over yet. */
async function isOfRunningVirtual(call: Call, view: ContestView, { virtualId }: SubmissionFacts): Promise<boolean> {
  if (virtualId === null || view.isAdmin || virtualId === view.run?.id) return false;
  const run = await findVirtualById(call.db, virtualId);
  return run === null || isVirtualRunning(run, view.clock, view.now.getTime());
}

/** What is seen of rows of a contest inside which the viewer is. */
export async function seeRowsIn(
  call: Pick<Call, 'db'>,
  view: ContestView,
  rows: readonly RowFacts[],
): Promise<Map<number, SeenRow>> {
  const uids = [...new Set(rows.map(({ uid }) => uid))];
  const teams = isTeamContest(view.row.team_size)
    ? await findTeamNames(call.db, view.row.id, uids)
    : new Map<number, string>();
  const { origin: source } = visibilityOfContestProblem(momentOf(view.row, view.now.getTime()), view.isAdmin);
  return new Map(
    rows.map((row) => {
      const visibility = visibilityAt(view, { ...row, receivedAt: new Date(row.submitTime) }, view.now);
      const { result, score, figures } = visibility;
      const shown = { result, score, figures, origin: false, source };
      return [
        row.submitId,
        { shown, hasPage: visibility.detail, cases: visibility.cases, team: teams.get(row.uid) ?? null },
      ];
    }),
  );
}

/** The same for rows that somebody asks for by their ids: those of others' virtual participations are not shown. */
export async function seeRowsOfContest(call: Call, cid: number, rows: readonly RowFacts[]) {
  const view = await enterContest(call, cid, call.viewer);
  const ids = rows.map(({ submitId }) => submitId);
  const others = view.isAdmin ? new Set<number>() : await findVirtualOfOthers(call.db, ids, view.run?.id ?? null);
  return seeRowsIn(
    call,
    view,
    rows.filter(({ submitId }) => !others.has(submitId)),
  );
}
