import { WORK_STATUS } from '@assay/contract/works/work.ts';
import { useWordParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { preloadMarkdown } from '../../markdown/markdown-text.tsx';
import { ProblemPage } from '../../submissions/solve/problem-page.tsx';
import type { SubmitGate } from '../../submissions/solve/submit/submit-gate.ts';
import { useProblemPage } from '../../submissions/solve/use-problem-page.ts';
import { ProblemNavigator } from '../../submissions/solve/workbench/problem-navigator.tsx';
import { useWorkVenue } from '../shell/use-work.ts';
import type { InWork } from '../shell/work-shell.tsx';
import { TEXT } from '../text.ts';
import styles from './problems.module.css';

// The renderer comes beside the problem, not after it.
void preloadMarkdown();

const useDisplayId = () => useWordParam<'TimedWorkProblemDetails'>('problemID').toUpperCase();

/** The letters of a work's problems with own states. */
export function WorkLetters() {
  return <ProblemNavigator venue={useWorkVenue()} displayId={useDisplayId()} />;
}

/** One problem of a work, whose address names it; nothing is submitted once the own time is over. */
export function WorkProblemPage({ work, status }: InWork) {
  const t = useText(TEXT);
  const page = useProblemPage(useWorkVenue(), useDisplayId());
  const isOpen = work.isAdmin || (work.record !== null && status === WORK_STATUS.running);
  const gate: SubmitGate = { closed: isOpen ? null : t('submitEnded'), ask: (go) => go() };
  return (
    <div className={styles.fill}>
      <ProblemPage {...page} gate={gate} />
    </div>
  );
}
