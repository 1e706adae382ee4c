import { paths } from '../../lib/paths.ts';
import { Link } from '../link.tsx';
import { TagChip } from '../tag-chip.tsx';
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

/** A person's name, leading to their home, with picture and title where given. */
export function UserLink({ uid, username, avatar, titleName, titleColor }: UserLinkProps) {
  return (
    <span className={classes.user}>
      <Link className={classes.link} href={paths.userHome(uid === undefined ? { username } : { uid, username })}>
        {avatar !== undefined && <UserAvatar username={username} src={avatar} size={24} />}
        <bdi>{username}</bdi>
      </Link>
      {titleName && <TagChip color={titleColor ?? null}>{titleName}</TagChip>}
    </span>
  );
}
