import { CONTEST_AUTH } from '@assay/contract/contests/contest.ts';
import {
  DoorOpen,
  Hourglass,
  type LucideIcon,
  Snowflake,
  TrendingUp,
  Trophy,
  UserPen,
  Users,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { useText } from '../../../lib/text.ts';
import { useDurations } from '../../../ui/durations.ts';
import { Panel } from '../../../ui/panel.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { TEXT as RATING_TEXT } from '../../rankings/rating-text.ts';
import { AUTH_ROWS, type Contest, RULE_NAMES } from '../contest-words.ts';
import { TEXT as TEAM_TEXT } from '../teams/text.ts';
import { TEXT } from '../text.ts';
import styles from './overview.module.css';

/** What one must know before a contest, each beside an icon. */
export function Rules({ contest }: { contest: Contest }) {
  const t = useText(TEXT);
  const durations = useDurations();
  const w = useText(TEAM_TEXT);
  const r = useText(RATING_TEXT);
  const openRating = useSiteConfig()?.openRating === true;
  const [, authTip] = AUTH_ROWS[contest.auth as keyof typeof AUTH_ROWS] ?? AUTH_ROWS[0];
  const sealedMs =
    contest.sealRank && contest.sealRankTime ? Date.parse(contest.endTime) - Date.parse(contest.sealRankTime) : 0;
  const entry =
    contest.accountLimited && contest.auth === CONTEST_AUTH.public
      ? t('accountLimitedPublic')
      : `${t(contest.gid === null ? authTip : `${authTip}Group`)}${contest.accountLimited ? ` · ${t('accountLimited')}` : ''}`;
  const rules: [LucideIcon, string, ReactNode][] = [
    [Trophy, t('rule'), RULE_NAMES[contest.type] ?? contest.type],
    [Hourglass, t('duration'), durations.words(contest.duration)],
  ];
  if (contest.teamSize > 1) rules.push([UsersRound, w('teams'), w('sizeRow', { max: contest.teamSize })]);
  if (sealedMs > 0) rules.push([Snowflake, t('board'), t('sealedFrom', { time: durations.words(sealedMs / 1000) })]);
  if (contest.rated && openRating) rules.push([TrendingUp, r('rated'), boundsWords(contest, r)]);
  rules.push(
    [Users, t('taking'), contest.count],
    [UserPen, t('author'), <UserLink key="author" username={contest.author} />],
    [DoorOpen, t('access'), entry],
  );
  return (
    <Panel title={t('facts')}>
      <dl className={styles.rules}>
        {rules.map(([Icon, name, value]) => (
          <div key={name} className={styles.rule}>
            <dt>
              <Icon size={18} aria-hidden />
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** For whom a contest is rated. */
function boundsWords(
  { ratingFloor: floor, ratingCeiling: ceiling }: Contest,
  r: ReturnType<typeof useText<typeof RATING_TEXT>>,
): string {
  if (floor !== null && ceiling !== null) return r('between', { floor, ceiling });
  if (floor !== null) return r('from', { floor });
  return ceiling === null ? r('forAll') : r('upTo', { ceiling });
}
