import type { DiscussionRow } from '@assay/contract/discussions/discussion.ts';
import { RoleBadge } from '../../ui/people/role-badge.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';

type Author = Pick<DiscussionRow, 'uid' | 'author' | 'avatar' | 'role' | 'titleName' | 'titleColor'>;

/** Who began a discussion, with the badge of those who run the site. */
export function AuthorName({ row, withPicture = false }: { row: Author; withPicture?: boolean }) {
  const { uid, author, avatar, role, titleName, titleColor } = row;
  return (
    <>
      <UserLink
        uid={uid}
        username={author}
        avatar={withPicture ? avatar : undefined}
        titleName={titleName}
        titleColor={titleColor}
      />
      <RoleBadge role={role} />
    </>
  );
}
