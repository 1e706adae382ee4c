import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { Switch } from '@mantine/core';
import { ContestProblemTable } from '../../../features/contests/problems/problem-table.tsx';
import styles from '../../../features/contests/problems/problems.module.css';
import { ContestShell, type InContest } from '../../../features/contests/shell/contest-shell.tsx';
import { TEXT } from '../../../features/contests/text.ts';
import { flagOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

const FILTERS = { containsEnd: flagOf() } as const;

/** The problems of a contest (CON-10). */
export function Page() {
  return <ContestShell tab="problems">{(inside) => <Problems {...inside} />}</ContestShell>;
}

function Problems({ contest, status }: InContest) {
  const t = useText(TEXT);
  const [{ containsEnd }, change] = useSearch(FILTERS);
  const { data, error, isFetching, refetch } = useCall(
    getContestProblem,
    { cid: contest.id, ...(containsEnd && { containsEnd }) },
    { keep: true },
  );
  return (
    <PageFrame>
      <Panel flush>
        {status === CONTEST_STATUS.ended && contest.allowEndSubmit && (
          <div className={styles.bar}>
            <Switch
              label={t('withEnd')}
              checked={containsEnd}
              onChange={(event) => void change({ containsEnd: event.currentTarget.checked })}
            />
          </div>
        )}
        <ContestProblemTable rows={data} fetching={isFetching} error={error} onRetry={() => void refetch()} />
      </Panel>
    </PageFrame>
  );
}
