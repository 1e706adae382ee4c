import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { Board } from '../../../features/contests/board/board.tsx';
import { ContestShell } from '../../../features/contests/shell/contest-shell.tsx';

/** The board inside a contest (BOARD-5). */
export function Page() {
  return (
    <ContestShell tab="rank">
      {({ contest, status }) => (
        <Board
          cid={contest.id}
          isInside
          isAdmin={contest.isContestAdmin}
          isOver={status === CONTEST_STATUS.ended}
          allowsVirtual={status === CONTEST_STATUS.ended && !contest.sealed}
          allowsEnd={status === CONTEST_STATUS.ended && contest.allowEndSubmit}
        />
      )}
    </ContestShell>
  );
}
