import type { ProblemCount } from '@assay/contract/problems/problem.ts';
import { VERDICT, VERDICT_TEXT, type VerdictName } from '@assay/contract/verdict.ts';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { StackedBar } from '../../../ui/charts/stacked-bar.tsx';
import { verdictColor } from '../../../ui/verdict-badge.tsx';
import styles from './result-statistics.module.css';
import { TEXT } from './text.ts';

/** The results that are counted by themselves (PROB-10). */
const COUNTED: readonly [keyof ProblemCount, VerdictName][] = [
  ['ac', 'accepted'],
  ['pa', 'partial'],
  ['wa', 'wrongAnswer'],
  ['tle', 'timeLimit'],
  ['mle', 'memoryLimit'],
  ['re', 'runtimeError'],
  ['pe', 'presentationError'],
  ['ce', 'compileError'],
  ['se', 'systemError'],
];

/** How submissions of a problem ended. What is none of the counted results, such as cancelled ones, is the rest. */
export function ResultStatistics({ count }: { count: ProblemCount }) {
  const t = useText(TEXT);
  const lang = useLang();
  if (count.total === 0) return <p className={styles.none}>{t('noSubmissions')}</p>;
  const parts = COUNTED.map(([key, name]) => ({
    key,
    label: VERDICT_TEXT[name][lang],
    value: count[key],
    color: verdictColor(VERDICT[name]),
  }));
  const rest = count.total - parts.reduce((sum, { value }) => sum + value, 0);
  const other = { key: 'other', label: t('otherResults'), value: rest, color: 'var(--line-strong)' };
  return <StackedBar label={t('results')} parts={[...parts, other]} />;
}
