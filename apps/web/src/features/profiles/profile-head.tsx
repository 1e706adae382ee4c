import { Button } from '@mantine/core';
import { CalendarDays, Clock, Globe, GraduationCap, Mail, Mars, Swords, Venus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import { UserAvatar } from '../../ui/people/user-avatar.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { WornMedals } from '../medals/worn-medals.tsx';
import { PersonRating } from '../rankings/rating-history.tsx';
import classes from './profile.module.css';
import type { Profile } from './tabs.ts';
import { TEXT } from './text.ts';

const AVATAR_PX = 104;
const SIGN = { male: Mars, female: Venus } as const;

const dayOf = (moment: string) => (moment.length === 10 ? moment : formatMoment(moment).slice(0, 10));
/** A link without what every link has. */
const shortLink = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** Who the person is: picture, names, title, and what they tell about themselves. */
export function ProfileHead({ profile, own, actions }: { profile: Profile; own: boolean; actions?: ReactNode }) {
  const say = useText(TEXT);
  const { username, nickname, gender, titleName, titleColor } = profile;
  const Sign = gender === 'secrecy' ? null : SIGN[gender];
  return (
    <header className={classes.head}>
      <UserAvatar username={username} src={profile.avatar} size={AVATAR_PX} />
      <div className={classes.who}>
        <div className={classes.names}>
          <h1 className={classes.name}>
            <bdi>{nickname || username}</bdi>
          </h1>
          {Sign && gender !== 'secrecy' && <Sign size={18} role="img" aria-label={say(gender)} />}
          {titleName && <TagChip color={titleColor}>{titleName}</TagChip>}
        </div>
        <p className={classes.username}>
          @<bdi>{username}</bdi> <PersonRating uid={profile.uid} />
        </p>
        <WornMedals medals={profile.userMedalList} />
        {profile.dailyRemark !== '' && (
          <p className={classes.remark}>
            <bdi>{profile.dailyRemark}</bdi>
          </p>
        )}
        <Facts profile={profile} own={own} />
      </div>
      <div className={classes.actions}>
        {own && (
          <Button component={Link} href={paths.setting} variant="default">
            {say('edit')}
          </Button>
        )}
        {!profile.banned && (
          <Button component={Link} href={paths.status({ username })} variant="default">
            {say('submissionsOf')}
          </Button>
        )}
        {actions}
      </div>
    </header>
  );
}

/** What stands below the names, each with its sign; what is closed to others says so to the person. */
function Facts({ profile, own }: { profile: Profile; own: boolean }) {
  const say = useText(TEXT);
  const closed = (part: 'school' | 'email' | 'realname') => {
    const audience = own ? profile.privacy[part] : 'everyone';
    if (audience === 'self') return <span className={classes.closed}>{say('seenBy')}</span>;
    return audience === 'groups' ? <span className={classes.closed}>{say('seenByGroups')}</span> : null;
  };
  const { school, course, realname, email, github, blog, cfUsername, gmtCreate, recentLoginTime } = profile;
  const outside = (url: string, label: string) => (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {label}
    </a>
  );
  return (
    <ul className={classes.facts}>
      {realname && (
        <li>
          <bdi>{realname}</bdi> {closed('realname')}
        </li>
      )}
      {(school || course) && (
        <li>
          <GraduationCap aria-hidden />
          <bdi>{[school, course].filter(Boolean).join(' · ')}</bdi> {closed('school')}
        </li>
      )}
      {email && (
        <li>
          <Mail aria-hidden /> {email} {closed('email')}
        </li>
      )}
      {github && (
        <li>
          <Globe aria-hidden /> {outside(github, shortLink(github))}
        </li>
      )}
      {blog && (
        <li>
          <Globe aria-hidden /> {outside(blog, shortLink(blog))}
        </li>
      )}
      {cfUsername && (
        <li>
          <Swords aria-hidden />
          {outside(
            `https://codeforces.com/profile/${encodeURIComponent(cfUsername)}`,
            say('codeforces', { name: cfUsername }),
          )}
        </li>
      )}
      {gmtCreate && (
        <li>
          <CalendarDays aria-hidden /> {say('joined', { day: dayOf(gmtCreate) })}
        </li>
      )}
      {recentLoginTime && (
        <li>
          <Clock aria-hidden /> {say('lastSeen', { day: dayOf(recentLoginTime) })}
        </li>
      )}
    </ul>
  );
}
