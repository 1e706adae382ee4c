import { AskableProblem } from '../../features/assignments/help/askable-problem.tsx';
import { TrainingProblem, TrainingSteps } from '../../features/trainings/problems/training-problem.tsx';
import { TrainingShell } from '../../features/trainings/shell/training-shell.tsx';

/** A problem of a training. */
export function Page() {
  return (
    <TrainingShell tab="problems" bar={<TrainingSteps />}>
      {(training) => (
        <AskableProblem>
          <TrainingProblem training={training} />
        </AskableProblem>
      )}
    </TrainingShell>
  );
}
