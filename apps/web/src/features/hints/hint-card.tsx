import { getAcCoin, getAcCoinRecords } from '@assay/contract/coins/ledger.ts';
import { getHints, openHint, type ShownHint } from '@assay/contract/hints/hints.ts';
import { Button } from '@mantine/core';
import { Check, Lock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import styles from './hints.module.css';
import { TEXT } from './text.ts';

interface HintCardProps {
  hint: ShownHint;
  number: number;
  /** How the calls name the problem. */
  about: object;
  tries: number;
  hasSolved: boolean;
}

/** One hint: its text once it is open, else by what it opens. */
export function HintCard({ hint, number, about, tries, hasSolved }: HintCardProps) {
  const t = useText(TEXT);
  const { id, state, content, isEarned, isRemoved, coins } = hint;
  const [asks, setAsks] = useState(false);
  const open = useAction(openHint, {
    // what it costs, or whether it opens, may have changed
    onSettled: () => refresh(getHints, getAcCoin, getAcCoinRecords),
    onSuccess: () => setAsks(false),
  });
  return (
    <li className={styles.one}>
      <div className={styles.head}>
        <h3 className={styles.name}>{t('hint', { number })}</h3>
        {state === 'open' ? (
          <Badge tone="good">
            <Check size={14} aria-hidden /> {t('isOpen')}
          </Badge>
        ) : (
          !isEarned && (
            <Badge>
              <Lock size={14} aria-hidden /> {t('isLocked')}
            </Badge>
          )
        )}
        {isRemoved && <Badge>{t('isRemoved')}</Badge>}
      </div>
      {content !== null && (
        <Suspense fallback={<MarkdownSkeleton />}>
          <Markdown source={content} />
        </Suspense>
      )}
      {state === 'later' && <p className={styles.soft}>{t('later')}</p>}
      {state === 'next' && <Ways hint={hint} number={number} tries={tries} hasSolved={hasSolved} />}
      {state === 'next' && (
        <div className={styles.acts}>
          {isEarned ? (
            <Button
              size="compact-sm"
              aria-label={t('openOf', { number })}
              loading={open.isPending}
              onClick={() => open.mutate({ ...about, id })}
            >
              {t('open')}
            </Button>
          ) : (
            coins !== null && (
              <Button size="compact-sm" variant="light" onClick={() => setAsks(true)}>
                {t('pay', { coins })}
              </Button>
            )
          )}
        </div>
      )}
      {coins !== null && (
        <Confirm
          opened={asks}
          onClose={() => setAsks(false)}
          title={t('openOf', { number })}
          action={t('pay', { coins })}
          busy={open.isPending}
          onConfirm={() => open.mutate({ ...about, id, price: coins })}
        >
          <Price coins={coins} number={number} />
        </Confirm>
      )}
    </li>
  );
}

function Price({ coins, number }: { coins: number; number: number }) {
  const t = useText(TEXT);
  const { data } = useCall(getAcCoin, {});
  return data === undefined ? null : t('payAsk', { coins, number, balance: data });
}

/** By what the next hint opens, and how far that is. */
function Ways({ hint, number, tries: done, hasSolved }: Omit<HintCardProps, 'about'>) {
  const t = useText(TEXT);
  const { tries, minutes, coins, isEarned, opensAt } = hint;
  if (isEarned) {
    const isFree = tries === null && minutes === null && coins === null;
    return <p className={styles.soft}>{t(isFree ? 'free' : hasSolved ? 'solved' : 'earned')}</p>;
  }
  return (
    <div>
      <p className={styles.soft}>{t('opensBy')}</p>
      <ul className={styles.ways}>
        {tries !== null && <li>{t('byTries', { tries, done })}</li>}
        {minutes !== null && (
          <li>
            {t(number === 1 ? 'byMinutesFirst' : 'byMinutesNext', { minutes })}
            {opensAt && t('opensAt', { when: formatMoment(opensAt) })}
          </li>
        )}
        {coins !== null && <li>{t('byCoins', { coins })}</li>}
      </ul>
    </div>
  );
}
