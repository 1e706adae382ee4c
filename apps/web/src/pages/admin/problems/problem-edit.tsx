import { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { ProblemEditor } from '../../../features/authoring/editor/problem-editor.tsx';
import { TEXT } from '../../../features/authoring/editor/text.ts';
import {
  formOf,
  type LoadedCases,
  type LoadedProblem,
  type ProblemForm,
} from '../../../features/authoring/form/problem-form.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
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
  const t = useText(TEXT);
  const problem = useCall(getAdminProblem, { pid }, ONCE);
  const cases = useCall(getProblemCases, { pid }, ONCE);
  const [opened, setOpened] = useState<{ stored: LoadedProblem; start: ProblemForm } | null>(null);
  usePageTitle(problem.data && t('editTitle', { id: problem.data.problem.problemId }));
  if (!opened && isFresh(problem) && isFresh(cases)) {
    setOpened({
      stored: problem.data as LoadedProblem,
      start: formOf(problem.data as LoadedProblem, cases.data as LoadedCases),
    });
  }
  const error = problem.error ?? cases.error;
  if (opened) return <ProblemEditor {...opened} creation={{ onStored: () => {} }} onReload={onReload} />;
  return (
    <PageFrame width="full">
      {error ? <ErrorState error={error} onRetry={onReload} /> : <Skeleton height={420} className="late" />}
    </PageFrame>
  );
}

const isFresh = ({ data, isFetchedAfterMount }: { data: unknown; isFetchedAfterMount: boolean }) =>
  data !== undefined && isFetchedAfterMount;
