import type { RankRow } from '@assay/contract/boards/rank.ts';
import { ArrowDown, ArrowUp, Pin, PinOff } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import { UserAvatar } from '../../ui/people/user-avatar.tsx';
import styles from './board.module.css';
import type { RankColumns } from './rank-table.tsx';
import { TEXT } from './text.ts';

interface RankLineProps<R extends RankRow> {
  row: R | undefined;
  /** Position among all rows, from 1, for screen readers. */
  index: number;
  /** Places gained since the last refresh, lost ones below 0. */
  move: number;
  columns: RankColumns<R>;
  isFollowed: boolean;
  onFollow: (line: number) => void;
}

function Line<R extends RankRow>({ row, index, move, columns, isFollowed, onFollow }: RankLineProps<R>) {
  const { total, results, place, mark } = columns;
  if (!row) {
    return (
      <tr className={styles.row} aria-rowindex={index + 1}>
        <td className={styles.rank} />
        <td className={styles.name}>
          <span className={styles.bone} />
        </td>
        <td className={styles.total} />
        {results.map(({ key }) => (
          <td key={key} />
        ))}
        <td />
      </tr>
    );
  }
  return (
    <tr
      className={styles.row}
      data-own={row.isOwn || undefined}
      data-pinned={row.isPinned || undefined}
      aria-rowindex={index + 1}
    >
      <td className={styles.rank}>
        {place ? place(row) : <span>{row.rank}</span>}
        <Move by={move} />
      </td>
      <th scope="row" className={styles.name}>
        <span className={styles.person}>
          <UserAvatar username={row.rankShowName} src={row.avatar} size={26} />
          <Names row={row} mark={mark?.(row)} />
          {!row.isOwn && !row.isVirtual && (
            <FollowButton name={row.rankShowName} isFollowed={isFollowed} onClick={() => onFollow(row.uid)} />
          )}
        </span>
      </th>
      <td className={styles.total}>{total.cell(row)}</td>
      {results.map(({ key, cell }) => (
        <td key={key} className={styles.result}>
          {cell(row)}
        </td>
      ))}
      <td />
    </tr>
  );
}

/** A line of a rank; grey until it is loaded. */
export const RankLine = memo(Line) as typeof Line;

function Names({ row, mark }: { row: RankRow; mark: ReactNode }) {
  const t = useText(TEXT);
  return (
    <span className={styles.names}>
      {row.uid > 0 ? (
        <Link href={paths.userHome({ uid: row.uid, username: row.username })} title={row.username}>
          <bdi>{row.rankShowName}</bdi>
        </Link>
      ) : (
        <bdi title={row.members?.join(', ')}>{row.rankShowName}</bdi>
      )}
      {(row.school || row.isOwn || mark) && (
        <small>
          {row.isOwn && <b className={styles.you}>{t('you')}</b>} {mark} {row.school}
        </small>
      )}
    </span>
  );
}

interface FollowButtonProps {
  name: string;
  isFollowed: boolean;
  onClick: () => void;
}

function FollowButton({ name, isFollowed, onClick }: FollowButtonProps) {
  const t = useText(TEXT);
  return (
    <button
      type="button"
      className={styles.follow}
      aria-pressed={isFollowed}
      aria-label={t(isFollowed ? 'unfollow' : 'follow', { name })}
      onClick={onClick}
    >
      {isFollowed ? <PinOff aria-hidden /> : <Pin aria-hidden />}
    </button>
  );
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
