import { useText } from '../../lib/text.ts';
import styles from './rating.module.css';
import { RatingBadge } from './rating-badge.tsx';
import { TEXT } from './rating-text.ts';

/** By how much a contest changed a rating, and what it is since. */
export function RatingChange({ before, after }: { before: number | null; after: number }) {
  const t = useText(TEXT);
  const by = after - (before ?? after);
  return (
    <span className={styles.change}>
      <RatingBadge rating={after} withTitle={false} />
      <small data-sign={Math.sign(by)}>{before === null ? t('first') : `${by < 0 ? '−' : '+'}${Math.abs(by)}`}</small>
    </span>
  );
}
