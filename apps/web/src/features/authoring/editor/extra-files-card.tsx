import { EXTRA_FILE_CHARS_MAX } from '@assay/contract/authoring/checker.ts';
import { mayHaveGraders } from '@assay/rules/judging/graded-modes.ts';
import { Button, FileButton, Group, Textarea, TextInput } from '@mantine/core';
import { FileUp, Plus } from 'lucide-react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { type ExtraFileForm, nextKey } from '../form/problem-form.ts';
import { type CardProps, cardOf } from './card.ts';
import { FieldGroup } from './card-frame.tsx';
import styles from './editor.module.css';
import { RowTools } from './row-tools.tsx';
import { TEXT } from './text.ts';

const MOST_FILES = 20;

const FORM_FIELDS = ['judgeMode', 'graderFiles', 'userExtraFile', 'judgeExtraFile'] as const;

/** Files beside the solutions, and beside the judge's own programs. */
export const ExtraFilesCard = cardOf(
  FORM_FIELDS,
  function ExtraFilesCard({ form, change, errorOf }: CardProps<(typeof FORM_FIELDS)[number]>) {
    const t = useText(TEXT);
    return (
      <div className={styles.rows}>
        {mayHaveGraders(form.judgeMode) && (
          <Files
            label={t('graderFiles')}
            hint={t('graderFilesHint')}
            path="problem.graderFiles"
            files={form.graderFiles}
            onChange={(graderFiles) => change({ graderFiles })}
            errorOf={errorOf}
          />
        )}
        <Files
          label={t('userFiles')}
          hint={t('userFilesHint')}
          path="problem.userExtraFile"
          files={form.userExtraFile}
          onChange={(userExtraFile) => change({ userExtraFile })}
          errorOf={errorOf}
        />
        <Files
          label={t('judgeFiles')}
          hint={t('judgeFilesHint')}
          path="problem.judgeExtraFile"
          files={form.judgeExtraFile}
          onChange={(judgeExtraFile) => change({ judgeExtraFile })}
          errorOf={errorOf}
        />
      </div>
    );
  },
);

interface FilesProps {
  label: string;
  hint: string;
  path: string;
  files: readonly ExtraFileForm[];
  onChange: (files: ExtraFileForm[]) => void;
  errorOf: CardProps['errorOf'];
}

function Files({ label, hint, path, files, onChange, errorOf }: FilesProps) {
  const t = useText(TEXT);
  const set = (at: number, next: Partial<ExtraFileForm>) => onChange(files.with(at, { ...files[at]!, ...next }));
  const load = async (chosen: File | null) => {
    if (!chosen) return;
    const content = chosen.size <= EXTRA_FILE_CHARS_MAX * 4 ? await chosen.text() : null;
    if (content === null || content.length > EXTRA_FILE_CHARS_MAX) return toast.error(t('fileTooLarge'));
    onChange([...files, { key: nextKey(), name: chosen.name, content }]);
  };
  return (
    <FieldGroup label={label} error={errorOf(path)}>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.rows}>
        {files.map((file, at) => (
          <div key={file.key} className={`${styles.row} ${styles.mono}`}>
            <Group align="flex-start" gap="sm" mb="sm" wrap="nowrap">
              <TextInput
                flex={1}
                label={t('fileName')}
                name={`${path}.${at}.name`}
                required
                maxLength={64}
                value={file.name}
                onChange={(event) => set(at, { name: event.currentTarget.value })}
                error={errorOf(`${path}.${at}.name`)}
                autoComplete="off"
              />
              <RowTools
                what={t('file', { name: file.name || at + 1 })}
                at={at}
                count={files.length}
                onRemove={() => onChange(files.filter((other) => other !== file))}
              />
            </Group>
            <Textarea
              label={t('fileContent')}
              name={`${path}.${at}.content`}
              required
              autosize
              minRows={3}
              maxRows={16}
              maxLength={EXTRA_FILE_CHARS_MAX}
              spellCheck={false}
              value={file.content}
              onChange={(event) => set(at, { content: event.currentTarget.value })}
              error={errorOf(`${path}.${at}.content`)}
            />
          </div>
        ))}
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<Plus aria-hidden />}
            disabled={files.length >= MOST_FILES}
            onClick={() => onChange([...files, { key: nextKey(), name: '', content: '' }])}
          >
            {t('addFile')}
          </Button>
          <FileButton onChange={(file) => void load(file)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<FileUp aria-hidden />}
                disabled={files.length >= MOST_FILES}
              >
                {t('loadFile')}
              </Button>
            )}
          </FileButton>
        </Group>
      </div>
    </FieldGroup>
  );
}
