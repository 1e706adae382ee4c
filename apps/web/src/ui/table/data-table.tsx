import type { ReactNode } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Pending } from '../pending/pending.tsx';
import { TEXT } from '../text.ts';
import classes from './data-table.module.css';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  align?: 'start' | 'center' | 'end';
  /** CSS width; columns without one share the rest. */
  width?: string;
  /** The cell that names the row, read out as its header. One per table. */
  names?: boolean;
  /** Left out of tables narrower than 560, 640, 940 or 1080 px, and on phones. */
  from?: 'xs' | 'sm' | 'md' | 'lg';
  /**
   * Where the cell stands on phones, whose rows have two lines: before the words of the first one, as these words (what
   * names the row unless another cell claims it), at its end, or not at all; on the second line unless given.
   */
  phone?: 'lead' | 'title' | 'end' | 'none';
}

export interface DataTableProps<Row> {
  /** Read out by screen readers; not shown. */
  label: string;
  columns: readonly Column<Row>[];
  /** `undefined` while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** Shows that newer rows are on their way. */
  fetching?: boolean;
  error?: ApiError | null;
  onRetry?: () => void;
  empty?: ReactNode;
  onRowClick?: (row: Row) => void;
  /** Rows that stand out, such as the viewer's own. */
  isMarked?: (row: Row) => boolean;
  /** How many grey rows hold the place while loading. */
  placeholderRows?: number;
  /**
   * On phones each row is a block, what names it on top, the other cells below it with their headers. For rows that one
   * works on: every button stays in reach.
   */
  stacks?: boolean;
}

/** A table with a header that stays in view. On phones nothing scrolls sideways: its rows are of two lines, or stack. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, fetching, error, onRetry, empty, onRowClick, stacks } = props;
  const say = useText(TEXT);
  if (error && !rows) return <ErrorState error={error} onRetry={onRetry} />;
  if (rows?.length === 0) return empty ?? <EmptyState text={say('noData')} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroll} aria-label={label} tabIndex={0} data-phone={stacks ? 'stacks' : 'lines'}>
      <table className={classes.table} aria-busy={!rows || fetching}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                data-from={column.from}
                style={column.width ? { width: column.width } : undefined}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-stale={(rows && fetching) || undefined}>
          {rows
            ? rows.map((row, index) => (
                <BodyRow
                  key={rowKey(row)}
                  row={row}
                  index={index}
                  columns={columns}
                  marked={props.isMarked?.(row) ?? false}
                  onClick={onRowClick && (() => onRowClick(row))}
                />
              ))
            : Array.from({ length: props.placeholderRows ?? 8 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
                <tr key={index} className="late" aria-hidden>
                  {columns.map((column) => (
                    <td key={column.key} data-from={column.from} data-phone={phoneOf(column, columns)}>
                      <span
                        className={classes.bone}
                        style={{ width: `${45 + ((index * 17 + column.key.length * 11) % 40)}%` }}
                      />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
      {!rows && <Pending />}
    </section>
  );
}

/** What names a row is the words of its first line, unless another cell claims it. */
const phoneOf = <Row,>({ phone, names }: Column<Row>, columns: readonly Column<Row>[]) =>
  phone ?? (names && !columns.some((column) => column.phone === 'title') ? 'title' : undefined);

interface BodyRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  marked: boolean;
  onClick: (() => void) | undefined;
}

function BodyRow<Row>({ row, index, columns, marked, onClick }: BodyRowProps<Row>) {
  return (
    // The row's link is the way for keyboards; the click on the rest of the row is a convenience for pointers.
    <tr
      data-row
      data-clickable={onClick ? true : undefined}
      data-marked={marked || undefined}
      onClick={(event) => {
        if (!(event.target as Element).closest('a, button, input, label')) onClick?.();
      }}
    >
      {columns.map((column) => {
        const Cell = column.names ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={column.names ? 'row' : undefined}
            data-align={column.align}
            data-from={column.from}
            data-phone={phoneOf(column, columns)}
            data-header={typeof column.header === 'string' ? column.header : undefined}
          >
            {column.cell(row, index)}
          </Cell>
        );
      })}
    </tr>
  );
}
