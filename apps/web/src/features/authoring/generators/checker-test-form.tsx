import {
  CHECKER_SAYINGS,
  CHECKER_TEST_CHARS_MAX,
  type CheckerSaying,
} from '@assay/contract/judging/workshop/checker-test.ts';
import { Button, Group, Select, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { CHECKER_TEST_TEXT, SAYING_TEXT } from './checker-test-text.ts';
import styles from './generators.module.css';
import { TEXT } from './text.ts';
import type { CheckerTest } from './use-sources.ts';

const FILES = ['input', 'output', 'answer'] as const;

interface CheckerTestFormProps {
  test: CheckerTest;
  onDone: (test: CheckerTest) => void;
  onClose: () => void;
}

/** One test of the checker: the files that it reads, and what it has to say. */
export function CheckerTestForm({ test, onDone, onClose }: CheckerTestFormProps) {
  const t = useText(CHECKER_TEST_TEXT);
  const common = useText(TEXT);
  const saying = useText(SAYING_TEXT);
  const [edited, setEdited] = useState(test);
  return (
    <Stack gap="sm">
      {FILES.map((file) => (
        <Textarea
          key={file}
          label={t(file)}
          description={file === 'output' && t('outputHint')}
          data-autofocus={file === 'input' || undefined}
          classNames={{ input: styles.mono ?? '' }}
          autosize
          minRows={3}
          maxRows={12}
          spellCheck={false}
          maxLength={CHECKER_TEST_CHARS_MAX}
          value={edited[file]}
          onChange={(event) => setEdited({ ...edited, [file]: event.currentTarget.value })}
        />
      ))}
      <Select
        label={t('expected')}
        data={CHECKER_SAYINGS.map((value) => ({ value, label: saying(value) }))}
        allowDeselect={false}
        value={edited.expected}
        onChange={(value) => value && setEdited({ ...edited, expected: value as CheckerSaying })}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {common('close')}
        </Button>
        <Button onClick={() => onDone(edited)}>{common('done')}</Button>
      </Group>
    </Stack>
  );
}
