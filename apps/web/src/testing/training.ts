import type { DataOf } from '@assay/contract/op.ts';
import type { getTrainingDetail } from '@assay/contract/trainings/list.ts';
import type { TrainingProblem, TrainingSection } from '@assay/contract/trainings/problems.ts';

type Training = DataOf<typeof getTrainingDetail>;

/** A public training of the site that the viewer has started, with one problem. */
export const buildTrainingDetail = (change: Partial<Training> = {}): Training => ({
  id: 3,
  rank: 1000,
  title: 'First steps',
  auth: 'Public',
  uid: 1,
  author: 'root',
  categoryId: 1,
  categoryName: 'Basics',
  categoryColor: '#0f766e',
  problemCount: 1,
  acCount: 0,
  gid: null,
  gmtModified: '2026-11-21T08:00:00Z',
  access: true,
  maySubmit: true,
  registered: true,
  isTrainingAdmin: false,
  description: 'Solve.',
  groupName: null,
  status: true,
  mayEdit: false,
  registeredCount: 1,
  next: { pid: 1, problemId: '1000', title: 'A + B' },
  gmtCreate: '2026-11-21T08:00:00Z',
  ...change,
});

export const buildTrainingProblem = (change: Partial<TrainingProblem> = {}): TrainingProblem => ({
  ...{ total: 4, ac: 2, wa: 2, tle: 0, mle: 0, re: 0, pe: 0, ce: 0, se: 0, pa: 0 },
  pid: 1,
  problemId: '1000',
  title: 'A + B',
  type: 0,
  difficulty: 0,
  tags: [{ id: 1, name: 'Input', nameZh: '输入', nameEn: 'Input', color: '#0f766e', oj: 'ME', classificationId: null }],
  tutorialCount: 0,
  myStatus: -10,
  ...change,
});

/** A section that is open, with that problem. */
export const buildTrainingSection = (change: Partial<TrainingSection> = {}): TrainingSection => ({
  id: 1,
  title: 'Basics',
  isOpen: true,
  requires: [],
  problemCount: 1,
  acCount: 0,
  problems: [buildTrainingProblem()],
  ...change,
});
