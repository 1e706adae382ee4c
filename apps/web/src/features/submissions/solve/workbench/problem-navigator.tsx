import { getFullScreenProblemList } from '@assay/contract/problems/list.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addressOf } from '../../../../lib/paths.ts';
import { useText } from '../../../../lib/text.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { keepInView } from '../../../../ui/keep-in-view.ts';
import { Link } from '../../../../ui/link.tsx';
import { VerdictBadge } from '../../../../ui/verdict-badge.tsx';
import { TEXT } from '../text.ts';
import styles from './problem-navigator.module.css';

interface ProblemNavigatorProps {
  venue: Venue;
  displayId: string;
  /** Leads to the same kind of page for another problem. */
  hrefOf?: (displayId: string) => string;
}

const STEPS: Record<string, 1 | -1> = { BracketLeft: -1, BracketRight: 1 };

/** The problems of the venue in one line, with own status; Alt and a letter opens that problem, Alt and a bracket the one before or after. */
export function ProblemNavigator({ venue, displayId, hrefOf }: ProblemNavigatorProps) {
  const t = useText(TEXT);
  const router = useRouter();
  const { data } = useCall(getFullScreenProblemList, wireOf(venue), { keep: true });
  const leadsTo = hrefOf ?? addressOf(venue).problem;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || !data) return;
      const letters = data.map(({ problemId }) => problemId);
      const step = STEPS[event.code];
      const to = step ? letters[letters.indexOf(displayId) + step] : /^Key([A-Z])$/.exec(event.code)?.[1];
      if (!to || to === displayId || !letters.includes(to)) return;
      event.preventDefault();
      void router.navigate({ href: leadsTo(to) });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <nav className={styles.navigator} aria-label={t('navigator')}>
      {data?.map(({ pid, problemId, title, status, score }) => (
        <Link
          key={pid}
          href={leadsTo(problemId)}
          className={styles.step}
          title={title}
          aria-current={problemId === displayId ? 'page' : undefined}
          ref={problemId === displayId ? keepInView : null}
        >
          {problemId}
          {status !== VERDICT.notSubmitted && <VerdictBadge code={status} form="icon" size="sm" />}
          {score !== null && <span className="tnum">{score}</span>}
        </Link>
      ))}
    </nav>
  );
}
