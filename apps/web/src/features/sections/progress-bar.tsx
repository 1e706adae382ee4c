import { formatShare } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import styles from './progress-bar.module.css';
import { TEXT } from './text.ts';

interface ProgressBarProps {
  solved: number;
  total: number;
  /** Without the figures, which stand elsewhere. */
  bare?: boolean;
}

/** Where the colour changes, in percent. */
const STEPS = [20, 40, 60, 80, 100];

/** How much of a set of problems is solved: a bar whose colour changes with every fifth, with figures of two decimals. */
export function ProgressBar({ solved, total, bare = false }: ProgressBarProps) {
  const t = useText(TEXT);
  const percent = total === 0 ? 0 : (solved / total) * 100;
  const level = STEPS.filter((step) => percent >= step).length;
  return (
    <div className={styles.progress} data-bare={bare || undefined}>
      {!bare && (
        <span className={styles.figures}>
          <b>
            {solved}/{total}
          </b>
          <span>{formatShare(solved, total)}</span>
        </span>
      )}
      <div
        className={styles.bar}
        data-level={level}
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={Math.max(total, 1)}
        aria-valuenow={solved}
        aria-valuetext={t('progressOf', { solved, total })}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
