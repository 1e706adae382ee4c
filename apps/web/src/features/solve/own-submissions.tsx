import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { Button } from '@mantine/core';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { askLogin } from '../accounts/sign-in/dialogs.ts';
import { SubmissionTable } from '../submissions/list/submission-table.tsx';
import { useLiveRows } from '../submissions/list/use-live-rows.ts';
import styles from './panes.module.css';
import { TEXT } from './text.ts';

/** Page size of this tab (spec 2 §9). */
const OWN_ROWS = 10;

/** The viewer's own submissions to the problem, newest first. */
export function OwnSubmissions({ problemId }: { problemId: string }) {
  const t = useText(TEXT);
  const user = useUser();
  const { data, error, isFetching, refetch } = useCall(
    getSubmissionList,
    { problemID: problemId, completeProblemID: true, onlyMine: true, limit: OWN_ROWS },
    { enabled: user !== null, keep: true },
  );
  const rows = useLiveRows(data?.records);
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
          <Link
            className={styles.link}
            href={`${paths.status({ problemID: problemId, onlyMine: true })}&completeProblemID=true`}
          >
            {t('allMine')}
          </Link>
        </p>
      )}
    </div>
  );
}
