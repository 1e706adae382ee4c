import { AskableProblem } from '../../features/assignments/help/askable-problem.tsx';
import { SheetProblem } from '../../features/qsheets/problems/sheet-problem.tsx';

/** A problem of a question sheet. */
export function Page() {
  return (
    <AskableProblem>
      <SheetProblem />
    </AskableProblem>
  );
}
