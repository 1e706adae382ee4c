import type { GroupDetail } from '@assay/contract/groups/groups.ts';
import { OFFER_DAYS, offerGroup } from '@assay/contract/groups/lives.ts';
import { ActionIcon } from '@mantine/core';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { groupChanged } from '../shell/use-group.ts';
import { TEXT } from './text.ts';

interface HandOverProps {
  group: GroupDetail;
  to: { uid: number; username: string };
}

/** Offers a group to one of its members, after the short name was typed (GRP-16). */
export function HandOver({ group, to }: HandOverProps) {
  const t = useText(TEXT);
  const [asks, setAsks] = useState(false);
  const offer = useAction(offerGroup, {
    onSuccess: async () => {
      setAsks(false);
      toast.success(t('offered'));
      await groupChanged();
    },
  });
  const label = t('handOverOf', { name: to.username });
  return (
    <>
      <Tip label={label}>
        <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={() => setAsks(true)}>
          <Crown aria-hidden />
        </ActionIcon>
      </Tip>
      <Confirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={label}
        action={t('offer')}
        typed={group.shortName}
        busy={offer.isPending}
        onConfirm={() => offer.mutate({ gid: group.id, uid: to.uid })}
      >
        {t('handOverSure', { name: to.username, days: OFFER_DAYS })}
      </Confirm>
    </>
  );
}
