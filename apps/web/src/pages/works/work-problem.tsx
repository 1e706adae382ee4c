import { WorkLetters, WorkProblemPage } from '../../features/works/problems/work-problem.tsx';
import { WorkShell } from '../../features/works/shell/work-shell.tsx';

/** A problem of a timed work. */
export function Page() {
  return (
    <WorkShell tab="problems" bar={<WorkLetters />}>
      {(inside) => <WorkProblemPage {...inside} />}
    </WorkShell>
  );
}
