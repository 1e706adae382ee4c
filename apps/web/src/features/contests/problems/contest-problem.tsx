import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { useMemo } from 'react';
import { addressOf } from '../../../lib/paths.ts';
import { useWordParam } from '../../../lib/screens/params.ts';
import { preloadMarkdown } from '../../markdown/markdown-text.tsx';
import { ProblemPage } from '../../submissions/solve/problem-page.tsx';
import { useProblemPage } from '../../submissions/solve/use-problem-page.ts';
import { ProblemNavigator } from '../../submissions/solve/workbench/problem-navigator.tsx';
import type { InContest } from '../shell/contest-shell.tsx';
import { useContestId } from '../shell/use-contest.ts';
import styles from './problems.module.css';
import { useContestGate } from './use-gate.tsx';

// The renderer comes beside the problem, not after it.
void preloadMarkdown();

/** The letters of a contest's problems with own states; the address names the contest and the problem. */
export function ContestLetters({ isFull = false }: { isFull?: boolean }) {
  const venue = contestVenue(useContestId());
  const displayId = useWordParam<'ContestProblemDetails'>('problemID').toUpperCase();
  const fullOf = (letter: string) => `${addressOf(venue).problem(letter)}/full-screen`;
  return <ProblemNavigator venue={venue} displayId={displayId} {...(isFull && { hrefOf: fullOf })} />;
}

/** One problem of a contest, whose address names it, behind what the contest asks before a submission (CON-10). */
export function ContestProblem(props: InContest) {
  const { contest, status } = props;
  const displayId = useWordParam<'ContestProblemDetails'>('problemID').toUpperCase();
  const venue = useMemo(() => contestVenue(contest.id), [contest.id]);
  const page = useProblemPage(venue, displayId);
  const { gate, dialogs } = useContestGate(props, page.data?.myStatus);
  return (
    <div className={styles.fill}>
      <ProblemPage {...page} gate={gate} isOver={status === CONTEST_STATUS.ended} />
      {dialogs}
    </div>
  );
}
