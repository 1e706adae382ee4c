import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getUserProblemStatus } from '@assay/contract/problems/list.ts';
import { PUBLIC } from '@assay/contract/venue.ts';
import { ANSWER_LANGUAGE } from '@assay/rules/authoring/refuse-mode.ts';
import { Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { TEXT } from '../../features/problems/statement/text.ts';
import { useLanguages } from '../../features/problems/use-catalog.ts';
import { Workbench } from '../../features/submissions/solve/workbench.tsx';
import { useLang } from '../../lib/lang.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useWordParam } from '../../lib/screens/params.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { refresh, useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

/** A public problem: statement, editor, test run, submit (PROB-10). */
export function Page() {
  const problemID = useWordParam<'ProblemDetails'>('problemID');
  const t = useText(TEXT);
  const user = useUser();
  const lang = useLang();
  const [locale, setLocale] = useState<'zh' | 'en' | null>(null);
  const { data, error, isPlaceholderData, refetch } = useCall(
    getProblemDetail,
    { problemId: problemID, locale: locale ?? lang },
    { keep: true },
  );
  const { data: all, error: languagesError, refetch: again } = useLanguages();
  usePageTitle(data ? `${data.problem.problemId} ${data.problem.title}` : null);

  const failure = error ?? languagesError;
  if (failure && (!data || !all)) {
    return (
      <ErrorState
        error={failure}
        onRetry={() => {
          void refetch();
          void again();
        }}
      />
    );
  }
  // Another problem's answer is no placeholder; the same one in the other language is.
  const isOther = isPlaceholderData && data?.problem.problemId !== problemID;
  if (!data || !all || isOther) return <Waiting />;
  // Answers are text, whatever languages are on the problem's list.
  const allowed = all.filter(({ name }) => data.languages.includes(name));
  const text = data.problem.answers && all.find(({ name }) => name === ANSWER_LANGUAGE);
  const languages = text ? [text] : allowed;
  if (languages.length === 0) return <EmptyState text={t('noLanguage')} />;
  return (
    <Workbench
      key={`${data.problem.id}:${user?.uid ?? 0}`}
      data={data}
      venue={PUBLIC}
      languages={languages}
      onLocale={setLocale}
      onJudged={() => void refresh(getProblemDetail, getUserProblemStatus)}
    />
  );
}

function Waiting() {
  return (
    <Stack p="lg" gap="lg" className="late" aria-hidden>
      <Skeleton height={28} width={280} />
      <Skeleton height={18} width={420} />
      <Skeleton height={420} radius="md" />
    </Stack>
  );
}
