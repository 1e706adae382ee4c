import { getContestOutsideInfo } from '@assay/contract/contests/boards.ts';
import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Board } from '../../../features/contests/board/board.tsx';
import { TEXT } from '../../../features/contests/board/text.ts';
import { AuthLock, ContestTags } from '../../../features/contests/contest-tags.tsx';
import { ContestProgress, Countdown } from '../../../features/contests/shell/clock.tsx';
import styles from '../../../features/contests/shell/shell.module.css';
import { useContestId, useStatusNow } from '../../../features/contests/shell/use-contest.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';

/** The board that needs no login (BOARD-7). */
export function Page() {
  const cid = useContestId();
  const { data, error, dataUpdatedAt, refetch } = useCall(getContestOutsideInfo, { cid }, { refetchInterval: 60_000 });
  if (error && !data) return <ErrorState ofPage error={error} onRetry={() => void refetch()} />;
  return data ? <Outside contest={data.contest} readAt={dataUpdatedAt} /> : null;
}

interface OutsideProps {
  contest: DataOf<typeof getContestOutsideInfo>['contest'];
  readAt: number;
}

function Outside({ contest, readAt }: OutsideProps) {
  const t = useText(TEXT);
  const status = useStatusNow(contest, readAt);
  usePageTitle(`${t('outside')} · ${contest.title}`);
  return (
    <div className={styles.shell}>
      <header className={styles.head}>
        <div className={styles.line}>
          {contest.logoUrl && <img className={styles.logo} src={contest.logoUrl} alt="" />}
          <AuthLock auth={contest.auth} />
          <h1 className={styles.name}>{contest.title}</h1>
          <span className={styles.tags}>
            <ContestTags type={contest.type} auth={contest.auth} status={status} />
          </span>
          <span className={styles.side}>
            <Countdown contest={contest} readAt={readAt} />
          </span>
        </div>
        <ContestProgress contest={contest} readAt={readAt} />
      </header>
      <Board
        cid={contest.id}
        isInside={false}
        isAdmin={false}
        isOver={status === CONTEST_STATUS.ended}
        allowsEnd={status === CONTEST_STATUS.ended && contest.allowEndSubmit}
      />
    </div>
  );
}
