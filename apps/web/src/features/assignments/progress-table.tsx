import type { Venue } from '@assay/contract/venue.ts';
import type { CSSProperties } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { addressOf } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import styles from '../boards/board.module.css';
import { ROW_PX, useVisibleRows } from '../boards/use-visible-rows.ts';
import own from './assignments.module.css';
import type { GivenCell } from './points-dialog.tsx';
import type { Cell, Progress, StudentRow } from './progress.ts';
import { TEXT } from './text.ts';
import type { TriedCell } from './tries-dialog.tsx';

const KEEP = () => {};

interface ProgressTableProps {
  progress: Progress;
  rows: readonly StudentRow[];
  /** Starts again at the top when it changes. */
  resetKey: string;
  /** Where points are being given: a cell is chosen instead of opening its submissions. */
  onGive?: ((given: GivenCell) => void) | undefined;
  /** Asked for the submissions of a cell where they stand in no list. */
  onTries: (cell: TriedCell) => void;
}

/** Where the submissions of what is set as work are listed to teachers; null where they are not. */
function submissionsAt({ kind, targetId, targetGid }: Progress): Venue | null {
  if (kind === 'qsheet') return null;
  if (kind === 'timedWork') return { kind, id: targetId };
  return { kind, id: targetId, ...(targetGid === null ? {} : { groupId: targetGid }) };
}

/** Students by problems: best, tries, what came late (ASG-6). It draws the rows in sight alone, however many there are. */
export function ProgressTable({ progress, rows, resetKey, onGive, onTries }: ProgressTableProps) {
  const t = useText(TEXT);
  const { problems } = progress;
  const { scroller, from, to } = useVisibleRows(rows.length, resetKey, KEEP);
  const venue = submissionsAt(progress);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={scroller} className={styles.scroller} aria-label={t('progress')} tabIndex={0}>
      <table
        className={styles.table}
        style={{ '--problems': Math.max(problems.length, 1), '--rank': '0px' } as CSSProperties}
        aria-rowcount={rows.length + 1}
      >
        <caption className="visually-hidden">{t('progress')}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <td className={styles.rank} />
            <th scope="col" className={styles.name}>
              <span className={own.student}>{t('student')}</span>
            </th>
            <th scope="col" className={styles.total}>
              {t('total')}
            </th>
            {problems.map(({ pid, displayId, title }) => (
              <th key={pid} scope="col" className={styles.problem} title={`${displayId} ${title}`}>
                <span className={own.head}>{displayId}</span>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          <Gap rows={from} />
          {rows.slice(from, to + 1).map((row, at) => (
            <tr key={row.uid} aria-rowindex={from + at + 2}>
              <td className={styles.rank} />
              <th scope="row" className={styles.name}>
                <span className={own.student}>
                  {row.realname || row.username}
                  {row.realname && <small>{row.username}</small>}
                </span>
              </th>
              <td className={styles.total}>
                <b>{row.average}</b>
              </td>
              {problems.map(({ pid, displayId }, place) => (
                <td key={pid}>
                  <Result
                    cell={row.cells[place]}
                    displayId={displayId}
                    username={row.username}
                    venue={venue}
                    onTries={() => onTries({ uid: row.uid, name: row.realname || row.username, pid, displayId })}
                    onGive={
                      onGive &&
                      (() =>
                        onGive({
                          ...{ uid: row.uid, name: row.realname || row.username },
                          ...{ pid, displayId, cell: row.cells[place] },
                        }))
                    }
                  />
                </td>
              ))}
              <td />
            </tr>
          ))}
          <Gap rows={Math.max(0, rows.length - 1 - to)} />
        </tbody>
      </table>
    </section>
  );
}

/** Holds the place of rows that are not drawn. */
const Gap = ({ rows }: { rows: number }) => (rows > 0 ? <tr aria-hidden style={{ height: rows * ROW_PX }} /> : null);

interface ResultProps {
  cell: Cell | undefined;
  displayId: string;
  username: string;
  venue: Venue | null;
  onTries: () => void;
  onGive?: (() => void) | undefined;
}

function Result({ cell, displayId, username, venue, onTries, onGive }: ResultProps) {
  const t = useText(TEXT);
  if (!cell && !onGive) return null;
  const shown = <Shown cell={cell} />;
  const says = cell ? wordsOf(t, cell, displayId) : `${displayId}: –`;
  const looks = { className: styles.cell, 'data-state': cell ? stateOf(cell) : undefined, title: says };
  if (onGive) {
    return (
      <button type="button" {...looks} className={`${styles.cell} ${own.give}`} onClick={onGive}>
        {shown}
        <span className="visually-hidden">{t('givePointsOf', { name: username, id: displayId })}</span>
      </button>
    );
  }
  if (cell?.tries === 0) return <span {...looks}>{shown}</span>;
  if (venue === null) {
    return (
      <button type="button" {...looks} className={`${styles.cell} ${own.give}`} onClick={onTries}>
        {shown}
      </button>
    );
  }
  const href = addressOf(venue).submissions({ username, problemID: displayId, completeProblemID: true });
  return (
    <Link {...looks} href={href}>
      {shown}
    </Link>
  );
}

const stateOf = ({ best, isLate }: Cell) => {
  if (best <= 0) return 'wrong';
  return isLate || best < 100 ? 'partial' : 'solved';
};

/** A cell in words. */
function wordsOf(t: ReturnType<typeof useText<typeof TEXT>>, cell: Cell, id: string): string {
  const { best, tries, lastAt, reached, mark } = cell;
  const at = lastAt === 0 ? '–' : formatMoment(new Date(lastAt).toISOString());
  return [
    t('cell', { id, best, count: tries, at }),
    ...(reached === null ? [] : [t('reachedOf', { reached })]),
    ...(mark === null ? [] : [t(mark)]),
  ].join(' · ');
}

/** Points, with a pen where they were given by hand; what came late, or how often it was tried; how it was marked. */
function Shown({ cell }: { cell: Cell | undefined }) {
  const t = useText(TEXT);
  if (!cell) return <b>–</b>;
  const { best, tries, isLate, reached, mark } = cell;
  return (
    <>
      <b>
        {best}
        {reached !== null && (
          <>
            {' '}
            <span aria-hidden>✎</span>
            <span className="visually-hidden">{t('reachedOf', { reached })}</span>
          </>
        )}
      </b>
      <small>
        {isLate ? t('lateMark') : t('tries', { count: tries })}
        {mark !== null && (
          <>
            {' '}
            <span aria-hidden className={own.marked}>
              {mark === 'good' ? '✓' : '!'}
            </span>
            <span className="visually-hidden">{t(mark)}</span>
          </>
        )}
      </small>
    </>
  );
}
