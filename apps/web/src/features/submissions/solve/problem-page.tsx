import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { EmptyState, ToProblems } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { placeOf } from '../../editor/handover.ts';
import { TEXT } from '../../problems/statement/text.ts';
import type { SubmitGate } from './submit/submit-gate.ts';
import { type ProblemPageState, readProblemsAgain } from './use-problem-page.ts';
import { Workbench } from './workbench/workbench.tsx';

interface ProblemPageProps extends ProblemPageState {
  gate?: SubmitGate;
  /** The venue ran and is over: what explains its problems is shown. */
  isOver?: boolean;
  /** Other problems of the venue, above the statement. */
  navigator?: ReactNode;
}

/** A problem in its venue: statement, editor, test run, submit (PROB-10). */
export function ProblemPage(props: ProblemPageProps) {
  const { venue, data, languages, error, retry, chooseLocale, gate, isOver = false, navigator } = props;
  const t = useText(TEXT);
  const user = useUser();
  if (!data || !languages) {
    if (error) return <ErrorState ofPage error={error} onRetry={retry} action={<ToProblems />} />;
    return (
      <>
        {navigator}
        <Waiting />
      </>
    );
  }
  if (languages.length === 0) return <EmptyState text={t('noLanguage')} />;
  return (
    <Workbench
      key={`${placeOf(venue, String(data.problem.id))}:${user?.uid ?? 0}`}
      data={data}
      venue={venue}
      languages={languages}
      {...(gate && { gate })}
      isOver={isOver}
      navigator={navigator}
      onLocale={chooseLocale}
      onJudged={readProblemsAgain}
    />
  );
}

function Waiting() {
  return (
    <Stack p="lg" gap="lg" className="late" aria-hidden>
      <Skeleton height={28} width="min(280px, 100%)" />
      <Skeleton height={18} width="min(420px, 100%)" />
      <Skeleton height={420} radius="md" />
    </Stack>
  );
}
