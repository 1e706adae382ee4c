import { formatNumber, formatShare } from '../../lib/format.ts';
import classes from './stacked-bar.module.css';

export interface BarPart {
  key: string;
  label: string;
  value: number;
  /** CSS colour. */
  color: string;
}

interface StackedBarProps {
  /** What is divided, read out before the figures. */
  label: string;
  /** In the order they are drawn; those of 0 are left out. Their values sum to the whole. */
  parts: readonly BarPart[];
}

/** One whole as a bar in parts, with each part's name, number and share below it: the shares add up to the whole. */
export function StackedBar({ label, parts }: StackedBarProps) {
  const shown = parts.filter(({ value }) => value > 0);
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={classes.stacked}>
      <div className={classes.bar} aria-hidden>
        {shown.map(({ key, value, color }) => (
          <span key={key} style={{ flexGrow: value, background: color }} />
        ))}
      </div>
      <table className={classes.legend}>
        <caption className="visually-hidden">{label}</caption>
        <tbody>
          {shown.map((part) => (
            <tr key={part.key}>
              <th scope="row">
                <span className={classes.dot} style={{ background: part.color }} aria-hidden />
                {part.label}
              </th>
              <td>{formatNumber(part.value)}</td>
              <td>{formatShare(part.value, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
