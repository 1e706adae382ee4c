import { getFirstFailCase } from '@assay/contract/submissions/detail.ts';
import { useCall } from '../../../lib/use-call.ts';
import type { Evidence } from '../../judging/causes/name-cause.ts';

/**
 * The first failing case of a submission, for those who may look into it.
 * @param submitId null while there is none to show
 */
export function useFailingCase(submitId: number | null) {
  return useCall(
    getFirstFailCase,
    { submitId: submitId ?? 1 },
    { enabled: submitId !== null, staleTime: Number.POSITIVE_INFINITY, retry: false, call: { quiet: true } },
  );
}

/** What a failing case and a compiler tell of why a submission failed. */
export function evidenceOf(
  failing: ReturnType<typeof useFailingCase>['data'],
  compileMessage: string | null,
): Omit<Evidence, 'status'> {
  // Of larger files there are pieces, which do not begin at the same line.
  const outputs = failing && !failing.cut ? { expected: failing.expected, userOutput: failing.userOutput } : {};
  return { compileMessage, ...outputs, ...(failing && { stderr: failing.stderr, fileIo: failing.fileIo ?? null }) };
}
