import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import classes from './profile.module.css';
import type { Profile } from './tabs.ts';
import { TEXT } from './text.ts';

interface ProfileStatsProps {
  profile: Profile;
  /** Days in a row; undefined while it is not known, null where it is not shown. */
  streak: number | null | undefined;
}

/** The figures of a profile as cards; those of a part that is closed are left out. */
export function ProfileStats({ profile, streak }: ProfileStatsProps) {
  const say = useText(TEXT);
  const card = (label: string, value: ReactNode) => (
    <div className={classes.stat} key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  const solves = !profile.hidden.includes('solved');
  return (
    <dl className={classes.stats}>
      {solves && card(say('statSolved'), formatNumber(profile.ac))}
      {solves && card(say('statSubmissions'), formatNumber(profile.total))}
      {solves && card(say('statRate'), profile.total === 0 ? '–' : `${profile.rating}%`)}
      {solves && card(say('statScore'), formatNumber(profile.score))}
      {streak !== null && card(say('statStreak'), streak === undefined ? '–' : say('days', { count: streak }))}
      {card(say('statCheckIn'), say('days', { count: profile.checkInDays }))}
    </dl>
  );
}
