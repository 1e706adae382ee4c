import type { DiscussionRow } from '@assay/contract/discussions/discussion.ts';
import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { TEXT } from './text.ts';

type Author = Pick<DiscussionRow, 'uid' | 'author' | 'avatar' | 'role' | 'titleName' | 'titleColor'>;

/** Who began a discussion, with the badge of those who run the site. */
export function AuthorName({ row, withPicture = false }: { row: Author; withPicture?: boolean }) {
  const t = useText(TEXT);
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
      {role !== 'user' && <Badge tone={role === 'root' ? 'alarm' : 'info'}>{t(role === 'root' ? 'spa' : 'adm')}</Badge>}
    </>
  );
}
