import { endContestVirtual } from '@assay/contract/contests/virtual.ts';
import { Button } from '@mantine/core';
import { Ghost } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { queryClient, useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { TEXT } from './text.ts';
import styles from './virtual.module.css';

/** Says above a contest that its clock and everything in it are those of a virtual participation, and ends it. */
export function VirtualBar({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [asks, setAsks] = useState(false);
  const end = useAction(endContestVirtual, {
    onSuccess: ({ discarded }) => {
      setAsks(false);
      toast.success(t(discarded ? 'discarded' : 'ended'));
      void queryClient.invalidateQueries();
    },
  });
  return (
    <div className={styles.bar} role="status">
      <Ghost aria-hidden />
      <p>
        <b>{t('running')}</b> <span>{t('runningLead')}</span>
      </p>
      <Button size="xs" variant="default" onClick={() => setAsks(true)}>
        {t('end')}
      </Button>
      <Confirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('endTitle')}
        action={t('endTitle')}
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate({ cid })}
      >
        {t('endSure')}
      </Confirm>
    </div>
  );
}
