import { WORK_STATUS, type WorkStatus } from '@assay/contract/works/work.ts';
import { ActionIcon, Skeleton, Stack } from '@mantine/core';
import { EyeOff, Pencil, ScanSearch, Users } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState, ToList } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { workAdminOf } from '../admin/admin-paths.ts';
import { TEXT } from '../text.ts';
import { AuthLock, WorkTags } from '../work-tags.tsx';
import type { Work } from '../work-words.ts';
import { Countdown } from './clock.tsx';
import { HandIn } from './hand-in.tsx';
import styles from './shell.module.css';
import { useWork, useWorkClock, useWorkId, useWorkNews } from './use-work.ts';

const ExamBar = lazyPart(() => import('../exam/exam-bar.tsx').then((module) => module.ExamBar));
const ExamElsewhere = lazyPart(() => import('../exam/exam-bar.tsx').then((module) => module.ExamElsewhere));

export type WorkTab = 'overview' | 'problems' | 'submissions' | 'rank';

/** What a page of a work is given. */
export interface InWork {
  work: Work;
  /** By the server's clock, which flips it without a reload. */
  status: WorkStatus;
  /** When the answer came that tells of it. */
  readAt: number;
  /** When it ends for the viewer. */
  endMs: number;
}

interface WorkShellProps {
  tab: WorkTab;
  /** Says more than the tab in the window's title. */
  title?: string;
  /** What stands beside the name in place of the tabs; the content fills the rest of the window then. */
  bar?: ReactNode;
  /** Drawn only where the tab is open to the viewer. */
  children: (inside: InWork) => ReactNode;
}

/** The frame of every page of a work: name, clock, hand-in and tabs; in their place why the viewer may not be here. */
export function WorkShell(props: WorkShellProps) {
  const t = useText(TEXT);
  const id = useWorkId();
  const { data, error, dataUpdatedAt, refetch } = useWork(id);
  if (error && (!data || error.code === 'work.unknown')) {
    const toList = <ToList href={paths.works}>{t('allWorks')}</ToList>;
    return <ErrorState ofPage error={error} onRetry={() => void refetch()} action={toList} />;
  }
  if (!data || data.id !== id) {
    return (
      <PageFrame>
        <Stack className="late" aria-hidden>
          <Skeleton height={90} radius="md" />
          <Skeleton height={320} radius="md" />
        </Stack>
      </PageFrame>
    );
  }
  return <Shell {...props} work={data} readAt={dataUpdatedAt} />;
}

function Shell({ tab, title, bar, work, readAt, children }: WorkShellProps & { work: Work; readAt: number }) {
  const t = useText(TEXT);
  const clock = useWorkClock(work, readAt);
  useWorkNews(work);
  usePageTitle(title ? `${title} · ${work.title}` : work.title);
  const sits = work.exam !== null && work.record !== null && clock.status === WORK_STATUS.running;
  const isElsewhere = sits && !work.exam?.isHere;
  const closed: Record<WorkTab, string | undefined> = {
    overview: undefined,
    problems: work.mayEnter ? undefined : t('needsStart'),
    submissions: work.isAdmin ? undefined : t('noSuchTab'),
    rank: work.mayRank ? undefined : t('needsHandIn'),
  };
  const tabs = [
    { key: 'overview', label: t('overview'), href: paths.work(work.id) },
    { key: 'problems', label: t('problems'), href: `${paths.work(work.id)}/problems` },
    ...(work.isAdmin
      ? [{ key: 'submissions', label: t('submissions'), href: paths.workSubmissions(work.id, work.gid) }]
      : []),
    { key: 'rank', label: t(work.mayRank ? 'rankOpen' : 'rank'), href: `${paths.work(work.id)}/rank` },
  ] as const;
  return (
    <div className={styles.shell} data-slim={bar !== undefined || undefined}>
      <header className={styles.head}>
        <Line work={work} {...clock} hasClock={tab !== 'overview'} bar={bar} />
        {bar === undefined && (
          <TabBar
            label={t('tabs')}
            current={tab}
            tabs={tabs.map((one) => ({ ...one, closed: closed[one.key as WorkTab] }))}
          />
        )}
      </header>
      {isElsewhere ? (
        <Suspense>
          <ExamElsewhere tid={work.id} />
        </Suspense>
      ) : closed[tab] === undefined ? (
        children({ work, ...clock })
      ) : (
        <PageFrame>
          <EmptyState text={closed[tab]} />
        </PageFrame>
      )}
    </div>
  );
}

interface LineProps extends InWork {
  /** The overview has a clock of its own. */
  hasClock: boolean;
  /** What stands beside the name of a page that has a heading of its own. */
  bar: ReactNode;
}

/** Name, clock and hand-in. */
function Line({ hasClock, bar, ...inside }: LineProps) {
  const { work, status } = inside;
  const t = useText(TEXT);
  const name = (
    <Link href={paths.work(work.id)} className={styles.name} title={work.title}>
      {work.title}
    </Link>
  );
  return (
    <div className={styles.line}>
      {work.gid !== null && (
        <Tip label={t('ofGroup', { name: work.groupName ?? '' })}>
          <Link href={paths.groupWorks(work.gid)} className={styles.group}>
            <Users size={15} aria-hidden />
            <bdi>{work.groupName}</bdi>
          </Link>
        </Tip>
      )}
      <AuthLock auth={work.auth} />
      {bar === undefined ? <h1 className={styles.heading}>{name}</h1> : name}
      {bar ?? (
        <span className={styles.tags}>
          <WorkTags auth={work.auth} status={status} />
          {!work.visible && (
            <Tip label={t('hiddenTip')}>
              <Badge icon={<EyeOff aria-hidden />}>{t('hidden')}</Badge>
            </Tip>
          )}
        </span>
      )}
      <span className={styles.side}>
        {work.exam?.isHere && work.record && status === WORK_STATUS.running && (
          <Suspense>
            <ExamBar tid={work.id} notes={work.exam.notes} />
          </Suspense>
        )}
        {hasClock && <Countdown {...inside} />}
        {work.mayHandIn && status === 0 && work.exam?.isHere !== false && <HandIn id={work.id} />}
        {work.mayEdit && (
          <Tip label={t('similarity')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              component={Link}
              href={paths.similarityReports('timedWork', work.id)}
              aria-label={t('similarity')}
            >
              <ScanSearch size={16} aria-hidden />
            </ActionIcon>
          </Tip>
        )}
        {work.mayEdit && (
          <Tip label={t('edit')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              component={Link}
              href={workAdminOf(work.gid).edit(work.id)}
              aria-label={t('edit')}
            >
              <Pencil size={16} aria-hidden />
            </ActionIcon>
          </Tip>
        )}
      </span>
    </div>
  );
}
