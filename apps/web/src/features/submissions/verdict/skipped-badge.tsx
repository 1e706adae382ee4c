import { VERDICT } from '@assay/contract/verdict.ts';
import { CircleSlash } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { verdictColor } from '../../../ui/verdict-badge.tsx';
import { TEXT } from '../text.ts';
import styles from './subtasks.module.css';

/** What did not run because of what went before: not a verdict, and nobody's cancelling. */
export function SkippedBadge({ iconOnly = false }: { iconOnly?: boolean }) {
  const t = useText(TEXT);
  return (
    <span className={styles.skippedBadge} style={{ color: verdictColor(VERDICT.cancelled) }}>
      <CircleSlash size={iconOnly ? 14 : 16} strokeWidth={2.4} aria-hidden />
      {!iconOnly && <span>{t('skipped')}</span>}
    </span>
  );
}
