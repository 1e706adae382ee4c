import { getQSheetDetail, getQSheetList, type QSheetGroup } from '@assay/contract/qsheets/list.ts';
import { sheetStatus } from '@assay/rules/qsheets/groups.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { enterSheet } from '../entry.ts';
import type { SheetColumns } from '../qsheets.queries.ts';
import { type Outline, type ViewedGroup, viewGroups } from '../view/view.ts';
import { countSheets, listSheets } from './list.queries.ts';

/** A sheet as its card shows it. @param acceptedCount problems that the viewer solved in it */
const cardOf = (
  { id, title, image, description, participants, finishers }: SheetColumns,
  problemCount: number,
  acceptedCount: number,
) => ({
  qsheet: { id, title, image, description },
  problemCount,
  participantCount: participants,
  finishedCount: finishers,
  acceptedCount,
});

/** What opens a group, in the words of the wire; null while nothing keeps it closed. */
function opensBy({ opens, requirement }: ViewedGroup, groups: readonly ViewedGroup[]): QSheetGroup['opensBy'] {
  if (opens.by === 'date') return { by: 'date', at: opens.at };
  if (opens.by === 'hand') return { by: 'hand' };
  if (!requirement) return null;
  const { groupId, solved, needed } = requirement;
  const at = groups.findIndex(({ id }) => id === groupId);
  return { by: 'solved', title: groups[at]!.title, place: at + 1, solved, needed };
}

const shownGroup = (group: ViewedGroup, { groups, solved, result }: Outline): QSheetGroup => ({
  group: { id: group.id, title: group.title },
  isOpen: group.isOpen,
  opensBy: group.isOpen ? null : opensBy(group, groups),
  problemCount: group.problems.length,
  acceptedCount: group.problems.filter(({ pid }) => solved.has(pid)).length,
  problems: (group.isOpen ? group.problems : []).map(({ qpid, pid, problemId, title, accepted, submitted }) => ({
    ...{ qpid, pid, problemId, title, accepted, submitted },
    status: sheetStatus(result(pid).status),
  })),
});

export const qsheetListCalls: Implementation[] = [
  implement(getQSheetList, async (call, { keyword, ...page }) => {
    const [rows, total] = await Promise.all([
      listSheets(call.db, { keyword }, page, viewerOf(call).uid),
      countSheets(call.db, { keyword }),
    ]);
    return pageAnswer(
      rows.map((row) => cardOf(row, row.problem_count, row.solved ?? 0)),
      total,
      page,
    );
  }),

  implement(getQSheetDetail, async (call, { id }) => {
    const view = await enterSheet(call, id, call.viewer);
    const outline = await viewGroups(call, view, call.lang);
    const pids = new Set(outline.groups.flatMap(({ problems }) => problems.map(({ pid }) => pid)));
    return {
      ...cardOf(view.row, pids.size, [...pids].filter((pid) => outline.solved.has(pid)).length),
      qsheetGroups: outline.groups.map((group) => shownGroup(group, outline)),
      mayManage: view.isManager,
      isVisible: view.row.visible,
    };
  }),
];
