import type { AssignmentRow } from '@assay/contract/assignments/assignment.ts';

/** An assignment over a training that is open, with own work. */
export const ASSIGNMENT: AssignmentRow = {
  id: 4,
  gid: 5,
  kind: 'training',
  targetId: 3,
  title: 'Week 1',
  opensAt: '2020-01-01T00:00:00Z',
  dueAt: '2099-01-01T00:00:00Z',
  late: [],
  results: 'atOnce',
  resultsShown: true,
  now: '2026-01-01T00:00:00Z',
  version: 0,
  worth: 100,
  regradeDays: 7,
  regradeUntil: null,
  extension: null,
  excuse: null,
  own: { solved: 1, total: 2, score: 45, byHand: 0 },
};
