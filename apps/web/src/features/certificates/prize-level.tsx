import { PRIZE_LEVELS } from '@assay/contract/certificates/prizes.ts';
import { useText } from '../../lib/text.ts';
import styles from './certificates.module.css';
import { TEXT } from './text.ts';

/** The level of a prize, in its colour and in words. */
export function PrizeLevel({ level }: { level: number }) {
  const t = useText(TEXT);
  return (
    <span className={styles.level} data-level={level}>
      {t(PRIZE_LEVELS[level] ?? 'bronze')}
    </span>
  );
}
