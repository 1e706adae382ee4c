import type { ProblemCount } from '@assay/contract/problems/problem.ts';
import { formatShare } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { Tip } from '../../ui/tip/tip.tsx';
import styles from './accept-rate.module.css';
import { TEXT } from './text.ts';

/** Share of accepted submissions as a bar with figures; the tooltip tells all results. */
export function AcceptRate({ count }: { count: ProblemCount }) {
  const t = useText(TEXT);
  if (count.total === 0) return <span className={styles.of}>–</span>;
  const share = count.ac / count.total;
  return (
    <Tip label={t('breakdown', count)}>
      <div className={styles.rate}>
        <span className={styles.figures}>
          <b>{formatShare(count.ac, count.total)}</b>
          <span className={styles.of}>
            {count.ac}/{count.total}
          </span>
        </span>
        <span className={styles.bar} aria-hidden>
          <span style={{ width: `${share * 100}%` }} />
        </span>
        <span className="visually-hidden">{t('rateLabel', { ac: count.ac, total: count.total })}</span>
      </div>
    </Tip>
  );
}
