import type { Question, QuestionOf } from '@assay/contract/questions/question.ts';
import { Button, Group, Radio, Switch, Textarea, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { NumberInput, Select } from '../../../ui/fields/fields.tsx';
import { TEXT as WORDS } from '../../questions/text.ts';
import { FieldGroup } from '../editor/card-frame.tsx';
import { RowTools } from '../editor/row-tools.tsx';
import { OptionFields } from './option-fields.tsx';
import { acceptedText, type Blank, newBlank, newNumber, withAccepted } from './question-form.ts';
import styles from './questions.module.css';
import { TEXT } from './text.ts';

interface KeyFieldsProps<Kind extends Question = Question> {
  question: Kind;
  onChange: (question: Question) => void;
}

/** What is right of a question, in the controls of its kind. */
export function KeyFields({ question, onChange }: KeyFieldsProps) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <OptionFields question={question} onChange={onChange} />;
    case 'trueFalse':
      return <TruthFields question={question} onChange={onChange} />;
    case 'blanks':
      return <BlankFields question={question} onChange={onChange} />;
    case 'numeric':
      return <NumberFields question={question} onChange={onChange} />;
  }
}

function TruthFields({ question, onChange }: KeyFieldsProps<QuestionOf<'trueFalse'>>) {
  const t = useText(TEXT);
  const words = useText(WORDS);
  return (
    <FieldGroup label={t('right')}>
      <Group gap="md">
        {([true, false] as const).map((right) => (
          <Radio
            key={String(right)}
            name={`right-${question.id}`}
            checked={question.right === right}
            onChange={() => onChange({ ...question, right })}
            label={words(right ? 'isTrue' : 'isFalse')}
          />
        ))}
      </Group>
    </FieldGroup>
  );
}

const MATCHES = [
  ['text', 'textMatch'],
  ['noCase', 'noCase'],
  ['loose', 'loose'],
  ['exact', 'exact'],
  ['wildcard', 'wildcard'],
] as const;

function BlankFields({ question, onChange }: KeyFieldsProps<QuestionOf<'blanks'>>) {
  const t = useText(TEXT);
  const { blanks } = question;
  const set = (at: number, blank: Blank) =>
    onChange({ ...question, blanks: blanks.map((one, index) => (index === at ? blank : one)) });
  return (
    <div className={styles.key}>
      {blanks.map((blank, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blanks have no other name
        <div key={at} className={styles.blank}>
          <Textarea
            className={styles.grow ?? ''}
            label={t('accepted', { number: at + 1 })}
            value={acceptedText(blank)}
            onChange={(event) => set(at, withAccepted(blank, event.currentTarget.value))}
            autosize
            minRows={1}
            maxRows={8}
            spellCheck={false}
          />
          <Select
            label={t('match')}
            data={MATCHES.map(([value, word]) => ({ value, label: t(word) }))}
            value={blank.match}
            onChange={(match) => match && set(at, { ...blank, match: match as Blank['match'] })}
            allowDeselect={false}
          />
          <NumberInput
            label={t('weight')}
            min={0}
            max={1000}
            decimalScale={3}
            w={90}
            value={blank.weight}
            onChange={(weight) => set(at, { ...blank, weight: Number(weight) })}
          />
          {blanks.length > 1 && (
            <RowTools
              what={t('blank', { number: at + 1 })}
              at={at}
              count={blanks.length}
              onRemove={() => onChange({ ...question, blanks: blanks.filter((_, index) => index !== at) })}
            />
          )}
        </div>
      ))}
      <Group gap="md">
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus aria-hidden />}
          onClick={() => onChange({ ...question, blanks: [...blanks, newBlank()] })}
        >
          {t('addBlank')}
        </Button>
        {blanks.length > 1 && (
          <Switch
            label={t('anyOrder')}
            checked={question.isAnyOrder}
            onChange={(event) => onChange({ ...question, isAnyOrder: event.currentTarget.checked })}
          />
        )}
      </Group>
    </div>
  );
}

function NumberFields({ question, onChange }: KeyFieldsProps<QuestionOf<'numeric'>>) {
  const t = useText(TEXT);
  const [first = newNumber(), ...others] = question.accepted;
  const set = (change: Partial<typeof first>) =>
    onChange({ ...question, accepted: [{ ...first, ...change }, ...others] });
  return (
    <div className={styles.blank}>
      <TextInput
        label={t('value')}
        value={first.value}
        onChange={(event) => set({ value: event.currentTarget.value })}
        autoComplete="off"
      />
      <TextInput
        label={t('tolerance')}
        value={first.tolerance}
        onChange={(event) => set({ tolerance: event.currentTarget.value })}
        autoComplete="off"
      />
      <TextInput
        label={t('unit')}
        maxLength={50}
        value={question.unit}
        onChange={(event) => onChange({ ...question, unit: event.currentTarget.value })}
        autoComplete="off"
      />
      <Switch
        label={t('relative')}
        checked={first.isRelative}
        onChange={(event) => set({ isRelative: event.currentTarget.checked })}
      />
    </div>
  );
}
