import type { Venue } from '@assay/contract/venue.ts';
import { Button } from '@mantine/core';
import { addressOf } from '../../../../lib/paths.ts';
import { useText } from '../../../../lib/text.ts';
import { useUser } from '../../../../lib/token.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Link } from '../../../../ui/link.tsx';
import { askLogin } from '../../../accounts/sign-in/dialogs.ts';
import { SubmissionTable } from '../../list/submission-table.tsx';
import { useLiveRows } from '../../list/use-live-rows.ts';
import { useSubmissions } from '../../list/use-submissions.ts';
import { TEXT } from '../text.ts';
import styles from './panes.module.css';

/** Page size of this tab (PROB-14). */
const OWN_ROWS = 10;

/** The viewer's own submissions to the problem, newest first. */
export function OwnSubmissions({ problemId, venue }: { problemId: string; venue: Venue }) {
  const t = useText(TEXT);
  const user = useUser();
  const own = { problemID: problemId, completeProblemID: true, onlyMine: true };
  const asked = { ...own, limit: OWN_ROWS, containsEnd: true };
  const { data, error, isFetching, refetch } = useSubmissions(venue, asked, user !== null);
  const rows = useLiveRows(data?.records, venue);
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
          <Link className={styles.link} href={addressOf(venue).submissions(own)}>
            {t('allMine')}
          </Link>
        </p>
      )}
    </div>
  );
}
