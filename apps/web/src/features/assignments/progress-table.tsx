import type { Venue } from '@assay/contract/venue.ts';
import type { CSSProperties } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { addressOf } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import styles from '../boards/board.module.css';
import { ROW_PX, useVisibleRows } from '../boards/use-visible-rows.ts';
import own from './assignments.module.css';
import type { Cell, Progress, StudentRow } from './progress.ts';
import { TEXT } from './text.ts';

const KEEP = () => {};

interface ProgressTableProps {
  progress: Progress;
  rows: readonly StudentRow[];
  /** Starts again at the top when it changes. */
  resetKey: string;
}

/** Where the submissions of what is set as work are listed to teachers; null where they are not. */
function submissionsAt({ kind, targetId, targetGid }: Progress): Venue | null {
  if (kind === 'qsheet') return null;
  if (kind === 'timedWork') return { kind, id: targetId };
  return { kind, id: targetId, ...(targetGid === null ? {} : { groupId: targetGid }) };
}

/** Students by problems: best, tries, what came late (ASG-6). It draws the rows in sight alone, however many there are. */
export function ProgressTable({ progress, rows, resetKey }: ProgressTableProps) {
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
                  <Result cell={row.cells[place]} displayId={displayId} username={row.username} venue={venue} />
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
}

function Result({ cell, displayId, username, venue }: ResultProps) {
  const t = useText(TEXT);
  if (!cell) return null;
  const { best, tries, lastAt, isLate } = cell;
  const shown = (
    <>
      <b>{best}</b>
      <small>{isLate ? t('lateMark') : t('tries', { count: tries })}</small>
    </>
  );
  const state = isLate ? 'partial' : best >= 100 ? 'solved' : best > 0 ? 'partial' : 'wrong';
  const says = t('cell', { id: displayId, best, count: tries, at: formatMoment(new Date(lastAt).toISOString()) });
  if (venue === null) {
    return (
      <span className={styles.cell} data-state={state} title={says}>
        {shown}
      </span>
    );
  }
  const href = addressOf(venue).submissions({ username, problemID: displayId, completeProblemID: true });
  return (
    <Link className={styles.cell} data-state={state} href={href} title={says}>
      {shown}
    </Link>
  );
}
