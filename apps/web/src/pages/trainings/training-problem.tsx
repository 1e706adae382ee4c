import { AskableProblem } from '../../features/assignments/help/askable-problem.tsx';
import { TrainingProblem, TrainingSteps } from '../../features/trainings/problems/training-problem.tsx';
import { TrainingFrame } from '../../features/trainings/shell/training-frame.tsx';

/** A problem of a training. */
export function Page() {
  return (
    <TrainingFrame tab="problems" bar={<TrainingSteps />}>
      {(training) => (
        <AskableProblem>
          <TrainingProblem training={training} />
        </AskableProblem>
      )}
    </TrainingFrame>
  );
}
