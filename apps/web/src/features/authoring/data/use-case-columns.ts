import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { useMemo, useState } from 'react';
import type { CaseColumn } from '../form/case-settings.ts';
import { hasArguments, hasLimits, isGrouped, type ProblemForm, settingsOf } from '../form/problem-form.ts';

type Asked = Pick<ProblemForm, 'cases' | 'type' | 'judgeMode' | 'judgeCaseMode'>;

/** What of a case can be set: its limits and arguments where the author asks for them, and always where some are set. */
export function useCaseColumns({ cases, type, judgeMode, judgeCaseMode }: Asked) {
  const [wantsLimits, setWantsLimits] = useState(false);
  const [wantsArguments, setWantsArguments] = useState(false);
  const someLimits = useMemo(() => settingsOf(cases).some(hasLimits), [cases]);
  const someArguments = useMemo(() => settingsOf(cases).some(hasArguments), [cases]);
  const withLimits = wantsLimits || someLimits;
  const mayHaveArguments = traitsOf(judgeMode).checker !== 'none';
  const withArguments = (wantsArguments && mayHaveArguments) || someArguments;
  const columns = useMemo(
    (): CaseColumn[] => [
      ...(type === PROBLEM_TYPE.oi ? (['score'] as const) : []),
      ...(isGrouped(judgeCaseMode) ? (['groupNum'] as const) : []),
      ...(withLimits ? (['timeMs', 'memoryMb'] as const) : []),
      ...(withArguments ? (['checkerArguments'] as const) : []),
    ],
    [type, judgeCaseMode, withLimits, withArguments],
  );
  return {
    columns,
    limits: { isShown: withLimits, isUsed: someLimits, show: setWantsLimits },
    args: {
      isOffered: mayHaveArguments || someArguments,
      isShown: withArguments,
      isUsed: someArguments,
      show: setWantsArguments,
    },
  };
}
