import type { ReactNode } from 'react';
import { EmptySpot, type Spot } from './empty-spot.tsx';
import classes from './states.module.css';

interface EmptyStateProps {
  text: ReactNode;
  /** What belongs here, or how to get something. */
  hint?: ReactNode;
  /** The one button that helps. */
  action?: ReactNode;
  /** Its drawing; that of nothing at all unless given. */
  spot?: Spot;
}

/** Says that a place is empty, what belongs there and one thing to do. */
export function EmptyState({ text, hint, action, spot = 'nothing' }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <EmptySpot spot={spot} />
      <p className={classes.text}>{text}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action}
    </div>
  );
}
