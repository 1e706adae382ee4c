import type { CSSProperties, ReactNode } from 'react';
import classes from './tag-chip.module.css';
import { readableOn } from './theme/colors.ts';
import { DARK_SURFACE, LIGHT_SURFACE } from './theme/theme.ts';

interface TagChipProps {
  children: ReactNode;
  /** `#rrggbb` of the dot before the words; without one there is none. */
  color?: string | null;
}

/** A small label of no weight of its own: a tag, a title. Its colour is a dot, so that a row of them stays quiet. */
export function TagChip({ children, color }: TagChipProps) {
  return (
    <span className={classes.chip}>
      {color && <span className={classes.dot} style={{ background: color }} aria-hidden />}
      {children}
    </span>
  );
}

/** A word in a colour that people chose, made readable on the surfaces of both themes. */
export function ColoredWord({ children, color }: { children: ReactNode; color: string }) {
  const inks = { '--on-light': readableOn(color, LIGHT_SURFACE), '--on-dark': readableOn(color, DARK_SURFACE) };
  return (
    <span className={classes.word} style={inks as CSSProperties}>
      {children}
    </span>
  );
}
