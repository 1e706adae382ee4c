import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  title?: ReactNode;
  /** What stands at the right end of the title row. */
  aside?: ReactNode;
  /** Whether the content touches the edges, as tables do. */
  flush?: boolean;
  children: ReactNode;
  className?: string;
}

/** A titled surface. */
export function Panel({ title, aside, flush = false, children, className }: PanelProps) {
  return (
    <section className={`${classes.panel} ${className ?? ''}`}>
      {(title || aside) && (
        <header className={classes.head}>
          {title && <h2 className={classes.title}>{title}</h2>}
          {aside && <div className={classes.aside}>{aside}</div>}
        </header>
      )}
      <div className={flush ? undefined : classes.body}>{children}</div>
    </section>
  );
}
