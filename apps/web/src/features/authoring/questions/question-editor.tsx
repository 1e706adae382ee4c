import {
  QUESTION_CHARS_MAX,
  QUESTION_KINDS,
  type Question,
  type QuestionKind,
  WITHDRAWALS,
  type Withdrawal,
} from '@assay/contract/questions/question.ts';
import { memo } from 'react';
import { useText } from '../../../lib/text.ts';
import { NumberInput, Select } from '../../../ui/fields/fields.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { TEXT as KINDS } from '../../questions/text.ts';
import type { CardProps } from '../editor/card.ts';
import editor from '../editor/editor.module.css';
import { RowTools } from '../editor/row-tools.tsx';
import { KeyFields } from './key-fields.tsx';
import { questionOfKind } from './question-form.ts';
import styles from './questions.module.css';
import { TEXT } from './text.ts';

/** Not withdrawn. */
const COUNTS = 'counts';

/** A question withdrawn in one way, or counting again. */
function withdrawnAs({ withdrawn: _, ...question }: Question, withdrawn: string | null): Question {
  return { ...question, ...(withdrawn && withdrawn !== COUNTS && { withdrawn: withdrawn as Withdrawal }) } as Question;
}

interface QuestionEditorProps {
  question: Question;
  at: number;
  count: number;
  errorOf: CardProps['errorOf'];
  onChange: (question: Question) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** One question of an objective problem as its author writes it; drawn anew when it, its place or its refusals change. */
export const QuestionEditor = memo(
  function QuestionEditor({ question, at, count, errorOf, onChange, onMove, onRemove }: QuestionEditorProps) {
    const t = useText(TEXT);
    const kinds = useText(KINDS);
    const name = t('question', { number: at + 1 });
    const path = `cases.questions.${at}`;
    const refusal = errorOf(path);
    return (
      <section className={`${editor.row} ${styles.question}`} aria-label={name}>
        <div className={editor.rowHead}>
          <h3 className={editor.rowTitle}>{name}</h3>
          <Select
            aria-label={t('kind')}
            data={QUESTION_KINDS.map((kind) => ({ value: kind, label: kinds(kind) }))}
            value={question.kind}
            onChange={(kind) => kind && onChange(questionOfKind(kind as QuestionKind, question))}
            allowDeselect={false}
            w={160}
          />
          <NumberInput
            aria-label={t('points')}
            name={`${path}.points`}
            min={0}
            max={10_000}
            decimalScale={2}
            step={0.5}
            suffix={` ${t('pointsUnit')}`}
            value={question.points}
            onChange={(points) => onChange({ ...question, points: Number(points) })}
            error={errorOf(`${path}.points`)}
            w={140}
          />
          <div className={editor.push}>
            <RowTools what={name} at={at} count={count} onMove={onMove} onRemove={onRemove} />
          </div>
        </div>
        {refusal && (
          <p className={editor.error} role="alert" data-refused tabIndex={-1}>
            {refusal}
          </p>
        )}
        <MarkdownField
          label={t('text')}
          showsLabel
          name={`${path}.text`}
          value={question.text}
          onChange={(text) => onChange({ ...question, text })}
          error={errorOf(`${path}.text`)}
          maxLength={QUESTION_CHARS_MAX}
          minRows={2}
          maxRows={12}
        />
        {question.kind === 'blanks' && <p className={editor.fieldHint}>{t('blanksHint')}</p>}
        <KeyFields question={question} onChange={onChange} />
        <MarkdownField
          label={t('explanation')}
          showsLabel
          value={question.explanation}
          onChange={(explanation) => onChange({ ...question, explanation })}
          maxLength={QUESTION_CHARS_MAX}
          minRows={1}
          maxRows={8}
        />
        <Select
          label={t('withdrawn')}
          data={[
            { value: COUNTS, label: t('notWithdrawn') },
            ...WITHDRAWALS.map((one) => ({ value: one, label: t(one) })),
          ]}
          value={question.withdrawn ?? COUNTS}
          onChange={(withdrawn) => onChange(withdrawnAs(question, withdrawn))}
          allowDeselect={false}
        />
      </section>
    );
  },
  (before, after) =>
    before.question === after.question &&
    before.at === after.at &&
    before.count === after.count &&
    before.errorOf === after.errorOf,
);
