import type { Language } from '@assay/contract/catalog/languages.ts';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import type { Lang } from '@assay/contract/errors.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { ANSWER_LANGUAGE } from '@assay/contract/problems/judge-modes.ts';
import { getFullScreenProblemList, getUserProblemStatus } from '@assay/contract/problems/list.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { useState } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { useLang } from '../../../lib/lang.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import type { ProblemDetailData } from '../../problems/statement/problem-data.ts';
import { useLanguages } from '../../problems/use-catalog.ts';

/** A problem at an address of a venue, as far as it is read. */
export interface ProblemPageState {
  venue: Venue;
  data: ProblemDetailData | undefined;
  /** Those in which it can be solved. */
  languages: readonly Language[] | undefined;
  error: ApiError | null;
  retry: () => void;
  chooseLocale: (locale: Lang) => void;
}

/** Answers are text, whatever languages are on the problem's list. */
function languagesOf({ problem, languages }: ProblemDetailData, all: readonly Language[]): readonly Language[] {
  const text = problem.answers && all.find(({ name }) => name === ANSWER_LANGUAGE);
  if (text) return [text];
  // those of a remote judge may be called as ours are
  const fitting = all.filter(({ name, oj }) => languages.includes(name) && (oj !== 'ME') === problem.isRemote);
  return fitting.filter(({ name }, at) => fitting.findIndex((one) => one.name === name) === at);
}

/** What a verdict changes on the pages of problems: counters and own status. */
export const readProblemsAgain = () =>
  void refresh(getProblemDetail, getUserProblemStatus, getContestProblem, getFullScreenProblemList);

/** Reads what the page of a problem shows, in any venue. */
export function useProblemPage(venue: Venue, displayId: string): ProblemPageState {
  const lang = useLang();
  const [locale, chooseLocale] = useState<Lang | null>(null);
  const { data, error, isPlaceholderData, refetch } = useCall(
    getProblemDetail,
    { problemId: displayId, locale: locale ?? lang, ...wireOf(venue) },
    { keep: true },
  );
  const isRemote = data?.problem.isRemote === true;
  const { data: all, error: languagesError, refetch: readLanguages } = useLanguages(isRemote);
  // Another problem's answer is no placeholder; the same one in the other language is.
  const isOther = data !== undefined && data.problem.problemId.toUpperCase() !== displayId.toUpperCase();
  const own = isOther && (isPlaceholderData || error) ? undefined : data;
  return {
    venue,
    data: own,
    languages: own && all && languagesOf(own, all),
    error: error ?? languagesError,
    retry: () => {
      void refetch();
      void readLanguages();
    },
    chooseLocale,
  };
}
