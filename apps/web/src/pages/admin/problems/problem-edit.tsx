import { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { LoadedCases, LoadedProblem } from '../../../features/authoring/form/problem-form.ts';
import { StoredEditor } from '../../../features/authoring/opening/late-editor.tsx';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** A stored problem; the address names it by its number. */
export function Page() {
  const [reloads, setReloads] = useState(0);
  const pid = useIdParam<
    'AdminProblemEdit' | 'AdminContestProblemEdit' | 'GroupProblemEdit' | 'GroupContestProblemEdit' | 'MyProblemEdit'
  >('pid');
  return <Editing key={`${pid}.${reloads}`} pid={pid} onReload={() => setReloads((count) => count + 1)} />;
}

/** What is typed must not give way to a later answer, so each opening reads once and keeps nothing. */
const ONCE = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' } as const;

function Editing({ pid, onReload }: { pid: number; onReload: () => void }) {
  const problem = useCall(getAdminProblem, { pid }, ONCE);
  const cases = useCall(getProblemCases, { pid }, ONCE);
  const [opened, setOpened] = useState<{ problem: LoadedProblem; cases: LoadedCases } | null>(null);
  if (!opened && isFresh(problem) && isFresh(cases)) {
    setOpened({ problem: problem.data as LoadedProblem, cases: cases.data as LoadedCases });
  }
  const error = problem.error ?? cases.error;
  if (error && !opened) {
    return (
      <PageFrame width="full">
        <ErrorState ofPage error={error} onRetry={onReload} />
      </PageFrame>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      {opened ? <StoredEditor {...opened} onReload={onReload} /> : <Waiting />}
    </Suspense>
  );
}

function Waiting() {
  return (
    <PageFrame width="full">
      <Skeleton height={420} className="late" />
    </PageFrame>
  );
}

const isFresh = ({ data, isFetchedAfterMount }: { data: unknown; isFetchedAfterMount: boolean }) =>
  data !== undefined && isFetchedAfterMount;
