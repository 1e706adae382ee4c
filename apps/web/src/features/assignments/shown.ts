import { ASSIGNED_KINDS, type AssignedKind, type AssignmentRow } from '@assay/contract/assignments/assignment.ts';
import { getAssignments, getDueAssignments } from '@assay/contract/assignments/list.ts';
import { getAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { paths } from '../../lib/paths.ts';
import { refresh } from '../../lib/use-call.ts';

/** What a change of an assignment shows on. */
export const readAssignments = () => refresh(getAssignments, getDueAssignments, getAssignmentProgress);

/** Where what is set as work stands. */
export function targetHref({ kind, targetId, gid }: Pick<AssignmentRow, 'kind' | 'targetId' | 'gid'>): string {
  if (kind === 'qsheet') return paths.qsheetProblems(targetId);
  return kind === 'timedWork' ? paths.work(targetId) : paths.training(targetId, gid);
}

/** What of a venue can be set as work; undefined where it cannot. */
export const assignedKindOf = ({ kind }: Venue): AssignedKind | undefined => ASSIGNED_KINDS.find((one) => one === kind);
