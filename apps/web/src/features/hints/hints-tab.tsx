import { getHints } from '@assay/contract/hints/hints.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { Button } from '@mantine/core';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { askLogin } from '../accounts/sign-in/dialogs.ts';
import { MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import { HintCard } from './hint-card.tsx';
import styles from './hints.module.css';
import { TEXT } from './text.ts';

/** The next hint may open by time while the page is looked at. */
const LOOK_AGAIN_MS = 30_000;

interface HintsTabProps {
  venue: Venue;
  /** The address of the problem in the venue. */
  problemId: string;
}

/** The hints of a problem, opened one after the other (NOTE-13). */
export function HintsTab({ venue, problemId }: HintsTabProps) {
  const t = useText(TEXT);
  const user = useUser();
  const about = { problemId, ...wireOf(venue) };
  const { data, error, refetch } = useCall(getHints, about, {
    enabled: user !== null,
    refetchInterval: ({ state }) => (state.data?.hints.some(({ opensAt }) => opensAt) ? LOOK_AGAIN_MS : false),
  });
  if (!user) {
    return (
      <EmptyState
        text={t('loginFirst')}
        action={<Button onClick={() => askLogin(window.location.pathname)}>{t('login')}</Button>}
      />
    );
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <MarkdownSkeleton />;
  if (data.isClosed) return <EmptyState text={t('closed')} />;
  if (data.hints.length === 0) return <EmptyState text={t('none')} />;
  return (
    <div className={styles.tab}>
      <p className={styles.lead}>{t('lead')}</p>
      <ol className={styles.list}>
        {data.hints.map((hint, at) => (
          <HintCard
            key={hint.id}
            hint={hint}
            number={at + 1}
            about={about}
            tries={data.tries}
            hasSolved={data.hasSolved}
          />
        ))}
      </ol>
    </div>
  );
}
