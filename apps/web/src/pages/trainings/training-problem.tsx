import { TrainingProblem, TrainingSteps } from '../../features/trainings/problems/training-problem.tsx';
import { TrainingShell } from '../../features/trainings/shell/training-shell.tsx';

/** A problem of a training. */
export function Page() {
  return (
    <TrainingShell tab="problems" bar={<TrainingSteps />}>
      {(training) => <TrainingProblem training={training} />}
    </TrainingShell>
  );
}
