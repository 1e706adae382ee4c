import { HAND_MADE_CHARS_MAX, TEST_NUMBER_MAX } from '@assay/contract/authoring/generators.ts';
import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import styles from './generators.module.css';
import { TEXT } from './text.ts';
import type { HandMade } from './use-sources.ts';

interface TestFormProps {
  test: HandMade;
  taken: readonly number[];
  onDone: (test: HandMade) => void;
  onClose: () => void;
}

/** A test that is typed: its number, its input, and whether the statement shows it. */
export function TestForm({ test, taken, onDone, onClose }: TestFormProps) {
  const t = useText(TEXT);
  const [number, setNumber] = useState<number | string>(test.number);
  const [input, setInput] = useState(test.input);
  const [isSample, setSample] = useState(test.isSample);
  const isTaken = taken.includes(Number(number));
  return (
    <Stack gap="sm">
      <NumberInput
        label={t('number')}
        min={1}
        max={TEST_NUMBER_MAX}
        allowDecimal={false}
        value={number}
        error={isTaken && t('numberTaken')}
        onChange={setNumber}
      />
      <Textarea
        label={t('input')}
        data-autofocus
        classNames={{ input: styles.mono ?? '' }}
        autosize
        minRows={6}
        maxRows={20}
        spellCheck={false}
        maxLength={HAND_MADE_CHARS_MAX}
        value={input}
        onChange={(event) => setInput(event.currentTarget.value)}
      />
      <Checkbox
        label={t('isSample')}
        description={t('isSampleHint')}
        checked={isSample}
        onChange={(event) => setSample(event.currentTarget.checked)}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button
          disabled={isTaken || !(Number(number) >= 1)}
          onClick={() => onDone({ number: Number(number), input, isSample })}
        >
          {t('done')}
        </Button>
      </Group>
    </Stack>
  );
}
