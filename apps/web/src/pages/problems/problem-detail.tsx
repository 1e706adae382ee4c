import { PUBLIC } from '@assay/contract/venue.ts';
import { ProblemPage } from '../../features/submissions/solve/problem-page.tsx';
import { useProblemPage } from '../../features/submissions/solve/use-problem-page.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { useWordParam } from '../../lib/screens/params.ts';

/** A public problem (PROB-10). */
export function Page() {
  const problemID = useWordParam<'ProblemDetails'>('problemID');
  const page = useProblemPage(PUBLIC, problemID);
  const problem = page.data?.problem;
  usePageTitle(problem ? `${problem.problemId} ${problem.title}` : null);
  return <ProblemPage {...page} />;
}
