import { addOwnProblem } from '@assay/contract/authoring/own-problems.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { useRouter } from '@tanstack/react-router';
import type { Creation } from '../../features/authoring/editor/use-problem-editor.ts';
import { call } from '../../lib/call.ts';
import { paths } from '../../lib/paths.ts';
import { NewProblem } from '../admin/problems/problem-create.tsx';

/** A new problem of one's own. */
export function Page() {
  const router = useRouter();
  const creation: Creation = {
    store: (save, shows) => call(addOwnProblem, save, { shows }),
    onStored: ({ pid }) => void router.navigate({ href: paths.myProblemEdit(pid), replace: true }),
  };
  return <NewProblem auth={PROBLEM_AUTH.private} creation={creation} />;
}
