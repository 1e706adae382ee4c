import type { ReactNode } from 'react';
import classes from './tag-chip.module.css';
import { labelOn } from './theme/colors.ts';

interface TagChipProps {
  children: ReactNode;
  /** `#rrggbb`; without one the chip is plain. The label's colour follows from its luminance. */
  color?: string | null;
}

/** A small filled label: a tag, a difficulty, a title. */
export function TagChip({ children, color }: TagChipProps) {
  return (
    <span className={classes.chip} style={color ? { background: color, color: labelOn(color) } : undefined}>
      {children}
    </span>
  );
}
