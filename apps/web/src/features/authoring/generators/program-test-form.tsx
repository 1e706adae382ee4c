import {
  PROGRAM_TEST_CHARS_MAX,
  type ProgramTest,
  type TestedProgram,
} from '@assay/contract/judging/workshop/program-test.ts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Select } from '../../../ui/fields/fields.tsx';
import styles from './generators.module.css';
import { fileOf, TEST_KINDS } from './program-test-kinds.ts';
import { PROGRAM_TEST_TEXT, SAYING_TEXT } from './program-test-text.ts';
import { TEXT } from './text.ts';

interface ProgramTestFormProps {
  program: TestedProgram;
  test: ProgramTest;
  onDone: (test: ProgramTest) => void;
  onClose: () => void;
}

/** One test of a program of the jury: the files that it reads, and what it has to say. */
export function ProgramTestForm({ program, test, onDone, onClose }: ProgramTestFormProps) {
  const t = useText(PROGRAM_TEST_TEXT);
  const common = useText(TEXT);
  const saying = useText(SAYING_TEXT);
  const [edited, setEdited] = useState(test);
  const { files, sayings } = TEST_KINDS[program];
  return (
    <Stack gap="sm">
      {files.map((file) => (
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
          maxLength={PROGRAM_TEST_CHARS_MAX}
          value={fileOf(edited, file)}
          onChange={(event) => setEdited({ ...edited, [file]: event.currentTarget.value })}
        />
      ))}
      <Select
        label={t('expected')}
        data={sayings.map((value) => ({ value, label: saying(value) }))}
        allowDeselect={false}
        value={edited.expected}
        onChange={(value) => value && setEdited({ ...edited, expected: value } as ProgramTest)}
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
