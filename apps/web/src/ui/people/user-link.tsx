import { titleOf } from '@assay/rules/rankings/rating-titles.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../link.tsx';
import { TagChip } from '../tag-chip.tsx';
import rating from './rating.module.css';
import { RATING_TITLES } from './rating-text.ts';
import { usePersonRating } from './use-person-rating.ts';
import classes from './user.module.css';
import { UserAvatar } from './user-avatar.tsx';

interface UserLinkProps {
  uid?: number;
  username: string;
  /** `undefined` leaves the picture out. */
  avatar?: string | null | undefined;
  titleName?: string | null;
  titleColor?: string | null;
}

/** A person's name, leading to their home, with picture and title where given; in the colour of their contest rating, which is said in words, too. */
export function UserLink({ uid, username, avatar, titleName, titleColor }: UserLinkProps) {
  const say = useText(RATING_TITLES);
  const rated = usePersonRating(uid);
  const title = rated === undefined ? undefined : titleOf(rated);
  const words = title && say('ratedName', { name: username, title: say(title), rating: rated! });
  return (
    <span className={classes.user}>
      <Link
        className={classes.link}
        href={paths.userHome(uid === undefined ? { username } : { uid, username })}
        {...(words && { title: words, 'aria-label': words })}
      >
        {avatar !== undefined && <UserAvatar username={username} src={avatar} size={24} />}
        <bdi {...(title && { className: rating.rated, 'data-title': title })}>{username}</bdi>
      </Link>
      {titleName && <TagChip color={titleColor ?? null}>{titleName}</TagChip>}
    </span>
  );
}
