import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { Button } from '@mantine/core';
import { Divide } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { totalScore } from '../form/case-settings.ts';
import { type ProblemForm, settingsOf } from '../form/problem-form.ts';
import styles from './test-data.module.css';
import { TEXT } from './text.ts';

interface ScoreBarProps {
  form: Pick<ProblemForm, 'type' | 'judgeCaseMode' | 'cases' | 'subtasks'>;
  /** The first refusal among the settings of cases. */
  refusal: string | undefined;
  /** Shares the points anew. */
  onSplit: () => void;
}

/** What the points add up to, where they count, and sharing them anew; what is refused of the cases. */
export function ScoreBar({ form, refusal, onSplit }: ScoreBarProps) {
  const t = useText(TEXT);
  const refused = refusal && (
    <span className={styles.failed} role="alert">
      {refusal}
    </span>
  );
  if (form.type !== PROBLEM_TYPE.oi || settingsOf(form.cases).length === 0) return refused || null;
  const total = totalScore(form);
  return (
    <div className={styles.scoreBar}>
      <strong>{t('total', { score: total ?? '–' })}</strong>
      {refused || <span className={styles.soft}>{t('pasteHint')}</span>}
      <Button size="xs" variant="default" leftSection={<Divide aria-hidden />} onClick={onSplit}>
        {t('splitEvenly')}
      </Button>
    </div>
  );
}
