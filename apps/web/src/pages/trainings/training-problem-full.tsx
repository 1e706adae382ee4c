import { AskableProblem } from '../../features/assignments/help/askable-problem.tsx';
import { TrainingProblem, TrainingSteps } from '../../features/trainings/problems/training-problem.tsx';
import { TrainingShell } from '../../features/trainings/shell/training-shell.tsx';

/** A problem of a training over the whole window: one bar, and the workbench. */
export function Page() {
  return (
    <TrainingShell tab="problems" bar={<TrainingSteps isFull />}>
      {(training) => (
        <AskableProblem>
          <TrainingProblem training={training} />
        </AskableProblem>
      )}
    </TrainingShell>
  );
}
