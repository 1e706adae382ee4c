import classes from './logo.module.css';

interface LogoProps {
  /** Height of the mark in px. */
  size?: number;
}

/** The hallmark: an octagonal cartouche with an A whose bar is the streak that gold leaves on a touchstone. */
export function LogoMark({ size = 28 }: LogoProps) {
  return (
    <svg className={classes.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path className={classes.stone} d="M10 1h12l9 9v12l-9 9H10l-9-9V10z" />
      <path className={classes.letter} d="m8.5 24 7.5-17 7.5 17" />
      <path className={classes.streak} d="m9 19.5 14-5" />
    </svg>
  );
}
