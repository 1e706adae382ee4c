import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../../../lib/text.ts';
import { TEXT as SUBMISSION_TEXT } from '../../text.ts';
import styles from './accepted-moment.module.css';

/** Submissions whose moment was shown: it comes once, not with every look at the panel. */
const shownFor = new Set<number>();

interface AcceptedMomentProps {
  /** The submission, once it is accepted. */
  submitId: number | null;
  /** What it earned; null for nothing. */
  coins: number | null;
  children: ReactNode;
}

/** An accepted solution is a moment: the squares run through, a tick is drawn, a coin falls. Nothing moves for who asked for quiet. */
export function AcceptedMoment({ submitId, coins, children }: AcceptedMomentProps) {
  const s = useText(SUBMISSION_TEXT);
  const [celebrated, setCelebrated] = useState<number | null>(null);
  useEffect(() => {
    if (submitId === null || shownFor.has(submitId)) return;
    shownFor.add(submitId);
    setCelebrated(submitId);
  }, [submitId]);
  return (
    <div
      className={styles.moment}
      data-accepted={submitId !== null || undefined}
      data-fresh={(submitId !== null && celebrated === submitId) || undefined}
    >
      {submitId !== null && (
        <div className={styles.seal}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path className={styles.stone} d="M15 3h18l12 12v18L33 45H15L3 33V15z" />
            <path className={styles.tick} d="M14 25l7 7 13-15" pathLength={1} />
          </svg>
          {coins !== null && coins > 0 && <span className={styles.coin}>{s('coins', { count: coins })}</span>}
        </div>
      )}
      <div className={styles.told}>{children}</div>
    </div>
  );
}
