import { titleOf } from '@assay/rules/rankings/rating-titles.ts';
import { useText } from '../../lib/text.ts';
import styles from '../../ui/people/rating.module.css';
import { RATING_TITLES } from '../../ui/people/rating-text.ts';

/** A rating in its colour, with what it is called. */
export function RatingBadge({ rating, withTitle = true }: { rating: number; withTitle?: boolean }) {
  const t = useText(RATING_TITLES);
  const title = titleOf(rating);
  return (
    <span className={styles.rated} data-title={title} title={t(title)}>
      <b className="tnum">{rating}</b>
      {withTitle && ` ${t(title)}`}
    </span>
  );
}
