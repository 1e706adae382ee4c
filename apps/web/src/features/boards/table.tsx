import { contestVenue } from '@assay/contract/venue.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { addressOf } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import { Balloon } from '../contests/problems/balloon.tsx';
import styles from './board.module.css';
import { Row } from './row.tsx';
import { TEXT } from './text.ts';
import type { BoardState } from './use-board.ts';

/** Height of every row, in px: where a row stands is known without drawing it. The style sheet holds the same number. */
const ROW_PX = 48;
/** Rows drawn beyond the edges, so that fast scrolling finds them there. */
const AHEAD = 12;
/** Rows come and go by as many at once, so that not every frame of a scroll draws one. */
const STEP = 4;
/** Shown while the first page is on its way. */
const BONES = 8;
/** What only flies past is not asked for. */
const SETTLE_MS = 80;

interface TableProps {
  board: BoardState;
  cid: number;
  /** Cells and letters lead into the contest. */
  isInside: boolean;
  concerned: readonly number[];
  onFollow: (line: number) => void;
  /** Starts again at the top when it changes. */
  resetKey: string;
}

/** The table of a board. It draws the rows in sight alone, however many there are; head and names stay in view. */
export function BoardTable({ board, cid, isInside, concerned, onFollow, resetKey }: TableProps) {
  const t = useText(TEXT);
  const scroller = useRef<HTMLElement>(null);
  const [view, setView] = useState({ from: 0, to: 40 });
  const { page } = board;
  const count = page || board.error ? board.count : BONES;
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let height = element.clientHeight;
    const measure = () => {
      const first = Math.floor(element.scrollTop / ROW_PX / STEP) * STEP;
      const from = Math.max(0, first - AHEAD);
      const to = first + STEP + Math.ceil(height / ROW_PX) + AHEAD;
      setView((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const resize = new ResizeObserver(() => {
      height = element.clientHeight;
      measure();
    });
    resize.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      resize.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what says that other rows are shown
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [resetKey]);
  const to = Math.min(view.to, count - 1);
  const from = Math.min(view.from, Math.max(to, 0));
  const { look } = board;
  useEffect(() => {
    const timer = setTimeout(() => look(from, Math.max(to, 0)), SETTLE_MS);
    return () => clearTimeout(timer);
  });
  const problems = page?.problems ?? [];
  const isAcm = page?.type === 0;
  // Rules that count in minutes make every penalty a whole number of them.
  const inSeconds = page?.records.some(({ totalTime }) => totalTime % 60 !== 0) ?? false;
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={scroller} className={styles.scroller} aria-label={t('board')} tabIndex={0}>
      <table
        className={styles.table}
        style={{ '--problems': Math.max(problems.length, 1) } as CSSProperties}
        aria-rowcount={count + 1}
        aria-busy={board.isFetching}
      >
        <caption className="visually-hidden">{t('board')}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.rank}>
              {t('rank')}
            </th>
            <th scope="col" className={styles.name}>
              {t('name')}
            </th>
            <th scope="col" className={styles.total}>
              {t(isAcm ? 'solved' : 'score')}
              {isAcm && <small>{t('penaltyHead')}</small>}
            </th>
            {problems.map(({ displayId, displayTitle, color, ac, total }) => {
              const counts = t('counts', { ac, total });
              return (
                <th key={displayId} scope="col" className={styles.problem} title={`${displayTitle} · ${counts}`}>
                  {isInside ? (
                    <Link href={addressOf(contestVenue(cid)).problem(displayId)}>
                      <Balloon displayId={displayId} color={color} />
                    </Link>
                  ) : (
                    <Balloon displayId={displayId} color={color} />
                  )}
                  <small>
                    {short(ac)}
                    {`${ac}${total}`.length < 8 && <span className={styles.tries}>/{total}</span>}
                  </small>
                </th>
              );
            })}
            <td />
          </tr>
        </thead>
        <tbody>
          <Gap rows={from} />
          {rows.map((index) => {
            const row = board.rowAt(index);
            return (
              <Row
                key={row ? `${row.uid}${row.isVirtual ? ' virtual' : ''}` : `at ${index}`}
                row={row}
                index={index + 1}
                move={row && !row.isVirtual ? board.moveOf(row.uid) : 0}
                problems={problems}
                type={page?.type ?? 0}
                isFollowed={row !== undefined && !row.isVirtual && concerned.includes(row.uid)}
                onFollow={onFollow}
                inSeconds={inSeconds}
                cid={isInside ? cid : null}
              />
            );
          })}
          <Gap rows={Math.max(0, count - 1 - to)} />
        </tbody>
      </table>
    </section>
  );
}

/** A number in the width of a column. */
const short = (count: number) => (count < 10_000 ? String(count) : `${Math.round(count / 1000)}k`);

/** Holds the place of rows that are not drawn. */
const Gap = ({ rows }: { rows: number }) => (rows > 0 ? <tr aria-hidden style={{ height: rows * ROW_PX }} /> : null);
