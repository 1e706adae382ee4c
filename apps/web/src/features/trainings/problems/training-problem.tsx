import { getNextTrainingProblem } from '@assay/contract/trainings/problems.ts';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '../../../lib/paths.ts';
import { useWordParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { preloadMarkdown } from '../../markdown/markdown-text.tsx';
import { ProblemPage } from '../../submissions/solve/problem-page.tsx';
import type { SubmitGate } from '../../submissions/solve/submit/submit-gate.ts';
import { useProblemPage } from '../../submissions/solve/use-problem-page.ts';
import { ProblemNavigator } from '../../submissions/solve/workbench/problem-navigator.tsx';
import { asksPassword, type Training, useTrainingVenue } from '../shell/use-training.ts';
import { TEXT } from '../text.ts';
import styles from './problems.module.css';

const PasswordDialog = lazyDialog(() => import('../shell/password-card.tsx').then((module) => module.PasswordDialog));

// The renderer comes beside the problem, not after it.
void preloadMarkdown();

const useDisplayId = () =>
  useWordParam<'TrainingProblemDetails' | 'GroupTrainingProblemDetails'>('problemID').toUpperCase();

/** The problems of the training that are open, with own states, and the next one to solve. */
export function TrainingSteps({ isFull = false }: { isFull?: boolean }) {
  const t = useText(TEXT);
  const venue = useTrainingVenue();
  const displayId = useDisplayId();
  const { data: next } = useCall(getNextTrainingProblem, { tid: venue.id, problemId: displayId }, { keep: true });
  const hrefOf = (problemId: string) => `${addressOf(venue).problem(problemId)}${isFull ? '/full-screen' : ''}`;
  return (
    <>
      <ProblemNavigator venue={venue} displayId={displayId} hrefOf={hrefOf} />
      {next && (
        <Link className={styles.next} href={hrefOf(next.problemId)} title={`${next.problemId} ${next.title}`}>
          {t('nextProblem')} <ArrowRight size={15} aria-hidden />
        </Link>
      )}
    </>
  );
}

/** One problem of a training, whose address names it; a protected training asks for its password before a submission. */
export function TrainingProblem({ training }: { training: Training }) {
  const venue = useTrainingVenue();
  const page = useProblemPage(venue, useDisplayId());
  /** What waits for the password. */
  const [held, setHeld] = useState<{ go: () => void } | null>(null);
  const gate: SubmitGate = { closed: null, ask: (go) => (asksPassword(training) ? setHeld({ go }) : go()) };
  return (
    <div className={styles.fill}>
      <ProblemPage {...page} gate={gate} />
      {held && (
        <PasswordDialog
          tid={training.id}
          opened
          onClose={() => setHeld(null)}
          onDone={() => {
            held.go();
            setHeld(null);
          }}
        />
      )}
    </div>
  );
}
