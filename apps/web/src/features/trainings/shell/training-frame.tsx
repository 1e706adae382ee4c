import { Skeleton, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { ToList } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import { TEXT } from '../text.ts';
import styles from './shell.module.css';
import { TrainingName } from './training-name.tsx';
import { type Training, useTraining, useTrainingGroupId, useTrainingId } from './use-training.ts';

const PasswordCard = lazyPart(() => import('./password-card.tsx').then((module) => module.PasswordCard));

type Tab = 'overview' | 'problems' | 'rank';

const TAB_PATHS: Record<Tab, string> = { overview: '', problems: '/problems', rank: '/rank' };
const TABS: readonly Tab[] = ['overview', 'problems', 'rank'];

export interface TrainingFrameProps {
  tab: Tab;
  /** Says more than the tab in the window's title. */
  title?: string | null;
  /** What stands beside the name in place of the tabs; the content fills the rest of the window then. */
  bar?: ReactNode;
  /** Drawn only where the tab is open to the viewer. */
  children: (training: Training) => ReactNode;
}

/** The frame of a page of a training: name, tabs, and in their place why the viewer may not be here (TRAIN-3). */
export function TrainingFrame(props: TrainingFrameProps) {
  const t = useText(TEXT);
  const tid = useTrainingId();
  const gid = useTrainingGroupId();
  const router = useRouter();
  const { data, error, refetch } = useTraining(tid);
  // an address that names another group, or none, leads to the right one
  const isElsewhere = data?.id === tid && data.gid !== gid;
  useEffect(() => {
    if (isElsewhere) void router.navigate({ href: paths.training(tid, data.gid), replace: true });
  }, [isElsewhere, router, tid, data?.gid]);
  if (error && (!data || error.code === 'training.unknown')) {
    const toList = <ToList href={gid === null ? paths.trainings : paths.groupTrainings(gid)}>{t('browse')}</ToList>;
    return <ErrorState ofPage error={error} onRetry={() => void refetch()} action={toList} />;
  }
  if (!data || data.id !== tid || isElsewhere) {
    return (
      <PageFrame>
        <Stack className="late" aria-hidden>
          <Skeleton height={90} radius="md" />
          <Skeleton height={320} radius="md" />
        </Stack>
      </PageFrame>
    );
  }
  return <Shell {...props} training={data} base={paths.training(tid, gid)} />;
}

function Shell({
  tab,
  title,
  bar,
  training,
  base,
  children,
}: TrainingFrameProps & { training: Training; base: string }) {
  const t = useText(TEXT);
  usePageTitle(title ? `${title} · ${training.title}` : training.title);
  const isClosed = tab !== 'overview' && !training.access;
  return (
    <div className={styles.shell} data-slim={bar !== undefined || undefined}>
      {bar !== undefined ? (
        <div className={styles.bar}>
          <TrainingName training={training} base={base} isHeading={false} withTags={false} />
          <div className={styles.steps}>{!isClosed && bar}</div>
        </div>
      ) : (
        <header className={styles.head}>
          <TrainingName training={training} base={base} isHeading withTags={tab !== 'overview'} />
          <TabBar
            label={t('tabs')}
            current={tab}
            tabs={TABS.map((name) => ({
              key: name,
              label: t(name),
              href: `${base}${TAB_PATHS[name]}`,
              closed: name === 'overview' || training.access ? undefined : t('needsPassword'),
            }))}
          />
        </header>
      )}
      {isClosed ? (
        <PageFrame width="narrow">
          <Suspense>
            <PasswordCard training={training} />
          </Suspense>
        </PageFrame>
      ) : (
        children(training)
      )}
    </div>
  );
}
