import { ProblemPage } from '../../../features/submissions/solve/problem-page.tsx';
import { useProblemPage } from '../../../features/submissions/solve/use-problem-page.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useIdParam, useWordParam } from '../../../lib/screens/params.ts';

type Screens = 'GroupProblemDetails' | 'GroupFullProblemDetails';

/** A problem of a group, solved there (GRP-12). */
export function Page() {
  const groupID = useIdParam<Screens>('groupID');
  const problemID = useWordParam<Screens>('problemID');
  const page = useProblemPage({ kind: 'group', id: groupID }, problemID);
  const problem = page.data?.problem;
  usePageTitle(problem ? `${problem.problemId} ${problem.title}` : null);
  return <ProblemPage {...page} />;
}
