import type { DataOf } from '@assay/contract/op.ts';
import { getTrainingProgress } from '@assay/contract/trainings/list.ts';
import { ArrowRight } from 'lucide-react';
import { addressOf, paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';
import { ProgressBar } from '../../sections/progress-bar.tsx';
import { TEXT } from '../text.ts';
import { CategoryTag } from '../training-tags.tsx';
import styles from './progress.module.css';

export type Started = DataOf<typeof getTrainingProgress>['records'][number];

const READS = pageReads(10);

/** Where the next problem of a training is. */
export const nextHref = ({ id, gid }: Started, problemId: string) =>
  addressOf({ kind: 'training', id, ...(gid === null ? {} : { groupId: gid }) }).problem(problemId);

/** The trainings that somebody started, with progress: a tab of the profile. */
export function StartedTrainings({ uid }: { uid: number }) {
  const t = useText(TEXT);
  const { list } = useListPage(getTrainingProgress, READS, (page) => ({ ...page, uid }));
  const columns: Column<Started>[] = [
    {
      key: 'title',
      header: t('title'),
      names: true,
      cell: ({ id, gid, title }) => <RowLink href={paths.training(id, gid)}>{title}</RowLink>,
    },
    { key: 'category', header: t('category'), width: '160px', cell: (row) => <CategoryTag {...row} /> },
    {
      key: 'progress',
      header: t('progress'),
      width: '220px',
      cell: ({ accepted, total }) => <ProgressBar solved={accepted} total={total} />,
    },
    {
      key: 'next',
      header: t('nextProblem'),
      width: '220px',
      from: 'md',
      cell: (row) =>
        row.next && (
          <Link className={styles.next} href={nextHref(row, row.next.problemId)}>
            {row.next.problemId} {row.next.title} <ArrowRight size={14} aria-hidden />
          </Link>
        ),
    },
  ];
  return (
    <PagedTable
      {...list}
      label={t('trainings')}
      columns={columns}
      rowKey={({ id }) => id}
      placeholderRows={5}
      empty={<EmptyState text={t('noneStarted')} />}
    />
  );
}
