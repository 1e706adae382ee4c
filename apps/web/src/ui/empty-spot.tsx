import type { ReactNode } from 'react';
import classes from './empty-spot.module.css';

/** What an empty place is empty of: problems, contests, answers that are awaited, work left to do; or it has nothing at all. */
export type Spot = 'problems' | 'contests' | 'waiting' | 'solved' | 'nothing';

/** The hallmark's octagon with what belongs inside; the brass stroke is the streak that gold leaves on a touchstone. */
const DRAWINGS: Record<Spot, ReactNode> = {
  problems: (
    <>
      <path className={classes.ground} d="M33 6h30l27 27v30L63 90H33L6 63V33z" />
      <path d="M33 6h30l27 27v30L63 90H33L6 63V33z" />
      <path d="M32 30h32M32 41h32M32 52h20" />
      <path className={classes.streak} d="m30 70 36-9" />
    </>
  ),
  contests: (
    <>
      <path className={classes.ground} d="M33 6h30l27 27v30L63 90H33L6 63V33z" />
      <path d="M33 6h30l27 27v30L63 90H33L6 63V33z" />
      <path d="M24 68V54h16v14M56 68V58h16v10M20 68h56" />
      <path className={classes.streak} d="M40 68V42h16v26" />
      <path className={classes.streak} d="M48 26v6" />
    </>
  ),
  waiting: (
    <>
      <path className={classes.ground} d="M33 6h30l27 27v30L63 90H33L6 63V33z" />
      <path strokeDasharray="7 7" d="M33 6h30l27 27v30L63 90H33L6 63V33z" />
      <circle cx="48" cy="48" r="22" />
      <path className={classes.streak} d="M48 34v14l10 7" />
    </>
  ),
  solved: (
    <>
      <path className={classes.ground} d="M33 6h30l27 27v30L63 90H33L6 63V33z" />
      <path className={classes.streak} d="M33 6h30l27 27v30L63 90H33L6 63V33z" />
      <path className={classes.tick} d="m32 49 11 11 22-24" />
    </>
  ),
  nothing: (
    <>
      <path className={classes.ground} d="M33 6h30l27 27v30L63 90H33L6 63V33z" />
      <path d="M41 6h22l27 27v30L63 90H33L6 63V41" />
      <path d="M36 48h24" />
      <path className={classes.streak} d="m6 26 20-20" />
    </>
  ),
};

/** The drawing of an empty place. */
export function EmptySpot({ spot }: { spot: Spot }) {
  return (
    <svg className={classes.spot} viewBox="0 0 96 96" aria-hidden="true">
      {DRAWINGS[spot]}
    </svg>
  );
}
