import type { QuestionAnswer, QuestionResult } from '@assay/contract/questions/answer.ts';
import type { ShownQuestion } from '@assay/contract/questions/question.ts';
import { numberedBlanks } from '@assay/rules/questions/numbered-blanks.ts';
import { Button } from '@mantine/core';
import { memo, Suspense } from 'react';
import { useText } from '../../lib/text.ts';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import { AnswerControls } from './answer-controls.tsx';
import { QuestionOutcome } from './question-outcome.tsx';
import styles from './questions.module.css';
import { TEXT } from './text.ts';

export type SaveState = 'saving' | 'saved' | 'failed';

interface QuestionFieldProps {
  question: ShownQuestion;
  /** Counts from 1 in the order for this person. */
  number: number;
  value: QuestionAnswer | undefined;
  onChange: (id: string, answer: QuestionAnswer) => void;
  disabled: boolean;
  result?: QuestionResult | undefined;
  state?: SaveState | undefined;
}

const isGiven = (value: QuestionAnswer | undefined) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.every((one) => one === ''));

/** One question: its text, controls of its kind, and what the answer came to. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, number, value, onChange, disabled, result, state } = props;
  const t = useText(TEXT);
  const { id, kind, points, scoring, withdrawn } = question;
  return (
    <fieldset className={styles.question} data-question={id}>
      <legend>
        <span>{t('question', { number })}</span>
        <span className={styles.soft}>
          {t(kind)} · {points === 1 ? t('onePoint') : t('points', { points })}
        </span>
        {state && (
          <span className={styles.state} data-state={state} role="status">
            {t(state)}
          </span>
        )}
      </legend>
      {withdrawn && <p className={styles.withdrawn}>{t(withdrawn)}</p>}
      <Suspense fallback={<MarkdownSkeleton lines={2} />}>
        <Markdown
          className={styles.text ?? ''}
          source={kind === 'blanks' ? numberedBlanks(question.text) : question.text}
        />
      </Suspense>
      <AnswerControls
        question={question}
        value={value}
        onChange={(answer) => onChange(id, answer)}
        disabled={disabled}
      />
      <div className={styles.foot}>
        {scoring && <span className={styles.soft}>{t(scoring)}</span>}
        {!disabled && isGiven(value) && (
          <Button size="compact-xs" variant="subtle" onClick={() => onChange(id, null)}>
            {t('clear')}
          </Button>
        )}
      </div>
      {result && <QuestionOutcome question={question} result={result} />}
    </fieldset>
  );
});
