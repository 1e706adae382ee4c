import type { DataOf } from '@assay/contract/op.ts';
import type { getQSheetDetail, QSheetGroup, QSheetProblem } from '@assay/contract/qsheets/list.ts';
import type { QSheetCard } from '@assay/contract/qsheets/qsheet.ts';

type Sheet = DataOf<typeof getQSheetDetail>;

/** A sheet with two problems, of which the viewer solved one. */
export const buildQSheetCard = (change: Partial<QSheetCard> = {}): QSheetCard => ({
  qsheet: { id: 3, title: 'First steps', image: null, description: 'Solve **all**.' },
  problemCount: 2,
  participantCount: 12,
  finishedCount: 4,
  acceptedCount: 1,
  ...change,
});

export const buildQSheetProblem = (change: Partial<QSheetProblem> = {}): QSheetProblem => ({
  qpid: 31,
  pid: 11,
  problemId: '1000',
  title: 'A + B',
  status: 0,
  accepted: 5,
  submitted: 9,
  ...change,
});

/** A group that is open, with one problem. */
export const buildQSheetGroup = (change: Partial<QSheetGroup> = {}): QSheetGroup => ({
  group: { id: 7, title: 'Basics' },
  isOpen: true,
  opensBy: null,
  problemCount: 1,
  acceptedCount: 1,
  problems: [buildQSheetProblem()],
  ...change,
});

/** The same sheet with an open group and one that is locked. */
export const buildQSheetDetail = (change: Partial<Sheet> = {}): Sheet => ({
  ...buildQSheetCard(),
  qsheetGroups: [
    buildQSheetGroup(),
    buildQSheetGroup({
      group: { id: 8, title: 'Paths' },
      isOpen: false,
      opensBy: { by: 'solved', title: 'Basics', place: 1, solved: 1, needed: 2 },
      acceptedCount: 0,
      problems: [],
    }),
  ],
  mayManage: false,
  isVisible: true,
  ...change,
});
