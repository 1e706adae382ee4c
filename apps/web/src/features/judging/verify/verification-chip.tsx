import { getVerificationSummaries, type VerificationSummary } from '@assay/contract/judging/verification.ts';
import { CircleCheck, CircleDashed, CircleX, History, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { CHIP_TEXT } from './chip-text.ts';
import styles from './verification-chip.module.css';

/** How often those are asked for that go on. */
const RUNNING_MS = 3_000;
/** How often those are asked for that are about to begin; a problem without solutions has none. */
const AWAITED_MAX = 10;

/**
 * What the last verifications of problems say, by the id of the problem; nothing of those that the viewer may not change.
 * @param awaited that those without one are about to get one
 */
export function useVerificationSummaries(
  pids: readonly number[],
  awaited = false,
): ReadonlyMap<number, VerificationSummary> {
  const { data } = useCall(
    getVerificationSummaries,
    { pids: [...pids] },
    {
      enabled: pids.length > 0,
      keep: true,
      call: { quiet: true },
      refetchInterval: ({ state }) => {
        const awaits = awaited && state.dataUpdateCount < AWAITED_MAX;
        const goesOn = state.data?.some(({ summary }) => summary === 'running' || (awaits && summary === 'none'));
        return goesOn ? RUNNING_MS : false;
      },
    },
  );
  return new Map(data?.map(({ pid, summary }) => [pid, summary]));
}

const ICONS = {
  none: CircleDashed,
  running: LoaderCircle,
  stale: History,
  failed: CircleX,
  verified: CircleCheck,
} as const satisfies Record<VerificationSummary, LucideIcon>;

/** Whether a problem is verified, as a way to its verification. */
export function VerificationChip({ pid, summary }: { pid: number; summary: VerificationSummary }) {
  const t = useText(CHIP_TEXT);
  const Icon = ICONS[summary];
  return (
    <Link className={styles.summary} data-summary={summary} href={useProblemAdmin().verify(pid)}>
      <Icon aria-hidden />
      {t(summary)}
    </Link>
  );
}
