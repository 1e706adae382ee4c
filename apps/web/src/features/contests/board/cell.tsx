import type { AcmBoardCell, BoardRow } from '@assay/contract/contests/boards.ts';
import { Check, Contrast, Star } from 'lucide-react';
import { memo } from 'react';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import styles from '../../boards/board.module.css';
import { clockOf } from '../../boards/clock.ts';
import { TEXT } from './text.ts';

interface CellProps {
  value: BoardRow['submissionInfo'][string] | undefined;
  /** The most points that the problem gives; null under ACM rules. */
  fullScore: number | null;
  /** Running time of the submission that counts, where the rule shows it. */
  timeMs: number | undefined;
  /** Where the submissions of this cell are listed. */
  href: string | null;
}

/** What a contestant reached at a problem. Signs and words say what the colors do. */
export const Cell = memo(function Cell({ value, fullScore, timeMs, href }: CellProps) {
  const t = useText(TEXT);
  if (value === undefined) return null;
  const isAcm = value !== null && typeof value === 'object';
  const content = isAcm ? (
    <AcmContent cell={value} />
  ) : (
    <ScoreContent score={value} state={scoreState(value, fullScore)} timeMs={timeMs} />
  );
  const label = isAcm ? acmWords(value, t) : scoreWords(value, fullScore, timeMs, t);
  const look = isAcm ? acmLook(value) : { state: scoreState(value, fullScore) };
  return href === null ? (
    <span
      className={styles.cell}
      data-state={look.state}
      data-after={look.after}
      role="img"
      aria-label={label}
      title={label}
    >
      {content}
    </span>
  ) : (
    <Link className={styles.cell} data-state={look.state} data-after={look.after} href={href} title={label}>
      <span className="visually-hidden">{label}</span>
      <span className={styles.signs} aria-hidden>
        {content}
      </span>
    </Link>
  );
});

function scoreState(score: number | null, fullScore: number | null): 'pending' | 'full' | 'partial' | 'wrong' {
  if (score === null) return 'pending';
  if (score <= 0) return 'wrong';
  return fullScore === null || score >= fullScore ? 'full' : 'partial';
}

function acmLook({ isAC, isFirstAC, isAfterContest, errorNum, tryNum }: AcmBoardCell): {
  state: string;
  after?: boolean;
} {
  const tried = tryNum > 0 ? 'pending' : errorNum > 0 ? 'wrong' : 'free';
  const state = isAC ? (isFirstAC ? 'first' : 'solved') : tried;
  return isAfterContest ? { state, after: true } : { state };
}

function AcmContent({ cell }: { cell: AcmBoardCell }) {
  const { isAC, isFirstAC, ACTime, errorNum, tryNum } = cell;
  const pending = tryNum > 0 ? `? ${tryNum}` : '';
  if (!isAC) return <b>{[errorNum > 0 ? `−${errorNum}` : '', pending].filter(Boolean).join(' ') || '·'}</b>;
  return (
    <>
      <b>
        {isFirstAC && <Star size={10} fill="currentColor" aria-hidden />}+{errorNum || ''}
      </b>
      <small>{[Math.floor((ACTime ?? 0) / 60), pending].filter((part) => part !== '').join(' ')}</small>
    </>
  );
}

interface ScoreProps {
  score: number | null;
  state: ReturnType<typeof scoreState>;
  timeMs: number | undefined;
}

function ScoreContent({ score, state, timeMs }: ScoreProps) {
  return (
    <>
      <b>
        {state === 'full' && <Check size={11} strokeWidth={3} aria-hidden />}
        {state === 'partial' && <Contrast size={10} strokeWidth={2.5} aria-hidden />}
        {score ?? '?'}
      </b>
      {timeMs !== undefined && <small>{timeMs} ms</small>}
    </>
  );
}

type Say = ReturnType<typeof useText<typeof TEXT>>;

const acmWords = (cell: AcmBoardCell, t: Say) =>
  [
    cell.isAC ? t('accepted', { time: clockOf(cell.ACTime ?? 0) }) : '',
    cell.isFirstAC ? t('first') : '',
    cell.isAfterContest ? t('afterEnd') : '',
    cell.errorNum > 0 ? t('rejected', { n: cell.errorNum }) : '',
    cell.tryNum > 0 ? t('pending', { n: cell.tryNum }) : '',
  ]
    .filter(Boolean)
    .join(t('comma')) || t('uncounted');

const scoreWords = (score: number | null, fullScore: number | null, timeMs: number | undefined, t: Say) =>
  [
    score === null ? t('pending', { n: 1 }) : t('points', { score, full: fullScore ?? score }),
    scoreState(score, fullScore) === 'partial' ? t('partial') : '',
    timeMs === undefined ? '' : t('runTime', { time: `${timeMs} ms` }),
  ]
    .filter(Boolean)
    .join(t('comma'));
