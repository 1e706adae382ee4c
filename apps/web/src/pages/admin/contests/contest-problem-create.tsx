import { addProblemFromPublic } from '@assay/contract/contests/admin-problems.ts';
import { useParams, useRouter } from '@tanstack/react-router';
import { readProblems } from '../../../features/contests/admin/contest-problems.tsx';
import { call } from '../../../lib/call.ts';
import { paths } from '../../../lib/paths.ts';
import { NewProblem } from '../problems/problem-create.tsx';

/** A new problem that stays private and joins the contest as soon as it is saved. */
export function Page() {
  const router = useRouter();
  const cid = Number((useParams({ strict: false }) as { contestId: string }).contestId);
  const join = async (pid: number) => {
    await call(addProblemFromPublic, { cid, pid });
    await readProblems();
    await router.navigate({ href: paths.adminContestProblems(cid), replace: true });
  };
  return <NewProblem onCreated={({ pid }) => void join(pid)} />;
}
