import { formatNumber } from '../../../lib/format.ts';
import { rows, useText } from '../../../lib/text.ts';
import styles from './rejudge.module.css';

const TEXT = rows({
  doneOf: { zh: '已完成 {done} / {total}', en: '{done} of {total} done' },
});

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
