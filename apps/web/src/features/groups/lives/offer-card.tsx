import type { GroupDetail } from '@assay/contract/groups/groups.ts';
import { acceptGroupOffer, withdrawGroupOffer } from '@assay/contract/groups/lives.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { groupChanged } from '../shell/use-group.ts';
import styles from './lives.module.css';
import { TEXT } from './text.ts';

/** The open offer of a group to a new owner, for both sides: accepted, declined, taken back (GRP-16). */
export function OfferCard({ group }: { group: GroupDetail }) {
  const t = useText(TEXT);
  const user = useUser();
  const [accepts, setAccepts] = useState(false);
  const done = (text: 'accepted' | 'declined' | 'withdrawn') => ({
    onSuccess: async () => {
      setAccepts(false);
      toast.success(t(text));
      await groupChanged();
    },
    // it may be gone by now
    onError: () => void groupChanged(),
  });
  const isMine = group.offer?.uid === user?.uid;
  const accept = useAction(acceptGroupOffer, done('accepted'));
  const withdraw = useAction(withdrawGroupOffer, done(isMine ? 'declined' : 'withdrawn'));
  const { offer } = group;
  if (!offer) return null;
  const until = t('until', { moment: formatMoment(offer.endsAt) });
  return (
    <Panel title={t('handOver')}>
      <p className={styles.words}>
        {isMine ? (
          t('offeredToYou', { owner: group.owner, name: group.name })
        ) : (
          <>
            {t('offeredTo')} <UserLink uid={offer.uid} username={offer.username} />
            {t('stop')}
          </>
        )}{' '}
        {until}
      </p>
      <Group gap="sm">
        {isMine && <Button onClick={() => setAccepts(true)}>{t('accept')}</Button>}
        <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate({ gid: group.id })}>
          {t(isMine ? 'decline' : 'withdraw')}
        </Button>
      </Group>
      <Confirm
        opened={accepts}
        onClose={() => setAccepts(false)}
        title={t('accept')}
        action={t('accept')}
        typed={group.shortName}
        busy={accept.isPending}
        onConfirm={() => accept.mutate({ gid: group.id })}
      >
        {t('acceptSure', { name: group.name, owner: group.owner })}
      </Confirm>
    </Panel>
  );
}
