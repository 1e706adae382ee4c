import { addGroupProblem } from '@assay/contract/groups/problems.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { useRouter } from '@tanstack/react-router';
import type { Creation } from '../../../features/authoring/editor/use-problem-editor.ts';
import { useGroupId } from '../../../features/groups/shell/use-group.ts';
import { call } from '../../../lib/call.ts';
import { paths } from '../../../lib/paths.ts';
import { NewProblem } from '../../admin/problems/problem-create.tsx';

/** A new problem of a group. */
export function Page() {
  const gid = useGroupId();
  const router = useRouter();
  const creation: Creation = {
    store: (save, shows) => call(addGroupProblem, { ...save, gid }, { shows }),
    onStored: ({ pid }) => void router.navigate({ href: paths.groupProblemEdit(gid, pid), replace: true }),
  };
  return <NewProblem auth={PROBLEM_AUTH.private} creation={creation} />;
}
