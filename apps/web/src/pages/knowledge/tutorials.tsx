import type { OwnTutorial } from '@assay/contract/tutorials/tutorial.ts';
import { getTutorials } from '@assay/contract/tutorials/tutorials.ts';
import { Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { TEXT } from '../../features/tutorials/text.ts';
import { TutorialCard } from '../../features/tutorials/tutorial-card.tsx';
import styles from '../../features/tutorials/tutorials.module.css';
import { textOf } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState, ToProblems } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';

const TutorialForm = lazyPart(() =>
  import('../../features/tutorials/tutorial-form.tsx').then((module) => module.TutorialForm),
);

const READS = { ...pageReads(10), show: textOf('written') } as const;

/** Own tutorials with what became of them, and bought ones (NOTE-2). */
export function Page() {
  const t = useText(TEXT);
  const [edited, setEdited] = useState<OwnTutorial | null>(null);
  const { list, filters, change } = useListPage(getTutorials, READS, ({ show, ...page }) => ({
    ...page,
    ...(show === 'bought' ? { onlyBought: true } : { onlyMine: true }),
  }));
  const { data, error, refetch } = list.answer;
  const isBought = filters.show === 'bought';
  return (
    <PageFrame
      title={t('mine')}
      lead={t('mineLead')}
      actions={
        <Segments
          label={t('which')}
          value={isBought ? 'bought' : 'written'}
          onChange={(show) => void change({ show })}
          choices={[
            { value: 'written', label: t('written') },
            { value: 'bought', label: t('bought') },
          ]}
        />
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={280} className="late" />}
      {data?.total === 0 && (
        <EmptyState
          text={t(isBought ? 'noneBought' : 'noneMine')}
          hint={isBought ? '' : t('noneMineHint')}
          action={<ToProblems />}
        />
      )}
      <ul className={styles.list}>
        {data?.records.map((one) => (
          <TutorialCard
            key={one.id}
            one={one}
            showsProblem
            onEdit={'isPublished' in one ? () => setEdited(one) : undefined}
          />
        ))}
      </ul>
      <Pager
        total={data?.total ?? 0}
        page={list.currentPage}
        size={list.limit}
        onPage={(currentPage) => void list.onTurn({ currentPage })}
        onSize={(limit) => void list.onTurn({ limit })}
      />
      <Dialog opened={edited !== null} onClose={() => setEdited(null)} title={t('editTitle')} size="xl">
        {edited && (
          <Suspense fallback={<Skeleton height={480} aria-hidden />}>
            <TutorialForm
              key={edited.id}
              tutorial={edited}
              mayManage={edited.official}
              onClose={() => setEdited(null)}
            />
          </Suspense>
        )}
      </Dialog>
    </PageFrame>
  );
}
