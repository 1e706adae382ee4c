import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { Button } from '@mantine/core';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { askLogin } from '../../accounts/sign-in/dialogs.ts';
import { SubmissionTable } from '../list/submission-table.tsx';
import { useLiveRows } from '../list/use-live-rows.ts';
import styles from './panes.module.css';
import { TEXT } from './text.ts';

/** Page size of this tab (PROB-14). */
const OWN_ROWS = 10;

/** One of the two lists is asked; the other call rests. */
function useOwnRows(problemId: string, venue: Venue, enabled: boolean) {
  const contestID = venue.kind === 'contest' ? venue.id : null;
  const asked = { problemID: problemId, completeProblemID: true, onlyMine: true, limit: OWN_ROWS };
  const practice = useCall(getSubmissionList, asked, { enabled: enabled && contestID === null, keep: true });
  const inContest = useCall(
    getContestSubmissions,
    { ...asked, contestID: contestID ?? 1, containsEnd: true },
    { enabled: enabled && contestID !== null, keep: true },
  );
  return contestID === null ? practice : inContest;
}

/** The viewer's own submissions to the problem, newest first. */
export function OwnSubmissions({ problemId, venue }: { problemId: string; venue: Venue }) {
  const t = useText(TEXT);
  const user = useUser();
  const { data, error, isFetching, refetch } = useOwnRows(problemId, venue, user !== null);
  const rows = useLiveRows(data?.records);
  const asked = { problemID: problemId, onlyMine: true };
  const all = venue.kind === 'contest' ? paths.contestSubmissions(venue.id, asked) : paths.status(asked);
  if (!user) {
    return (
      <EmptyState
        text={t('loginForMine')}
        action={<Button onClick={() => askLogin(window.location.pathname)}>{t('login')}</Button>}
      />
    );
  }
  return (
    <div className={styles.bleed}>
      <SubmissionTable
        rows={rows}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('noneMine')} />}
        manage={false}
        compact
      />
      {(data?.total ?? 0) > OWN_ROWS && (
        <p className={styles.all}>
          <Link className={styles.link} href={`${all}&completeProblemID=true`}>
            {t('allMine')}
          </Link>
        </p>
      )}
    </div>
  );
}
