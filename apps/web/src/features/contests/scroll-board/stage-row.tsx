import type { Board, BoardLine } from '@assay/rules/boards/board.ts';
import { useText } from '../../../lib/text.ts';
import { UserAvatar } from '../../../ui/people/user-avatar.tsx';
import type { Medal, ScrollData, ScrollInfo } from './ceremony.ts';
import styles from './player.module.css';
import { TEXT } from './text.ts';

interface StageRowProps {
  line: BoardLine;
  index: number;
  rank: number;
  board: Board;
  person: ScrollData['contestants'][number] | undefined;
  info: ScrollInfo;
  /** The problem whose result was just shown. */
  opened: number | null;
  isLooked: boolean;
  medal: Medal | null;
}

/** A line of the ceremony at its place. */
export function StageRow({ line, index, rank, board, person, info, opened, isLooked, medal }: StageRowProps) {
  const t = useText(TEXT);
  const name = person?.rankShowName ?? String(line.uid);
  return (
    <li
      className={styles.line}
      style={{ transform: `translateY(calc(${index} * var(--row)))`, zIndex: opened === null ? 0 : 2 }}
      data-looked={isLooked || undefined}
      data-medal={medal ?? undefined}
      data-odd={index % 2 === 1 || undefined}
    >
      <span className={styles.rank}>
        {rank === -1 ? '★' : rank}
        {medal && <small>{t(medal)}</small>}
      </span>
      <UserAvatar username={name} src={person?.avatar ?? null} size={42} />
      <span className={styles.names}>
        <bdi>{name}</bdi>
        {person?.school && <small>{person.school}</small>}
      </span>
      <span className={styles.cells}>
        {info.displayIds.map((displayId, problem) => {
          const cell = line.cells[problem];
          const isTried = cell !== undefined && cell.judged + cell.pending > 0;
          const tried = !isTried ? 'none' : cell.pending > 0 ? 'pending' : cell.wrong > 0 ? 'wrong' : 'none';
          const isFirst = cell?.accepted && board.isFirst(problem, cell);
          const state = cell?.accepted ? (isFirst ? 'first' : 'solved') : tried;
          return (
            <span
              key={displayId}
              className={styles.cell}
              data-state={state}
              data-opened={opened === problem || undefined}
            >
              <b>{displayId}</b>
              {isTried && <small>{cellText(cell)}</small>}
            </span>
          );
        })}
      </span>
      <span className={styles.total}>
        <b>{line.total.points}</b>
        <small>{Math.floor(line.total.time / 60)}</small>
      </span>
    </li>
  );
}

function cellText({ accepted, atMs, wrong, pending }: NonNullable<BoardLine['cells'][number]>): string {
  if (accepted) return `${wrong > 0 ? `+${wrong} ` : ''}${Math.floor((atMs ?? 0) / 60_000)}`;
  // compile errors cost nothing and tell nothing
  return [wrong > 0 ? `−${wrong}` : '', pending > 0 ? `?${pending}` : ''].filter(Boolean).join(' ') || '·';
}
