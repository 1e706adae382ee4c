import type { HTMLAttributes, ReactNode } from 'react';
import classes from './badge.module.css';

/** What a state means to the reader; its colours pass 4.5:1 in both themes (`tokens.css`). */
export type Tone = 'good' | 'info' | 'quiet' | 'notice' | 'alarm';

interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: Tone;
  icon?: ReactNode;
}

/** A state in one or two words. */
export function Badge({ tone = 'quiet', icon, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classes.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
