import {
  CHOICE_SCORINGS,
  type ChoiceScoring,
  OPTIONS_MAX,
  type Question,
  type QuestionOf,
} from '@assay/contract/questions/question.ts';
import { Button, Checkbox, Radio, Switch, Textarea } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { NumberInput, Select } from '../../../ui/fields/fields.tsx';
import { letterOf } from '../../questions/letters.ts';
import { TEXT as WORDS } from '../../questions/text.ts';
import { FieldGroup } from '../editor/card-frame.tsx';
import { moved, RowTools } from '../editor/row-tools.tsx';
import { newOption, type Option } from './question-form.ts';
import styles from './questions.module.css';
import { TEXT } from './text.ts';

type Choice = QuestionOf<'single'> | QuestionOf<'multiple'>;

interface OptionFieldsProps {
  question: Choice;
  onChange: (question: Question) => void;
}

const isRight = (question: Choice, id: string) =>
  question.kind === 'single' ? question.right === id : question.right.includes(id);

const withRight = (question: Choice, id: string): Choice => {
  if (question.kind === 'single') return { ...question, right: id };
  const { right } = question;
  return { ...question, right: right.includes(id) ? right.filter((one) => one !== id) : [...right, id] };
};

const without = (question: Choice, id: string): Choice => {
  const options = question.options.filter((one) => one.id !== id);
  return question.kind === 'single'
    ? { ...question, options, right: question.right === id ? '' : question.right }
    : { ...question, options, right: question.right.filter((one) => one !== id) };
};

/** The options of a choice with what is right, or with what each is worth. */
export function OptionFields({ question, onChange }: OptionFieldsProps) {
  const t = useText(TEXT);
  const words = useText(WORDS);
  const { options } = question;
  const isWeighted = question.kind === 'multiple' && question.scoring === 'weights';
  const set = (option: Option) =>
    onChange({ ...question, options: options.map((one) => (one.id === option.id ? option : one)) });
  const Mark = question.kind === 'single' ? Radio : Checkbox;
  return (
    <FieldGroup label={t('options')}>
      <div className={styles.key}>
        {options.map((option, at) => {
          const letter = letterOf(at);
          return (
            <div key={option.id} className={styles.option}>
              {isWeighted ? (
                <NumberInput
                  aria-label={t('optionWeight', { letter })}
                  min={-100}
                  max={100}
                  decimalScale={5}
                  suffix=" %"
                  w={110}
                  value={option.weight}
                  onChange={(weight) => set({ ...option, weight: Number(weight) })}
                />
              ) : (
                <Mark
                  name={`right-${question.id}`}
                  aria-label={t('optionRight', { letter })}
                  checked={isRight(question, option.id)}
                  onChange={() => onChange(withRight(question, option.id))}
                />
              )}
              <Textarea
                className={styles.grow ?? ''}
                aria-label={t('option', { letter })}
                placeholder={t('option', { letter })}
                value={option.text}
                onChange={(event) => set({ ...option, text: event.currentTarget.value })}
                autosize
                minRows={1}
                maxRows={6}
              />
              <Switch
                label={t('pinned')}
                size="xs"
                checked={option.isPinned}
                onChange={(event) => set({ ...option, isPinned: event.currentTarget.checked })}
              />
              <RowTools
                what={t('option', { letter })}
                at={at}
                count={options.length}
                onMove={(from, to) => onChange({ ...question, options: moved(options, from, to) })}
                onRemove={() => onChange(without(question, option.id))}
              />
            </div>
          );
        })}
        <div className={styles.foot}>
          <Button
            size="xs"
            variant="default"
            leftSection={<Plus aria-hidden />}
            disabled={options.length >= OPTIONS_MAX}
            onClick={() => onChange({ ...question, options: [...options, newOption()] })}
          >
            {t('addOption')}
          </Button>
          {question.kind === 'multiple' && (
            <Select
              aria-label={t('scoring')}
              className={styles.grow ?? ''}
              data={CHOICE_SCORINGS.map((value) => ({ value, label: words(value) }))}
              value={question.scoring}
              onChange={(scoring) => scoring && onChange({ ...question, scoring: scoring as ChoiceScoring })}
              allowDeselect={false}
            />
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
