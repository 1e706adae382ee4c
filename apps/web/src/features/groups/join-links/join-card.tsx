import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { type findByJoinLink, joinByLink } from '@assay/contract/groups/join-links.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { type PlainKey, useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { GroupPicture } from '../group-picture.tsx';
import { briefOf } from '../group-words.ts';
import { groupChanged } from '../shell/use-group.ts';
import { TEXT as GROUP_TEXT } from '../text.ts';
import styles from './join.module.css';
import { TEXT } from './text.ts';

type Found = DataOf<typeof findByJoinLink>;

/** What stands in place of the button for who is something in the group already. */
const STANDS: Partial<Record<number, PlainKey<typeof TEXT>>> = {
  [GROUP_LEVEL.refused]: 'isRefused',
  [GROUP_LEVEL.member]: 'isMember',
  [GROUP_LEVEL.admin]: 'isMember',
  [GROUP_LEVEL.root]: 'isMember',
};

interface JoinCardProps {
  /** The link's token or code. */
  joinKey: string;
  group: Found;
  onOther: () => void;
}

/** The group that a join link leads into, and the button that joins it. */
export function JoinCard({ joinKey, group, onOther }: JoinCardProps) {
  const t = useText(TEXT);
  const w = useText(GROUP_TEXT);
  const router = useRouter();
  const join = useAction(joinByLink, {
    onSuccess: async ({ gid, auth }) => {
      toast.success(t(auth === GROUP_LEVEL.member ? 'joined' : 'applied'));
      await groupChanged();
      await router.navigate({ href: paths.group(gid) });
    },
  });
  const waits = group.userAuth === GROUP_LEVEL.applying && group.needsApproval;
  const stands = waits ? 'isApplying' : STANDS[group.userAuth];
  return (
    <Panel>
      <div className={styles.card}>
        <p className={styles.soft}>{t('invited')}</p>
        <GroupPicture group={group} size={88} />
        <h2 className={styles.name}>{group.name}</h2>
        {group.brief !== '' && <p className={styles.brief}>{briefOf(group)}</p>}
        <p className={styles.soft}>
          {t('ownedBy')} {group.owner === '' ? w('ownerGone') : <UserLink username={group.owner} />} ·{' '}
          {w('memberCount', { count: group.memberCount })}
        </p>
        {stands ? (
          <>
            <p role="status">{t(stands)}</p>
            <Button component={Link} href={paths.group(group.gid)} variant="default">
              {t('openGroup')}
            </Button>
          </>
        ) : (
          <>
            <Button size="md" loading={join.isPending} onClick={() => join.mutate({ key: joinKey })}>
              {t(group.needsApproval ? 'apply' : 'join')}
            </Button>
            {group.needsApproval && <p className={styles.soft}>{t('applyHint')}</p>}
          </>
        )}
        <Button variant="subtle" size="compact-sm" onClick={onOther}>
          {t('otherCode')}
        </Button>
      </div>
    </Panel>
  );
}
