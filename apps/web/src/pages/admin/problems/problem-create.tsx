import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { Skeleton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { Creation } from '../../../features/authoring/editor/use-problem-editor.ts';
import type { ProblemForm } from '../../../features/authoring/form/problem-form.ts';
import { NewEditor } from '../../../features/authoring/opening/late-editor.tsx';
import { useDifficulties, useLanguages } from '../../../features/problems/use-catalog.ts';
import { paths } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** A new problem. */
export function Page() {
  const router = useRouter();
  const open = ({ pid }: { pid: number }) => void router.navigate({ href: paths.adminProblem(pid), replace: true });
  return <NewProblem auth={PROBLEM_AUTH.private} creation={{ onStored: open }} />;
}

interface NewProblemProps {
  auth: ProblemForm['auth'];
  creation: Creation;
  place?: ReactNode;
}

/** The editor of a new problem, once the lists that it offers are there. */
export function NewProblem({ auth, creation, place }: NewProblemProps) {
  const languages = useLanguages();
  const levels = useDifficulties();
  const error = languages.error ?? levels.error;
  if (!languages.data || !levels.data) {
    return error ? (
      <PageFrame width="full">
        <ErrorState ofPage error={error} />
      </PageFrame>
    ) : (
      <Waiting />
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <NewEditor
        languages={languages.data.map(({ name }) => name)}
        level={levels.data[0]?.id ?? 0}
        auth={auth}
        creation={creation}
        place={place}
      />
    </Suspense>
  );
}

function Waiting() {
  return (
    <PageFrame width="full">
      <Skeleton height={320} className="late" />
    </PageFrame>
  );
}
