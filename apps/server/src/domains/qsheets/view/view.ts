import { fail, type Lang } from '@assay/contract/errors.ts';
import type { GroupOpening } from '@assay/contract/qsheets/qsheet.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { openGroups, type SheetGroupState } from '@assay/rules/qsheets/groups.ts';
import type { Services } from '../../../platform/services.ts';
import type { OwnResult } from '../../venues/rules.ts';
import type { SheetView } from '../entry.ts';
import { findParticipant, listBound, listGroups, listResults } from './groups.queries.ts';

/** A problem of a sheet where it stands. */
export interface BoundProblem {
  qpid: number;
  groupId: number;
  pid: number;
  problemId: string;
  title: string;
  submitted: number;
  accepted: number;
}

/** A group as one viewer finds it. */
export interface ViewedGroup extends SheetGroupState {
  id: number;
  title: string;
  opens: GroupOpening;
  /** All of them: whether they are told is decided by `isOpen`. */
  problems: readonly BoundProblem[];
}

/** The groups and problems of a sheet as one viewer finds them. */
export interface Outline {
  groups: readonly ViewedGroup[];
  /** Problems of the groups that are open, in order. */
  open: readonly BoundProblem[];
  result(pid: number): OwnResult;
  /** Problems accepted in the sheet. */
  solved: ReadonlySet<number>;
}

export const UNTRIED: OwnResult = { status: VERDICT.notSubmitted, score: null };

/** What stands in a sheet, which of it is open to its viewer, and what the viewer reached. Who manages sheets finds everything open. */
export async function viewGroups(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { row: { id: qid }, uid, isManager }: SheetView,
  lang: Lang,
): Promise<Outline> {
  const [groups, bound, participant, results] = await Promise.all([
    listGroups(db, qid),
    listBound(db, qid, lang),
    findParticipant(db, qid, uid),
    listResults(db, qid, uid),
  ]);
  const problems = bound.map(
    ({ qpid, group_id, pid, problem_id, title, submitted, accepted }): BoundProblem => ({
      ...{ qpid, groupId: group_id, pid, problemId: problem_id, title, submitted, accepted },
    }),
  );
  const placed = groups.map((group) => {
    const own = problems.filter(({ groupId }) => groupId === group.id);
    return { ...group, problems: own, pids: own.map(({ pid }) => pid) };
  });
  const solved = new Set(participant?.accepted);
  const states = openGroups(placed, { solved, opened: new Set(participant?.opened) }, clock.now());
  const viewed = placed.map(({ id, title, opens, problems: own }): ViewedGroup => {
    const { isOpen, requirement } = states.get(id)!;
    return { id, title, opens, isOpen: isOpen || isManager, requirement, problems: own };
  });
  return {
    groups: viewed,
    open: viewed.flatMap((group) => (group.isOpen ? group.problems : [])),
    result: (pid) => results.get(pid) ?? UNTRIED,
    solved,
  };
}

/** A problem among those that are open. @throws Failure `problem.unknown`, for one of a locked group like for a missing one (SHEET-5) */
export const openProblem = ({ open }: Pick<Outline, 'open'>, is: (problem: BoundProblem) => boolean): BoundProblem =>
  open.find(is) ?? fail('problem.unknown');

/** Problems by their display ids, in any letter case. */
export const atDisplayId = (displayId: string) => {
  const wanted = displayId.toUpperCase();
  return ({ problemId }: BoundProblem) => problemId === wanted;
};
