import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { useText } from '../lib/text.ts';
import { EmptySpot, type Spot } from './empty-spot.tsx';
import { Link } from './link.tsx';
import classes from './states.module.css';
import { TEXT } from './text.ts';

interface EmptyStateProps {
  text: ReactNode;
  /** What belongs here, or how to get something. */
  hint?: ReactNode;
  /** The one button that helps. */
  action?: ReactNode;
  /** Its drawing; that of nothing at all unless given. */
  spot?: Spot;
  /** Without a drawing: for one of several parts of a page, whose emptiness is no event. */
  small?: boolean;
}

/** Says that a place is empty, what belongs there and one thing to do. */
export function EmptyState({ text, hint, action, spot = 'nothing', small = false }: EmptyStateProps) {
  return (
    <div className={classes.state} data-small={small || undefined}>
      {!small && <EmptySpot spot={spot} />}
      <p className={classes.text}>{text}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action}
    </div>
  );
}

/** The button of what does not exist: on to the list of its kind. */
export function ToList({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button component={Link} href={href} variant="default">
      {children}
    </Button>
  );
}

/** The button of places that fill by solving. */
export function ToProblems() {
  const say = useText(TEXT);
  return <ToList href={paths.problems}>{say('findProblem')}</ToList>;
}
