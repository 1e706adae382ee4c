import type { BoardPage, BoardProblem, BoardRow } from '@assay/contract/contests/boards.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { useMemo } from 'react';
import { addressOf } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import styles from '../../boards/board.module.css';
import { clockOf } from '../../boards/clock.ts';
import type { RankColumn, RankColumns } from '../../boards/rank-table.tsx';
import { RatingChange } from '../../rankings/rating-change.tsx';
import { TEXT as RATING_TEXT } from '../../rankings/rating-text.ts';
import { Balloon } from '../problems/balloon.tsx';
import { Cell } from './cell.tsx';
import { Place } from './place.tsx';
import { TEXT } from './text.ts';

const NO_PROBLEMS: readonly BoardProblem[] = [];

/**
 * The columns of a contest's board: solved problems or points with their time, and each problem.
 * @param changes what the contest changed in ratings, by uid; null shows no column
 * @param cid cells and letters lead into this contest; null where a visitor may not follow
 */
export function useBoardColumns(
  page: BoardPage | undefined,
  cid: number | null,
  changes: RatingChanges | null,
): RankColumns<BoardRow> {
  const t = useText(TEXT);
  const r = useText(RATING_TEXT);
  const problems = page?.problems ?? NO_PROBLEMS;
  const type = page?.type ?? 0;
  const isAcm = page?.type === CONTEST_TYPE.acm;
  // rules that count in minutes make every penalty a whole number of them
  const inSeconds = page?.records.some(({ totalTime }) => totalTime % 60 !== 0) ?? false;
  return useMemo(() => {
    return {
      name: t('name'),
      place: (row) => <Place row={row} />,
      mark: (row) => row.isVirtual && <b className={styles.virtual}>{t('virtual')}</b>,
      total: {
        head: (
          <>
            {t(isAcm ? 'solved' : 'score')}
            {isAcm && <small>{t('penaltyHead')}</small>}
          </>
        ),
        cell: (row) => <Total row={row} type={type} inSeconds={inSeconds} />,
      },
      results: [
        ...(changes ? [ratingColumn(changes, r('rating'))] : []),
        ...problems.map((problem) => problemColumn(problem, cid, t)),
      ],
    };
  }, [problems, type, isAcm, inSeconds, cid, changes, t, r]);
}

type RatingChanges = ReadonlyMap<number, { before: number | null; after: number }>;

const ratingColumn = (changes: RatingChanges, head: string): RankColumn<BoardRow> => ({
  key: 'rating',
  head,
  cell: ({ uid, isVirtual }) => {
    const change = isVirtual ? undefined : changes.get(uid);
    return change && <RatingChange before={change.before} after={change.after} />;
  },
});

function problemColumn(problem: BoardProblem, cid: number | null, t: Say): RankColumn<BoardRow> {
  const { displayId, displayTitle, color, ac, total, fullScore } = problem;
  const balloon = <Balloon displayId={displayId} color={color} />;
  return {
    key: displayId,
    title: `${displayTitle} · ${t('counts', { ac, total })}`,
    head: (
      <>
        {cid === null ? balloon : <Link href={addressOf(contestVenue(cid)).problem(displayId)}>{balloon}</Link>}
        <small>
          {short(ac)}
          {`${ac}${total}`.length < 8 && <span className={styles.tries}>/{total}</span>}
        </small>
      </>
    ),
    cell: (row) => (
      <Cell
        value={row.submissionInfo[displayId]}
        fullScore={fullScore}
        timeMs={row.timeInfo?.[displayId]}
        href={cid === null ? null : submissionsOf(cid, row, displayId)}
      />
    ),
  };
}

type Say = ReturnType<typeof useText<typeof TEXT>>;

interface TotalProps {
  row: BoardRow;
  type: number;
  /** Seconds decide places: the penalty is printed with them. */
  inSeconds: boolean;
}

function Total({ row, type, inSeconds }: TotalProps) {
  const t = useText(TEXT);
  const isAcm = row.ac !== undefined;
  const time = timeWords(row, type);
  return (
    <>
      <b>{isAcm ? row.ac : row.totalScore}</b>
      <small title={isAcm ? t('penalty', { time }) : time}>{isAcm && !inSeconds ? row.totalTime / 60 : time}</small>
    </>
  );
}

/** Running time under OI rules, contest time under the others; nothing where no time counts. */
function timeWords({ ac, totalTime }: BoardRow, type: number): string {
  if (ac === undefined && totalTime === 0) return '';
  return type === CONTEST_TYPE.oi ? `${totalTime} ms` : clockOf(totalTime);
}

/** Where the submissions of a cell are listed; those of others' virtual participations are not. */
function submissionsOf(cid: number, { username, isOwn, isVirtual }: BoardRow, problemID: string): string | null {
  const { submissions } = addressOf(contestVenue(cid));
  if (isVirtual) return isOwn ? submissions({ problemID, virtual: true }) : null;
  return submissions({ problemID, username });
}

/** A number in the width of a column. */
const short = (count: number) => (count < 10_000 ? String(count) : `${Math.round(count / 1000)}k`);
