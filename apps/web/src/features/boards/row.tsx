import type { BoardProblem, BoardRow } from '@assay/contract/contests/boards.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { ArrowDown, ArrowUp, Pin, PinOff } from 'lucide-react';
import { memo } from 'react';
import { addressOf, paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import { UserAvatar } from '../../ui/people/user-avatar.tsx';
import styles from './board.module.css';
import { Cell, clockOf } from './cell.tsx';
import { TEXT } from './text.ts';

interface RowProps {
  row: BoardRow | undefined;
  /** Position among all rows, from 1, for screen readers. */
  index: number;
  /** Places gained since the last refresh, lost ones below 0. */
  move: number;
  problems: readonly BoardProblem[];
  type: number;
  isFollowed: boolean;
  onFollow: (line: number) => void;
  /** Seconds decide places: the penalty is printed with them. */
  inSeconds: boolean;
  /** Cells lead to the submissions of this contest; null where a visitor may not follow. */
  cid: number | null;
}

/** A line of a board; grey until it is loaded. */
export const Row = memo(function Row({
  row,
  index,
  move,
  problems,
  type,
  isFollowed,
  onFollow,
  inSeconds,
  cid,
}: RowProps) {
  const t = useText(TEXT);
  if (!row) {
    return (
      <tr className={styles.row} aria-rowindex={index + 1}>
        <td className={styles.rank} />
        <td className={styles.name}>
          <span className={styles.bone} />
        </td>
        <td className={styles.total} />
        {problems.map(({ displayId }) => (
          <td key={displayId} />
        ))}
        <td />
      </tr>
    );
  }
  const isAcm = row.ac !== undefined;
  const time = timeWords(row, type);
  return (
    <tr
      className={styles.row}
      data-own={row.isOwn || undefined}
      data-pinned={row.isPinned || undefined}
      aria-rowindex={index + 1}
    >
      <td className={styles.rank}>
        <Rank row={row} />
        {row.awardName && <small title={row.awardName}>{row.awardName}</small>}
        <Move by={move} />
      </td>
      <th scope="row" className={styles.name}>
        <span className={styles.person}>
          <UserAvatar username={row.rankShowName} src={row.avatar} size={26} />
          <span className={styles.names}>
            {row.uid > 0 ? (
              <Link href={paths.userHome({ uid: row.uid, username: row.username })} title={row.username}>
                <bdi>{row.rankShowName}</bdi>
              </Link>
            ) : (
              <bdi title={row.members?.join(', ')}>{row.rankShowName}</bdi>
            )}
            {(row.school || row.isOwn || row.isVirtual) && (
              <small>
                {row.isOwn && <b className={styles.you}>{t('you')}</b>}{' '}
                {row.isVirtual && <b className={styles.virtual}>{t('virtual')}</b>} {row.school}
              </small>
            )}
          </span>
          {!row.isOwn && !row.isVirtual && (
            <button
              type="button"
              className={styles.follow}
              aria-pressed={isFollowed}
              aria-label={t(isFollowed ? 'unfollow' : 'follow', { name: row.rankShowName })}
              onClick={() => onFollow(row.uid)}
            >
              {isFollowed ? <PinOff aria-hidden /> : <Pin aria-hidden />}
            </button>
          )}
        </span>
      </th>
      <td className={styles.total}>
        <b>{isAcm ? row.ac : row.totalScore}</b>
        <small title={isAcm ? t('penalty', { time }) : time}>{isAcm && !inSeconds ? row.totalTime / 60 : time}</small>
      </td>
      {problems.map(({ displayId, fullScore }) => (
        <td key={displayId} className={styles.result}>
          <Cell
            value={row.submissionInfo[displayId]}
            fullScore={fullScore}
            timeMs={row.timeInfo?.[displayId]}
            href={cid === null ? null : submissionsOf(cid, row, displayId)}
          />
        </td>
      ))}
      <td />
    </tr>
  );
});

function Rank({ row }: { row: BoardRow }) {
  const t = useText(TEXT);
  if (row.isVirtual) {
    const words = t('virtualPlace', { n: row.place ?? 0 });
    return (
      <span className={styles.would} role="img" aria-label={words} title={words}>
        ({row.place})
      </span>
    );
  }
  const award = row.isWinAward
    ? { background: row.awardBackground ?? undefined, color: row.awardColor ?? undefined }
    : undefined;
  return (
    <span style={award} title={row.awardName ?? (row.rank === -1 ? t('star') : undefined)}>
      {row.rank === -1 ? '★' : row.rank}
    </span>
  );
}

/** Where the submissions of a cell are listed; those of others' virtual participations are not. */
function submissionsOf(cid: number, { username, isOwn, isVirtual }: BoardRow, problemID: string): string | null {
  const { submissions } = addressOf(contestVenue(cid));
  if (isVirtual) return isOwn ? submissions({ problemID, virtual: true }) : null;
  return submissions({ problemID, username });
}

/** Running time under OI rules, contest time under the others; nothing where no time counts. */
function timeWords({ ac, totalTime }: BoardRow, type: number): string {
  if (ac === undefined && totalTime === 0) return '';
  return type === CONTEST_TYPE.oi ? `${totalTime} ms` : clockOf(totalTime);
}

function Move({ by }: { by: number }) {
  const t = useText(TEXT);
  if (by === 0) return null;
  const words = t(by > 0 ? 'up' : 'down', { n: Math.abs(by) });
  const Icon = by > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={styles.move} data-up={by > 0 || undefined} role="img" aria-label={words} title={words}>
      <Icon size={11} aria-hidden />
      {Math.abs(by)}
    </span>
  );
}
