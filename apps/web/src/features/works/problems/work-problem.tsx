import { getTimedWorkProblemList } from '@assay/contract/works/problems.ts';
import { WORK_PROBLEM_TYPE, WORK_STATUS } from '@assay/contract/works/work.ts';
import { lazy, Suspense } from 'react';
import { useWordParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { preloadMarkdown } from '../../markdown/markdown-text.tsx';
import { ProblemPage } from '../../submissions/solve/problem-page.tsx';
import type { SubmitGate } from '../../submissions/solve/submit/submit-gate.ts';
import { useProblemPage } from '../../submissions/solve/use-problem-page.ts';
import { ProblemNavigator } from '../../submissions/solve/workbench/problem-navigator.tsx';
import { useEndsWithin, useWorkVenue } from '../shell/use-work.ts';
import type { InWork } from '../shell/work-shell.tsx';
import { TEXT } from '../text.ts';
import styles from './problems.module.css';

// The renderer comes beside the problem, not after it.
void preloadMarkdown();

/** Questions come to those who have some. */
const WorkQuiz = lazy(() => import('./work-quiz.tsx').then((module) => ({ default: module.WorkQuiz })));

/** In the last minute what is in the editor is offered for submission. */
const LAST_MS = 60_000;

const useDisplayId = () => useWordParam<'TimedWorkProblemDetails'>('problemID').toUpperCase();

/** The letters of a work's problems with own states. */
export function WorkLetters() {
  return <ProblemNavigator venue={useWorkVenue()} displayId={useDisplayId()} />;
}

/** One problem of a work, whose address names it: questions, or the workbench. */
export function WorkProblemPage(inside: InWork) {
  const { work, status } = inside;
  const displayId = useDisplayId();
  const { data, error } = useCall(getTimedWorkProblemList, { id: work.id }, { keep: true });
  if (!data && !error) return null;
  const isOpen = work.isAdmin || (work.record !== null && status === WORK_STATUS.running);
  const isQuiz = data?.find((one) => one.displayId === displayId)?.type === WORK_PROBLEM_TYPE.objective;
  if (!isQuiz) return <Solving {...inside} displayId={displayId} isOpen={isOpen} />;
  return (
    <Suspense>
      <WorkQuiz {...inside} displayId={displayId} isOpen={isOpen} />
    </Suspense>
  );
}

/** The workbench of a problem of a work; nothing is submitted once the own time is over. */
function Solving({ work, endMs, readAt, displayId, isOpen }: InWork & { displayId: string; isOpen: boolean }) {
  const t = useText(TEXT);
  const page = useProblemPage(useWorkVenue(), displayId);
  const isLast = useEndsWithin(LAST_MS, { work, endMs, readAt }) && isOpen && work.record !== null;
  const gate: SubmitGate = {
    closed: isOpen ? null : t('submitEnded'),
    ask: (go) => go(),
    ...(isLast && { offer: t('lastMinute') }),
  };
  return (
    <div className={styles.fill}>
      <ProblemPage {...page} gate={gate} />
    </div>
  );
}
