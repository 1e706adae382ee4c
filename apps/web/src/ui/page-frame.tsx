import type { ReactNode } from 'react';
import classes from './page-frame.module.css';
import { Pending } from './pending/pending.tsx';

interface PageFrameProps {
  /** Shown as the page's h1. Leave out where the page draws its own heading. */
  title?: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Title, line or buttons are not known yet: what stands below them comes with them. */
  isPending?: boolean;
  /** narrow: forms, 720 px; normal: what is read, 1120 px; full: tables and boards, the whole window. */
  width?: 'narrow' | 'normal' | 'full';
  children: ReactNode;
}

/**
 * The frame of a page: its width, heading and breathing space. Every width begins at the same edge, that of bar, tabs and footer. Where
 * the shell has room beside what is read, the heading stands there and stays in sight.
 */
export function PageFrame({ title, lead, actions, isPending = false, width = 'normal', children }: PageFrameProps) {
  return (
    <div className={classes.frame} data-width={width} data-headed={Boolean(title || actions) || undefined} data-column>
      {(title || actions) && (
        <header className={classes.head} data-column>
          <div className={classes.heading}>
            {title && <h1 className={classes.title}>{title}</h1>}
            {lead && <div className={classes.lead}>{lead}</div>}
            {isPending && <Pending />}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      <div className={classes.body} data-column>
        {children}
      </div>
    </div>
  );
}
