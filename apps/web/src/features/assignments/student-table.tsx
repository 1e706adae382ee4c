import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import styles from '../boards/board.module.css';
import { ROW_PX, useVisibleRows } from '../boards/use-visible-rows.ts';
import own from './assignments.module.css';
import { TEXT } from './text.ts';

const KEEP = () => {};

interface Student {
  uid: number;
  username: string;
  realname: string;
  /** The class within the group. */
  label: string;
}

export interface HeadCell {
  key: number;
  label: string;
  /** What it stands for, in full. */
  title: string;
}

interface StudentTableProps<S extends Student> {
  label: string;
  rows: readonly S[];
  /** Starts again at the top when it changes. */
  resetKey: string;
  total: string;
  totalOf: (row: S) => ReactNode;
  heads: readonly HeadCell[];
  cell: (row: S, place: number) => ReactNode;
}

/** Students by what they are set; it draws the rows in sight alone, however many there are. */
export function StudentTable<S extends Student>(props: StudentTableProps<S>) {
  const { label, rows, resetKey, total, totalOf, heads, cell } = props;
  const t = useText(TEXT);
  const { scroller, from, to } = useVisibleRows(rows.length, resetKey, KEEP);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={scroller} className={styles.scroller} aria-label={label} tabIndex={0}>
      <table
        className={styles.table}
        style={{ '--problems': Math.max(heads.length, 1), '--rank': '0px' } as CSSProperties}
        aria-rowcount={rows.length + 1}
      >
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <td className={styles.rank} />
            <th scope="col" className={styles.name}>
              <span className={own.student}>{t('student')}</span>
            </th>
            <th scope="col" className={styles.total}>
              {total}
            </th>
            {heads.map(({ key, label: name, title }) => (
              <th key={key} scope="col" className={styles.problem} title={title}>
                <span className={own.head}>{name}</span>
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
                  {(row.realname || row.label) && (
                    <small>{[row.realname && row.username, row.label].filter(Boolean).join(' · ')}</small>
                  )}
                </span>
              </th>
              <td className={styles.total}>{totalOf(row)}</td>
              {heads.map(({ key }, place) => (
                <td key={key}>{cell(row, place)}</td>
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
