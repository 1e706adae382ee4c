import {
  getContestProblem,
  getContestProblemDetails,
  getFullScreenProblemList,
} from '@assay/contract/contests/problems.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { ANSWER_LANGUAGE } from '@assay/rules/authoring/refuse-mode.ts';
import { Skeleton, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { useWordParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { preloadMarkdown } from '../../markdown/markdown-text.tsx';
import { useLanguages } from '../../problems/use-catalog.ts';
import { Workbench } from '../../submissions/solve/workbench.tsx';
import type { InContest } from '../shell/contest-shell.tsx';
import { TEXT } from '../text.ts';
import { ProblemNavigator } from './navigator.tsx';
import styles from './problems.module.css';
import { useContestGate } from './use-gate.tsx';

// The renderer comes beside the problem, not after it.
void preloadMarkdown();

/** What a verdict changes on these pages. */
const readAgain = () => void refresh(getContestProblemDetails, getContestProblem, getFullScreenProblemList);

interface ContestProblemProps extends InContest {
  hrefOf?: (displayId: string) => string;
}

/** The workbench for one problem of a contest, whose address names it (CON-10). */
export function ContestProblem(props: ContestProblemProps) {
  const { contest, hrefOf } = props;
  const displayId = useWordParam<'ContestProblemDetails'>('problemID').toUpperCase();
  const t = useText(TEXT);
  const user = useUser();
  const lang = useLang();
  const [locale, setLocale] = useState<'zh' | 'en' | null>(null);
  const venue = useMemo<Venue>(() => ({ kind: 'contest', id: contest.id }), [contest.id]);
  const { data, error, isPlaceholderData, refetch } = useCall(
    getContestProblemDetails,
    { cid: contest.id, displayId, locale: locale ?? lang },
    { keep: true },
  );
  const { data: all, error: languagesError, refetch: again } = useLanguages();
  const { gate, dialogs } = useContestGate(props, data?.myStatus);
  const navigator = <ProblemNavigator cid={contest.id} displayId={displayId} {...(hrefOf && { hrefOf })} />;

  const failure = error ?? languagesError;
  if (failure && (!data || !all || data.problem.problemId !== displayId)) {
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
  const isOther = isPlaceholderData && data?.problem.problemId !== displayId;
  if (!data || !all || isOther) {
    return (
      <>
        {navigator}
        <Stack p="lg" gap="lg" className="late" aria-hidden>
          <Skeleton height={28} width={280} />
          <Skeleton height={420} radius="md" />
        </Stack>
      </>
    );
  }
  // Answers are text, whatever languages are on the problem's list.
  const allowed = all.filter(({ name }) => data.languages.includes(name));
  const text = data.problem.answers && all.find(({ name }) => name === ANSWER_LANGUAGE);
  const languages = text ? [text] : allowed;
  if (languages.length === 0) return <EmptyState text={t('noLanguage')} />;
  return (
    <div className={styles.fill}>
      <Workbench
        key={`${contest.id}:${data.problem.id}:${user?.uid ?? 0}`}
        data={data}
        venue={venue}
        languages={languages}
        gate={gate}
        navigator={navigator}
        onLocale={setLocale}
        onJudged={readAgain}
      />
      {dialogs}
    </div>
  );
}
