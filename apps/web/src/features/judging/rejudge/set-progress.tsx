import { formatNumber } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import styles from './rejudge.module.css';
import { TEXT } from './text.ts';

/** How far a set is, as a bar and in numbers. */
export function SetProgress({ done, total }: { done: number; total: number }) {
  const t = useText(TEXT);
  const text = t('doneOf', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <span className={styles.progress}>
      <span>{text}</span>
      <span className={styles.track} aria-hidden>
        <span style={{ width: `${total > 0 ? (done / total) * 100 : 0}%` }} />
      </span>
    </span>
  );
}
