import { contestVenue } from '@assay/contract/venue.ts';
import { useMemo } from 'react';
import { useWordParam } from '../../../lib/screens/params.ts';
import { preloadMarkdown } from '../../markdown/markdown-text.tsx';
import { ProblemNavigator } from '../../submissions/solve/problem-navigator.tsx';
import { ProblemPage } from '../../submissions/solve/problem-page.tsx';
import { useProblemPage } from '../../submissions/solve/use-problem-page.ts';
import type { InContest } from '../shell/contest-shell.tsx';
import styles from './problems.module.css';
import { useContestGate } from './use-gate.tsx';

// The renderer comes beside the problem, not after it.
void preloadMarkdown();

interface ContestProblemProps extends InContest {
  hrefOf?: (displayId: string) => string;
}

/** One problem of a contest, whose address names it, behind what the contest asks before a submission (CON-10). */
export function ContestProblem(props: ContestProblemProps) {
  const { contest, hrefOf } = props;
  const displayId = useWordParam<'ContestProblemDetails'>('problemID').toUpperCase();
  const venue = useMemo(() => contestVenue(contest.id), [contest.id]);
  const page = useProblemPage(venue, displayId);
  const { gate, dialogs } = useContestGate(props, page.data?.myStatus);
  return (
    <div className={styles.fill}>
      <ProblemPage
        {...page}
        gate={gate}
        navigator={<ProblemNavigator venue={venue} displayId={displayId} {...(hrefOf && { hrefOf })} />}
      />
      {dialogs}
    </div>
  );
}
