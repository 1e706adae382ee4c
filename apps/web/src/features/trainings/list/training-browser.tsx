import type { SentOf } from '@assay/contract/op.ts';
import { type getTrainingList, TRAINING_PAGE_SIZE } from '@assay/contract/trainings/list.ts';
import { TRAINING_AUTHS, type TrainingAuth, type TrainingRow } from '@assay/contract/trainings/training.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { numberOf, type Read, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable, type PagedTableProps } from '../../../ui/table/paged-table.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { pageReads } from '../../../ui/table/use-list-page.ts';
import { LoginLink } from '../../accounts/sign-in/login-link.tsx';
import { ProgressBar } from '../../sections/progress-bar.tsx';
import { TEXT } from '../text.ts';
import { AuthTag, CategoryTag } from '../training-tags.tsx';
import { CategoryFilter } from './category-filter.tsx';
import styles from './list.module.css';

const authOf: Read<TrainingAuth | ''> = (text) => TRAINING_AUTHS.find((auth) => auth === text) ?? '';

/** Filters in the address (TRAIN-1). */
const FILTERS = {
  ...pageReads(TRAINING_PAGE_SIZE),
  keyword: textOf(),
  categoryId: numberOf(null, 1),
  auth: authOf,
} as const;

const NO_FILTERS = { keyword: '', categoryId: null, auth: '' } as const;

interface TrainingBrowserProps {
  /** A page of the trainings: those of the site, or of one group. */
  useTrainings: (asked: SentOf<typeof getTrainingList>) => PagedTableProps<TrainingRow>['answer'];
  /** Who makes trainings here. */
  noneHint: ReactNode;
}

/** Trainings with filters in the address, own progress and a pager (TRAIN-1). */
export function TrainingBrowser({ useTrainings, noneHint }: TrainingBrowserProps) {
  const t = useText(TEXT);
  const user = useUser();
  const [filters, change] = useSearch(FILTERS);
  const { keyword, categoryId, auth, currentPage, limit } = filters;
  const answer = useTrainings({
    currentPage,
    limit,
    keyword: keyword || undefined,
    categoryId: categoryId ?? undefined,
    auth: auth || undefined,
  });
  const isFiltered = keyword !== '' || categoryId !== null || auth !== '';
  const empty = isFiltered ? (
    <EmptyState
      text={t('nothingFound')}
      action={
        <Button variant="default" onClick={() => void change(NO_FILTERS)}>
          {t('clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState spot="problems" text={t('none')} hint={noneHint} />
  );
  return (
    <PagedTable
      label={t('trainings')}
      answer={answer}
      currentPage={currentPage}
      limit={limit}
      onTurn={change}
      columns={columnsOf(t, user !== null)}
      rowKey={({ id }) => id}
      placeholderRows={TRAINING_PAGE_SIZE}
      empty={empty}
    >
      <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })}>
        <Segments
          label={t('kind')}
          value={auth}
          onChange={(next) => void change({ auth: next })}
          choices={[{ value: '', label: t('all') }, ...TRAINING_AUTHS.map((value) => ({ value, label: t(value) }))]}
        />
      </SearchBar>
      <CategoryFilter chosen={categoryId} onChange={(next) => void change({ categoryId: next })} />
    </PagedTable>
  );
}

type Say = ReturnType<typeof useText<typeof TEXT>>;

const columnsOf = (t: Say, isLoggedIn: boolean): Column<TrainingRow>[] => [
  {
    key: 'rank',
    header: t('number'),
    width: '72px',
    phone: 'none',
    cell: ({ rank }) => <span className={styles.rank}>{rank}</span>,
  },
  {
    key: 'title',
    header: t('title'),
    names: true,
    cell: ({ id, gid, title }) => (
      <span className={styles.title}>
        <LoginLink href={paths.training(id, gid)}>{title}</LoginLink>
      </span>
    ),
  },
  { key: 'auth', header: t('kind'), width: '96px', phone: 'end', cell: ({ auth }) => <AuthTag auth={auth} /> },
  { key: 'category', header: t('category'), width: '130px', cell: (row) => <CategoryTag {...row} /> },
  ...(isLoggedIn
    ? [
        {
          key: 'progress',
          header: t('progress'),
          width: '130px',
          cell: ({ acCount, problemCount }: TrainingRow) => <ProgressBar solved={acCount ?? 0} total={problemCount} />,
        },
      ]
    : []),
  {
    key: 'problems',
    header: t('problemCount'),
    width: '90px',
    align: 'end',
    phone: 'none',
    // the progress says it, too, and titles are long
    ...(isLoggedIn && { from: 'md' as const }),
    cell: ({ problemCount }) => <span className="tnum">{problemCount}</span>,
  },
  {
    key: 'author',
    header: t('author'),
    width: '110px',
    cell: ({ uid, author }) => (uid === null ? author : <UserLink username={author} />),
  },
  {
    key: 'updated',
    header: t('updated'),
    width: '130px',
    from: 'md',
    cell: ({ gmtModified }) => <RelativeTime at={gmtModified} />,
  },
];
