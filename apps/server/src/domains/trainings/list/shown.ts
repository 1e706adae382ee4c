import type { TrainingAuth, TrainingRow } from '@assay/contract/trainings/training.ts';
import type { TrainingColumns } from '../trainings.queries.ts';

type Shown = Pick<
  TrainingColumns,
  'id' | 'rank' | 'title' | 'auth' | 'author_uid' | 'author' | 'category_id' | 'group_id' | 'gmt_modified'
> & {
  category_name: string | null;
  category_color: string | null;
  problem_count: number | null;
  ac_count: number | null;
};

export const shownTraining = (row: Shown): TrainingRow => ({
  id: row.id,
  rank: row.rank,
  title: row.title,
  auth: row.auth as TrainingAuth,
  uid: row.author_uid,
  author: row.author,
  categoryId: row.category_id,
  categoryName: row.category_name,
  categoryColor: row.category_color,
  problemCount: row.problem_count ?? 0,
  acCount: row.ac_count,
  gid: row.group_id,
  gmtModified: row.gmt_modified.toISOString(),
});
