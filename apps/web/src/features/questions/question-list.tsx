import type { QuestionAnswer, QuestionAnswers, QuestionResult } from '@assay/contract/questions/answer.ts';
import type { ShownQuestion } from '@assay/contract/questions/question.ts';
import { useCallback, useMemo, useRef } from 'react';
import { QuestionField, type SaveState } from './question-field.tsx';
import styles from './questions.module.css';

interface QuestionListProps {
  /** In the order for this person. */
  questions: readonly ShownQuestion[];
  value: QuestionAnswers;
  /** Called with the answer to one question; null where it was taken back. */
  onChange: (id: string, answer: QuestionAnswer) => void;
  disabled?: boolean;
  /** What the answers came to, where that is shown. */
  results?: readonly QuestionResult[] | undefined;
  /** How far each answer is saved, by the id of its question. */
  states?: Readonly<Record<string, SaveState>> | undefined;
}

/** The questions of an objective problem to be answered, one below the other. */
export function QuestionList({ questions, value, onChange, disabled = false, results, states }: QuestionListProps) {
  const byId = useMemo(() => new Map(results?.map((result) => [result.id, result])), [results]);
  const latest = useRef(onChange);
  latest.current = onChange;
  // stays the same, so that typing draws one question alone
  const change = useCallback((id: string, answer: QuestionAnswer) => latest.current(id, answer), []);
  return (
    <ol className={styles.list}>
      {questions.map((question, at) => (
        <li key={question.id}>
          <QuestionField
            question={question}
            number={at + 1}
            value={Object.hasOwn(value, question.id) ? value[question.id] : undefined}
            onChange={change}
            disabled={disabled}
            result={byId.get(question.id)}
            state={states?.[question.id]}
          />
        </li>
      ))}
    </ol>
  );
}
