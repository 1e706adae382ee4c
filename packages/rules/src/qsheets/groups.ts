import { type GroupOpening, QSHEET_STATUS } from '@assay/contract/qsheets/qsheet.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { findImpossibleRule, openSections, type Progress, type SectionFacts } from '../sections/sections.ts';

/** A group of a sheet: what opens it, and the problems that are shown in it, in order. */
export interface SheetGroup {
  id: number;
  opens: GroupOpening;
  pids: readonly number[];
}

/** A group as one person finds it. */
export interface SheetGroupState {
  isOpen: boolean;
  /** Of the earlier group that opens it: problems solved of those needed; null for a group that nothing is asked for. */
  requirement: { groupId: number; solved: number; needed: number } | null;
}

/** Whether a group is closed to everybody: before its date, or until somebody opens it by hand (SHEET-4). */
export function isHeld(opens: GroupOpening, now: Date): boolean {
  if (opens.by === 'date') return now.getTime() < Date.parse(opens.at);
  return opens.by === 'hand' && !opens.isOpen;
}

const sectionOf = ({ id, opens, pids }: SheetGroup, now: Date): SectionFacts => ({
  id,
  pids,
  isHeld: isHeld(opens, now),
  requires: opens.by === 'solved' ? [{ sectionId: opens.groupId, solved: opens.solved }] : [],
});

/** Which groups are open to somebody at a moment (SHEET-4). */
export function openGroups(groups: readonly SheetGroup[], progress: Progress, now: Date): Map<number, SheetGroupState> {
  const states = openSections(
    groups.map((group) => sectionOf(group, now)),
    progress,
  );
  return new Map(
    [...states].map(
      ([
        id,
        {
          isOpen,
          requires: [required],
        },
      ]) => {
        const requirement = required
          ? { groupId: required.sectionId, solved: required.solved, needed: required.needed }
          : null;
        return [id, { isOpen, requirement }];
      },
    ),
  );
}

/** Groups that open by solved problems and are open to somebody: they stay so, whatever is taken back later (SHEET-4). */
export function groupsToKeep(groups: readonly SheetGroup[], progress: Progress): number[] {
  // these are held by no date
  const states = openGroups(groups, progress, new Date(0));
  return groups.filter(({ id, opens }) => opens.by === 'solved' && states.get(id)?.isOpen).map(({ id }) => id);
}

const CODES = { ahead: 'qsheet.ruleAhead', tooMany: 'qsheet.ruleTooMany' } as const;

/** Why groups cannot stand so: one may only ask for problems of a group before it, and for no more than that has; null when they can. */
export function refuseGroups(groups: readonly SheetGroup[]) {
  const places = new Map(groups.map(({ id }, at) => [id, at]));
  const found = findImpossibleRule(
    groups.map(({ opens, pids }) => {
      const section = opens.by === 'solved' ? places.get(opens.groupId) : undefined;
      return {
        pids,
        requires: opens.by === 'solved' ? [{ section: section ?? groups.length, solved: opens.solved }] : [],
      };
    }),
  );
  return found && { code: CODES[found.why], section: found.section, earlier: found.earlier };
}

/** The group that problems of another open; undefined when none is. */
export const openedBy = <Group extends SheetGroup>(groups: readonly Group[], groupId: number): Group | undefined =>
  groups.find(({ opens }) => opens.by === 'solved' && opens.groupId === groupId);

/** What a problem is to somebody, as the wire says it (SHEET-3). @param status the best or latest result; `notSubmitted` for none */
export function sheetStatus(status: number): number | null {
  if (status === VERDICT.notSubmitted) return null;
  return status === VERDICT.accepted ? QSHEET_STATUS.done : QSHEET_STATUS.attempted;
}
