import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { getRewards } from '@assay/contract/rewards/reward.ts';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { ExchangeRecords } from '../../features/rewards/records-dialog.tsx';
import { RewardCard } from '../../features/rewards/reward-card.tsx';
import classes from '../../features/rewards/rewards.module.css';
import { TEXT } from '../../features/rewards/text.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState, ToProblems } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

/** The shop where coins are exchanged (COIN-7). */
export function Page() {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getRewards, {});
  const balance = useCall(getAcCoin, {}, { call: { quiet: true } });
  const [shows, setShows] = useState(false);
  return (
    <PageFrame
      title={t('shop')}
      lead={t('lead', { coins: balance.data === undefined ? '…' : formatNumber(balance.data) })}
      actions={
        <>
          <Button component={Link} href={paths.coins} variant="default">
            {t('ledger')}
          </Button>
          <Button variant="default" onClick={() => setShows(true)}>
            {t('records')}
          </Button>
        </>
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} className="late" />}
      {data?.length === 0 && (
        <Panel>
          <EmptyState text={t('none')} hint={t('noneHint')} action={<ToProblems />} />
        </Panel>
      )}
      {data && data.length > 0 && (
        <ul className={classes.grid}>
          {data.map((reward) => (
            <RewardCard key={reward.id} reward={reward} />
          ))}
        </ul>
      )}
      <Dialog opened={shows} onClose={() => setShows(false)} title={t('records')} size="xl">
        <ExchangeRecords />
      </Dialog>
    </PageFrame>
  );
}
