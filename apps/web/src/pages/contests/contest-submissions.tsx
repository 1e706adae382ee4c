import { CONTEST_STATUS, CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { Button, Switch } from '@mantine/core';
import styles from '../../features/contests/problems/problems.module.css';
import { ContestShell, type InContest } from '../../features/contests/shell/contest-shell.tsx';
import { TEXT } from '../../features/contests/text.ts';
import { TEXT as VIRTUAL_TEXT } from '../../features/contests/virtual/text.ts';
import { FilterBar } from '../../features/submissions/list/filter-bar.tsx';
import {
  askedOf,
  isFiltered,
  NO_FILTERS,
  SUBMISSION_FILTERS,
} from '../../features/submissions/list/submission-filters.ts';
import { SubmissionTable } from '../../features/submissions/list/submission-table.tsx';
import { useLiveRows } from '../../features/submissions/list/use-live-rows.ts';
import { TEXT as SUBMISSION_TEXT } from '../../features/submissions/text.ts';
import { flagOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pager } from '../../ui/table/pager.tsx';

const FILTERS = { ...SUBMISSION_FILTERS, containsEnd: flagOf(), virtual: flagOf() };

/** The submissions of a contest (CON-43). */
export function Page() {
  return <ContestShell tab="submissions">{(inside) => <Submissions {...inside} />}</ContestShell>;
}

function Submissions({ contest, status }: InContest) {
  const t = useText(TEXT);
  const s = useText(SUBMISSION_TEXT);
  const v = useText(VIRTUAL_TEXT);
  const user = useUser();
  const [filters, change] = useSearch(FILTERS);
  const { containsEnd } = filters;
  // while it runs there are no others
  const isOver = status === CONTEST_STATUS.ended;
  const virtual = filters.virtual && isOver && contest.virtual !== null;
  const { data, error, isFetching, refetch } = useCall(
    getContestSubmissions,
    { ...askedOf(filters), contestID: contest.id, ...(containsEnd && { containsEnd }), ...(virtual && { virtual }) },
    { keep: true },
  );
  const rows = useLiveRows(data?.records);
  return (
    <PageFrame width="full">
      <Panel flush>
        <FilterBar filters={filters} onChange={change} onRefresh={() => void refetch()} />
        {isOver && (contest.allowEndSubmit || contest.virtual) && (
          <div className={styles.bar}>
            {contest.allowEndSubmit && !virtual && (
              <Switch
                label={t('withEnd')}
                checked={containsEnd}
                onChange={(event) => void change({ containsEnd: event.currentTarget.checked, currentPage: 1 })}
              />
            )}
            {contest.virtual && (
              <Switch
                label={v('mine')}
                checked={virtual}
                onChange={(event) => void change({ virtual: event.currentTarget.checked, currentPage: 1 })}
              />
            )}
          </div>
        )}
        <SubmissionTable
          rows={rows}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          scored={contest.type !== CONTEST_TYPE.acm}
          manage={!contest.previews && (user?.roleList.includes('root') ?? false)}
          empty={
            isFiltered(filters) ? (
              <EmptyState
                text={s('none')}
                hint={s('noneHint')}
                action={
                  <Button variant="default" onClick={() => void change(NO_FILTERS)}>
                    {s('clear')}
                  </Button>
                }
              />
            ) : (
              <EmptyState text={t('noneYet')} />
            )
          }
        />
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={filters.currentPage}
        size={filters.limit}
        onPage={(currentPage) => void change({ currentPage })}
        onSize={(limit) => void change({ limit })}
      />
    </PageFrame>
  );
}
