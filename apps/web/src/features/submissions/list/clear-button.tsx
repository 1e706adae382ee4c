import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { clearSubmissions, countSubmissionsOf } from '@assay/contract/submissions/admin.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { ActionIcon, Button, Group, Skeleton, Text } from '@mantine/core';
import { ListX } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { TEXT } from '../text.ts';

interface ClearButtonProps {
  uid: number;
  username: string;
  /** Of the problem, in the database. */
  pid: number;
  venue: Venue;
  onCleared: () => void;
}

/** Deletes all that a person sent for a problem in a venue, once the number was confirmed (super administrators only). */
export function ClearButton({ uid, username, pid, venue, onCleared }: ClearButtonProps) {
  const t = useText(TEXT);
  const [asking, setAsking] = useState(false);
  const named = { uid, pid, ...wireOf(venue) };
  const { data } = useCall(countSubmissionsOf, named, { enabled: asking, staleTime: 0 });
  const clear = useAction(clearSubmissions, {
    onSuccess: async ({ deleted }) => {
      setAsking(false);
      toast.success(t('cleared', { count: deleted }));
      onCleared();
      await refresh(getSubmissionList, getContestSubmissions);
    },
    onError: () => refresh(countSubmissionsOf),
  });
  return (
    <>
      <Tip label={t('clearAll')}>
        <ActionIcon variant="subtle" color="red" aria-label={t('clearAll')} onClick={() => setAsking(true)}>
          <ListX aria-hidden />
        </ActionIcon>
      </Tip>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('clearAll')} size="sm">
        {data ? <Text>{t('clearAsk', { name: username, count: data.count })}</Text> : <Skeleton height={48} />}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            {t('cancel')}
          </Button>
          <Button
            color="red"
            disabled={!data || data.count === 0}
            loading={clear.isPending}
            onClick={() => data && clear.mutate({ ...named, count: data.count })}
          >
            {t('delete')}
          </Button>
        </Group>
      </Dialog>
    </>
  );
}
