import { getScrollBoardInfo, getScrollBoardSubmissions } from '@assay/contract/contests/scroll-board.ts';
import { defaultMedalCounts } from '@assay/rules/contests/awards.ts';
import { useMemo } from 'react';
import styles from '../../../features/contests/scroll-board/player.module.css';
import { Player } from '../../../features/contests/scroll-board/player.tsx';
import { TEXT } from '../../../features/contests/scroll-board/text.ts';
import { flagOf, numberOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';

const QUERY = {
  cid: numberOf(0, 1),
  removeStar: flagOf(),
  gold: numberOf(null, 0),
  silver: numberOf(null, 0),
  bronze: numberOf(null, 0),
} as const;

/** A ceremony does not change while it is played. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false } as const;

/** The player of the scroll board, in a window of its own (BOARD-13). */
export function Page() {
  const t = useText(TEXT);
  const [{ cid, removeStar, gold, silver, bronze }] = useSearch(QUERY);
  const asked = { ...ONCE, enabled: cid > 0 };
  const info = useCall(getScrollBoardInfo, { cid }, asked);
  const data = useCall(getScrollBoardSubmissions, { cid, removeStar }, asked);
  const ranked = info.data?.ranked ?? 0;
  const medals = useMemo(() => {
    const usual = defaultMedalCounts(ranked);
    return { gold: gold ?? usual.gold, silver: silver ?? usual.silver, bronze: bronze ?? usual.bronze };
  }, [ranked, gold, silver, bronze]);
  const error = info.error ?? data.error;
  if (error)
    return <ErrorState ofPage error={error} onRetry={() => void Promise.all([info.refetch(), data.refetch()])} />;
  if (!cid) return <Message text={t('notYet')} />;
  if (!info.data || !data.data) return null;
  if (info.data.unjudged > 0) return <Message text={t('unjudged', { n: info.data.unjudged })} />;
  return <Player info={info.data} data={data.data} medals={medals} />;
}

/** Says on an empty stage why nothing is played. */
const Message = ({ text }: { text: string }) => (
  <div className={styles.stage}>
    <h1 className={styles.message}>{text}</h1>
  </div>
);
