import type { QuestionAnswer } from '@assay/contract/questions/answer.ts';
import type { ShownQuestion } from '@assay/contract/questions/question.ts';
import { Checkbox, Radio, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { useText } from '../../lib/text.ts';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import { letterOf } from './letters.ts';
import styles from './questions.module.css';
import { TEXT } from './text.ts';

interface AnswerControlsProps {
  question: ShownQuestion;
  value: QuestionAnswer | undefined;
  onChange: (answer: QuestionAnswer) => void;
  disabled: boolean;
}

const ANSWER_CHARS = 1_000;
const textOf = (value: QuestionAnswer | undefined) => (typeof value === 'string' ? value : '');
const listOf = (value: QuestionAnswer | undefined) => (Array.isArray(value) ? value : []);

function OptionLabel({ at, text }: { at: number; text: string }) {
  return (
    <span className={styles.option}>
      <span className={styles.letter}>{letterOf(at)}.</span>
      <Suspense fallback={<MarkdownSkeleton lines={1} />}>
        <Markdown className={styles.optionText ?? ''} source={text} />
      </Suspense>
    </span>
  );
}

/** What a question of each kind is answered with. */
export function AnswerControls(props: AnswerControlsProps) {
  switch (props.question.kind) {
    case 'single':
      return <OneChoice {...props} />;
    case 'multiple':
      return <SeveralChoices {...props} />;
    case 'trueFalse':
      return <TrueOrFalse {...props} />;
    case 'blanks':
      return <Blanks {...props} />;
    case 'numeric':
      return <OneNumber {...props} />;
  }
}

function OneChoice({ question: { id, options }, value, onChange, disabled }: AnswerControlsProps) {
  return (
    <div className={styles.options}>
      {options.map((option, at) => (
        <Radio
          key={option.id}
          name={`question-${id}`}
          checked={value === option.id}
          onChange={() => onChange(option.id)}
          disabled={disabled}
          label={<OptionLabel at={at} text={option.text} />}
        />
      ))}
    </div>
  );
}

function SeveralChoices({ question: { options }, value, onChange, disabled }: AnswerControlsProps) {
  const chosen = listOf(value);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].sort());
  return (
    <div className={styles.options}>
      {options.map((option, at) => (
        <Checkbox
          key={option.id}
          checked={chosen.includes(option.id)}
          onChange={() => toggle(option.id)}
          disabled={disabled}
          label={<OptionLabel at={at} text={option.text} />}
        />
      ))}
    </div>
  );
}

function TrueOrFalse({ question: { id }, value, onChange, disabled }: AnswerControlsProps) {
  const t = useText(TEXT);
  return (
    <div className={styles.options}>
      {([true, false] as const).map((one) => (
        <Radio
          key={String(one)}
          name={`question-${id}`}
          checked={value === one}
          onChange={() => onChange(one)}
          disabled={disabled}
          label={t(one ? 'isTrue' : 'isFalse')}
        />
      ))}
    </div>
  );
}

function Blanks({ question: { blanks }, value, onChange, disabled }: AnswerControlsProps) {
  const t = useText(TEXT);
  const texts = listOf(value);
  const set = (at: number, text: string) =>
    onChange(Array.from({ length: blanks }, (_, index) => (index === at ? text : (texts[index] ?? ''))));
  return (
    <div className={styles.blanks}>
      {Array.from({ length: blanks }, (_, at) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: blanks have no other name
          key={at}
          label={blanks === 1 ? t('answer') : t('blank', { number: at + 1 })}
          value={texts[at] ?? ''}
          onChange={(event) => set(at, event.currentTarget.value)}
          disabled={disabled}
          maxLength={ANSWER_CHARS}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
    </div>
  );
}

function OneNumber({ question: { unit }, value, onChange, disabled }: AnswerControlsProps) {
  const t = useText(TEXT);
  return (
    <TextInput
      className={styles.number ?? ''}
      label={t('number')}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      disabled={disabled}
      maxLength={80}
      inputMode="text"
      autoComplete="off"
      rightSection={unit === '' ? null : <span className={styles.unit}>{unit}</span>}
      rightSectionWidth={unit === '' ? 0 : `${Math.min(unit.length, 12) + 2}ch`}
    />
  );
}
