import { REVIEW_STATE, type ReviewRow } from '@assay/contract/reviews/review.ts';
import { useText } from '../../lib/text.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './reviews.module.css';
import { TEXT } from './text.ts';

const STATES: Readonly<Record<number, { word: 'applying' | 'passed' | 'refused' | 'withdrawn'; tone: Tone }>> = {
  [REVIEW_STATE.applying]: { word: 'applying', tone: 'info' },
  [REVIEW_STATE.passed]: { word: 'passed', tone: 'good' },
  [REVIEW_STATE.refused]: { word: 'refused', tone: 'alarm' },
  [REVIEW_STATE.withdrawn]: { word: 'withdrawn', tone: 'quiet' },
};

/** The state of an application in a word. */
export function ReviewBadge({ state }: { state: number }) {
  const t = useText(TEXT);
  const { word, tone } = STATES[state]!;
  return <Badge tone={tone}>{t(word)}</Badge>;
}

/** What was applied for and decided before, the newest first. */
export function ReviewHistory({ reviews }: { reviews: readonly ReviewRow[] }) {
  const t = useText(TEXT);
  if (reviews.length === 0) return null;
  return (
    <Panel title={t('history')}>
      <ul className={styles.history}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewBadge state={review.state} /> {review.reviewer || review.applicant} ·{' '}
            <RelativeTime at={review.gmtDecided ?? review.gmtCreate} />
            {review.message && <p>{review.message}</p>}
            {review.reason && <p>{review.reason}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
