import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyStateProps {
  text: ReactNode;
  /** What belongs here, or how to get something. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Says that a place is empty, what belongs there and one thing to do. */
export function EmptyState({ text, hint, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <svg className={classes.mark} viewBox="0 0 64 40" aria-hidden="true">
        <path d="M6 30h52M14 30l6-16h24l6 16M24 22h16" />
      </svg>
      <p className={classes.text}>{text}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action}
    </div>
  );
}
