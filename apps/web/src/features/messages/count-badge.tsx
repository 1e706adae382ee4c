import { BADGE_MAX } from '@assay/contract/messages/bounds.ts';
import classes from './count-badge.module.css';

/** How many wait, at most "99+" (MSG-4); nothing where none do. Who hears the page is told by what it stands on. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.badge} aria-hidden>
      {count > BADGE_MAX ? `${BADGE_MAX}+` : count}
    </span>
  );
}
