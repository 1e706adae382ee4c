import {
  IMPORT_CHARS_MAX,
  QUESTION_FORMATS,
  type QuestionFormat,
  readQuestionText,
} from '@assay/contract/questions/import.ts';
import type { Question } from '@assay/contract/questions/question.ts';
import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Select } from '../../../ui/fields/fields.tsx';
import { TEXT as KINDS } from '../../questions/text.ts';
import styles from './questions.module.css';
import { TEXT } from './text.ts';

interface ImportQuestionsProps {
  opened: boolean;
  /** How many questions the problem may still get. */
  room: number;
  onClose: () => void;
  onTake: (questions: Question[]) => void;
}

const BYTES_MAX = 4 * IMPORT_CHARS_MAX;
const FORMAT_NAMES = { gift: 'GIFT', aiken: 'Aiken', moodle: 'Moodle XML' } as const;

/** Questions out of pasted text or a file: what each entry came to is seen before anything is taken. */
export function ImportQuestions({ opened, room, onClose, onTake }: ImportQuestionsProps) {
  const t = useText(TEXT);
  const kinds = useText(KINDS);
  const [text, setText] = useState('');
  const [format, setFormat] = useState<QuestionFormat | 'auto'>('auto');
  const read = useAction(readQuestionText);
  const entries = read.data?.entries ?? [];
  const questions = entries.flatMap(({ question }) => (question ? [question] : [])).slice(0, room);
  const change = (next: string) => {
    setText(next);
    read.reset();
  };
  const load = async (file: File | null) => {
    if (!file) return;
    if (file.size > BYTES_MAX) return toast.error(t('fileTooLarge'));
    change(await file.text());
  };
  const close = () => {
    change('');
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={t('importTitle')} size="xl">
      <Stack gap="sm">
        <Textarea
          label={t('importText')}
          description={t('importHint')}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          autosize
          minRows={6}
          maxRows={14}
          maxLength={IMPORT_CHARS_MAX}
          spellCheck={false}
        />
        <Group gap="xs" align="flex-end">
          <Select
            label={t('format')}
            data={[
              { value: 'auto', label: t('auto') },
              ...QUESTION_FORMATS.map((value) => ({
                value,
                label: value === 'plain' ? t('plain') : FORMAT_NAMES[value],
              })),
            ]}
            value={format}
            onChange={(value) => {
              setFormat((value ?? 'auto') as QuestionFormat | 'auto');
              read.reset();
            }}
            allowDeselect={false}
          />
          <FileButton accept=".txt,.gift,.xml,.md,text/*" onChange={(file) => void load(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<FileUp aria-hidden />}>
                {t('chooseFile')}
              </Button>
            )}
          </FileButton>
          <Button
            variant="default"
            loading={read.isPending}
            disabled={text.trim() === ''}
            onClick={() => read.mutate({ text, ...(format !== 'auto' && { format }) })}
          >
            {t('preview')}
          </Button>
        </Group>
        {read.data && (
          <>
            <p className={styles.soft} role="status">
              {t('understood', { count: questions.length, bad: entries.length - questions.length })}
            </p>
            <ol className={styles.entries}>
              {entries.map(({ line, question, fault, warnings }, at) => (
                <li key={line} className={styles.entry} data-bad={fault === null ? undefined : true}>
                  <p className={styles.soft}>
                    {t('entry', { number: at + 1, line })}
                    {question && ` · ${kinds(question.kind)} · ${kinds('points', { points: question.points })}`}
                  </p>
                  {question && <p>{question.text}</p>}
                  {fault && <p className={styles.bad}>{fault}</p>}
                  {warnings.map((warning) => (
                    <p key={warning} className={styles.soft}>
                      {warning}
                    </p>
                  ))}
                </li>
              ))}
            </ol>
            <Button
              disabled={questions.length === 0}
              onClick={() => {
                onTake(questions);
                close();
              }}
            >
              {t('take', { count: questions.length })}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
