import { labelFor } from '../../lib/text.ts';
import classes from './histogram.module.css';

interface HistogramPart {
  from: number;
  to: number;
  count: number;
}

interface HistogramProps {
  /** What is distributed, read out before the figures. */
  label: string;
  parts: readonly HistogramPart[];
  /** How a value is written. */
  format: (value: number) => string;
  /** A value that is pointed out, with its words; null for none. */
  mark: { value: number; words: string } | null;
  /** Heads of the columns of figures that are read out. */
  heads: readonly [values: string, count: string];
}

/** How often values lie in each of some parts, as bars; the same figures stand in a table for those who hear them. */
export function Histogram({ label, parts, format, mark, heads }: HistogramProps) {
  const most = Math.max(...parts.map(({ count }) => count), 1);
  const marked = mark ? parts.findLastIndex(({ from }) => from <= mark.value) : -1;
  const range = ({ from, to }: HistogramPart) => (from === to ? format(from) : `${format(from)} – ${format(to)}`);
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.label}>
        {label}
        {mark && <span className={classes.mark}>{mark.words}</span>}
      </figcaption>
      <div className={classes.bars} aria-hidden>
        {parts.map((part, at) => (
          <span
            key={part.from}
            className={classes.bar}
            data-marked={at === marked || undefined}
            title={labelFor(range(part), part.count)}
            style={{ height: part.count === 0 ? '1px' : `${Math.max((part.count / most) * 100, 3)}%` }}
          />
        ))}
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{format(parts[0]?.from ?? 0)}</span>
        <span>{format(parts.at(-1)?.to ?? 0)}</span>
      </div>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts
            .filter(({ count }) => count > 0)
            .map((part) => (
              <tr key={part.from}>
                <th scope="row">{range(part)}</th>
                <td>{part.count}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </figure>
  );
}
