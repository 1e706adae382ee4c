import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { getUserRewards } from '@assay/contract/rewards/order.ts';
import { exchangeReward, getRewards, type ShopReward } from '@assay/contract/rewards/reward.ts';
import { Button } from '@mantine/core';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { clickKey } from '../../lib/wire/click-key.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import classes from './rewards.module.css';
import { TEXT } from './text.ts';

/** One thing of the shop: picture, name, price, stock, and the button that asks once more (COIN-7). */
export function RewardCard({ reward }: { reward: ShopReward }) {
  const t = useText(TEXT);
  // of the click under way: whoever presses twice exchanges once
  const [key, setKey] = useState<string | null>(null);
  const { name, needAcCoin, num, perPerson } = reward;
  const price = formatNumber(needAcCoin);
  const exchange = useAction(exchangeReward, {
    onSuccess: ({ pickupCode }) => toast.success(t('exchanged', { code: pickupCode })),
    onSettled: () => {
      setKey(null);
      return refresh(getRewards, getUserRewards, getAcCoin);
    },
  });
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        {reward.image === '' ? <Gift aria-hidden /> : <img src={reward.image} alt="" loading="lazy" />}
      </div>
      <h2 className={classes.name}>
        <bdi>{name}</bdi>
      </h2>
      {reward.description !== '' && <p className={classes.description}>{reward.description}</p>}
      <p className={classes.facts}>
        <strong>{t('price', { coins: price })}</strong>
        <span>{t('stock', { count: formatNumber(num) })}</span>
        {perPerson > 0 && <span>{t('limit', { max: perPerson })}</span>}
      </p>
      <Button
        fullWidth
        disabled={num === 0}
        aria-label={t(num === 0 ? 'outOfStockOf' : 'exchangeOf', { name })}
        onClick={() => setKey(clickKey())}
      >
        {t(num === 0 ? 'outOfStock' : 'exchange')}
      </Button>
      <Confirm
        opened={key !== null}
        onClose={() => setKey(null)}
        title={t('exchange')}
        action={t('exchange')}
        busy={exchange.isPending}
        onConfirm={() => key && exchange.mutate({ rid: reward.id, needAcCoin, key })}
      >
        {t('ask', { name, price })}
      </Confirm>
    </li>
  );
}
