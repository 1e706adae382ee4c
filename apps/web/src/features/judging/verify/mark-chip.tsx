import { getVerificationMarks, type VerificationMark } from '@assay/contract/judging/verification.ts';
import { CircleCheck, CircleDashed, CircleX, History, LoaderCircle, type LucideIcon } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { TEXT } from './text.ts';
import styles from './verify.module.css';

/** What the last verifications of problems say, by the id of the problem; nothing of those that the viewer may not change. */
export function useMarks(pids: readonly number[]): ReadonlyMap<number, VerificationMark> {
  const { data } = useCall(
    getVerificationMarks,
    { pids: [...pids] },
    { enabled: pids.length > 0, keep: true, call: { quiet: true } },
  );
  return new Map(data?.map(({ pid, mark }) => [pid, mark]));
}

const LOOK = {
  none: { icon: CircleDashed, word: 'markNone' },
  running: { icon: LoaderCircle, word: 'markRunning' },
  stale: { icon: History, word: 'markStale' },
  failed: { icon: CircleX, word: 'markFailed' },
  verified: { icon: CircleCheck, word: 'markVerified' },
} as const satisfies Record<VerificationMark, { icon: LucideIcon; word: string }>;

/** Whether a problem is verified, as a way to its verification. */
export function MarkChip({ pid, mark }: { pid: number; mark: VerificationMark }) {
  const t = useText(TEXT);
  const { icon: Icon, word } = LOOK[mark];
  return (
    <Link className={styles.mark} data-mark={mark} href={paths.adminProblemVerify(pid)}>
      <Icon aria-hidden />
      {t(word)}
    </Link>
  );
}
