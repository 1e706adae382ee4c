import { getUserProblemList } from '@assay/contract/authoring/own-problems.ts';
import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import styles from './profile.module.css';
import type { Profile } from './tabs.ts';
import { TEXT } from './text.ts';

const PAGE = 10;

/** Problems that the person wrote: published ones, and the viewer's own ones of every state. */
export function ProfileProblems({ profile: { username }, own }: { profile: Profile; own: boolean }) {
  const t = useText(TEXT);
  const [currentPage, setPage] = useState(1);
  const asked = { username, currentPage, limit: PAGE };
  const { data, error, refetch } = useCall(getUserProblemList, asked, { keep: true });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} className="late" />;
  return (
    <Panel title={t('problemsTab')} aside={own && <Link href={paths.myProblems}>{t('manageProblems')}</Link>}>
      {data.total === 0 && <EmptyState text={t('noProblems')} />}
      <ul className={styles.written}>
        {data.records.map(({ id, problemId, title, applyPublicProgress, gmtCreate }) => (
          <li key={id}>
            {applyPublicProgress === REVIEW_STATE.passed ? (
              <Link href={paths.problem(problemId)}>{`${problemId} ${title}`}</Link>
            ) : (
              <span>{`${problemId} ${title}`}</span>
            )}
            <span className={styles.when}>
              <RelativeTime at={gmtCreate} />
            </span>
          </li>
        ))}
      </ul>
      <Pager total={data.total} page={currentPage} size={PAGE} onPage={setPage} />
    </Panel>
  );
}
