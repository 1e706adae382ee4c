import type { RankRow } from '@assay/contract/boards/rank.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import styles from './board.module.css';
import type { RankPage } from './latest.ts';
import { RankLine } from './rank-line.tsx';
import { TEXT } from './text.ts';
import type { RankState } from './use-rank.ts';
import { ROW_PX, useVisibleRows } from './use-visible-rows.ts';

/** Shown while the first page is on its way. */
const BONES = 8;

/** A column of a rank. Make the list once for as long as nothing in it changes: rows that stay the same are not drawn anew. */
export interface RankColumn<R extends RankRow> {
  key: string;
  head: ReactNode;
  /** Shown when the head is pointed at. */
  title?: string;
  cell(row: R): ReactNode;
}

/** The columns of a rank beside the place and the name. */
export interface RankColumns<R extends RankRow> {
  /** What the name column is called. */
  name: string;
  /** Beside the name; stays in view. */
  total: Omit<RankColumn<R>, 'key'>;
  results: readonly RankColumn<R>[];
  /** What stands for the place; the bare number unless given. */
  place?: (row: R) => ReactNode;
  /** Marks before the school. */
  mark?: (row: R) => ReactNode;
}

interface RankTableProps<R extends RankRow> {
  rank: RankState<RankPage<R>>;
  columns: RankColumns<R>;
  followed: readonly number[];
  onFollow: (line: number) => void;
  /** Starts again at the top when it changes. */
  resetKey: string;
}

/** The table of a rank. It draws the rows in sight alone, however many there are; head and names stay in view. */
export function RankTable<R extends RankRow>({ rank, columns, followed, onFollow, resetKey }: RankTableProps<R>) {
  const t = useText(TEXT);
  const count = rank.page || rank.error ? rank.count : BONES;
  const { scroller, from, to } = useVisibleRows(count, resetKey, rank.setVisible);
  const { name, total, results } = columns;
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={scroller} className={styles.scroller} aria-label={t('board')} tabIndex={0}>
      <table
        className={styles.table}
        style={{ '--problems': Math.max(results.length, 1) } as CSSProperties}
        aria-rowcount={count + 1}
        aria-busy={rank.isFetching}
      >
        <caption className="visually-hidden">{t('board')}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.rank}>
              {t('rank')}
            </th>
            <th scope="col" className={styles.name}>
              {name}
            </th>
            <th scope="col" className={styles.total} title={total.title}>
              {total.head}
            </th>
            {results.map(({ key, head, title }) => (
              <th key={key} scope="col" className={styles.problem} title={title}>
                {head}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          <Gap rows={from} />
          {rows.map((index) => {
            const row = rank.rowAt(index);
            return (
              <RankLine
                key={row ? `${row.uid}${row.isVirtual ? ' virtual' : ''}` : `at ${index}`}
                row={row}
                index={index + 1}
                move={row && !row.isVirtual ? rank.moveOf(row.uid) : 0}
                columns={columns}
                isFollowed={row !== undefined && !row.isVirtual && followed.includes(row.uid)}
                onFollow={onFollow}
              />
            );
          })}
          <Gap rows={Math.max(0, count - 1 - to)} />
        </tbody>
      </table>
    </section>
  );
}

/** Holds the place of rows that are not drawn. */
const Gap = ({ rows }: { rows: number }) => (rows > 0 ? <tr aria-hidden style={{ height: rows * ROW_PX }} /> : null);
