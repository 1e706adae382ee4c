import type { TrialOutcome } from '@assay/contract/judging/verification.ts';
import { CircleCheck, CircleX, Ellipsis, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';
import styles from './verify.module.css';

const ICONS: Record<TrialOutcome, LucideIcon> = {
  pass: CircleCheck,
  warn: TriangleAlert,
  fail: CircleX,
  trouble: OctagonAlert,
  waiting: Ellipsis,
};

interface OutcomeBadgeProps {
  outcome: TrialOutcome;
  /** In place of the usual word. */
  words?: string;
}

/** Whether a solution kept its promise, as sign and word. */
export function OutcomeBadge({ outcome, words }: OutcomeBadgeProps) {
  const t = useText(TEXT);
  const Icon = ICONS[outcome];
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      <Icon aria-hidden />
      {words ?? t(outcome)}
    </span>
  );
}
