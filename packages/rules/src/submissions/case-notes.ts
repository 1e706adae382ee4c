import type { CaseCause } from '@assay/contract/judging/case-cause.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import type { CaseNotes } from './access.ts';

interface NotedCase {
  status: number;
  message: string | null;
  cause?: CaseCause | undefined;
}

/** Causes that say what the program did, and quote nothing of input or answer. */
const ABOUT_PROGRAM: ReadonlySet<string> = new Set([
  'cpuTime',
  'clock',
  'idle',
  'idleTalk',
  'memory',
  'output',
  'flood',
  'noFile',
  'notStarted',
  'signal',
  'exitCode',
  'leftEarly',
  'noAnswer',
]);

/** The first case, in their order, that failed and was not just left out; -1 for none. */
export const firstFailing = (cases: readonly Pick<NotedCase, 'status'>[]): number =>
  cases.findIndex(({ status }) => isFinal(status) && status !== VERDICT.accepted && status !== VERDICT.cancelled);

/** Cases with those notes alone that may be shown (SUB-23). */
export function withShownNotes<Case extends NotedCase>(cases: readonly Case[], shown: CaseNotes): Case[] {
  const first = firstFailing(cases);
  return cases.map((each, at) => {
    if (shown === 'all') return each;
    const quotesNothing = each.cause !== undefined && ABOUT_PROGRAM.has(each.cause.code);
    if (shown === 'firstFailing' && (at === first || quotesNothing)) return each;
    return { ...each, message: null, cause: undefined };
  });
}
