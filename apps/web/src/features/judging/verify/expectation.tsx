import { VERDICT, VERDICT_TEXT, type VerdictName } from '@assay/contract/verdict.ts';
import { useText } from '../../../lib/text.ts';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { TEXT } from './text.ts';
import styles from './verify.module.css';

interface ExpectationProps {
  expected: readonly VerdictName[];
  score: { min: number; max: number } | null;
  /** AC, WA … instead of words. */
  short?: boolean;
}

/** What a solution must get: verdicts, points, or anything. */
export function Expectation({ expected, score, short = expected.length > 1 }: ExpectationProps) {
  const t = useText(TEXT);
  if (expected.length === 0 && score === null) return <span className={styles.soft}>{t('anything')}</span>;
  return (
    <span className={styles.promise}>
      {expected.map((name) => (
        <VerdictBadge key={name} code={VERDICT[name]} form={short ? 'short' : 'word'} size="sm" />
      ))}
      {score && <small>{score.min === score.max ? t('points', { score: score.min }) : t('pointsFromTo', score)}</small>}
    </span>
  );
}

/** Verdicts that can be expected, for a choice. */
export const PROMISABLE = (
  [
    'accepted',
    'wrongAnswer',
    'timeLimit',
    'memoryLimit',
    'runtimeError',
    'presentationError',
    'partial',
    'compileError',
  ] as const
).map((value) => ({ value, text: VERDICT_TEXT[value] }));
