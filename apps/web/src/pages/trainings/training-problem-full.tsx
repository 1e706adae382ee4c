import { AskableProblem } from '../../features/assignments/help/askable-problem.tsx';
import { TrainingProblem, TrainingSteps } from '../../features/trainings/problems/training-problem.tsx';
import { TrainingFrame } from '../../features/trainings/shell/training-frame.tsx';

/** A problem of a training over the whole window: one bar, and the workbench. */
export function Page() {
  return (
    <TrainingFrame tab="problems" bar={<TrainingSteps isFull />}>
      {(training) => (
        <AskableProblem>
          <TrainingProblem training={training} />
        </AskableProblem>
      )}
    </TrainingFrame>
  );
}
