import { CONTENT_MAX, TITLE_MAX } from '@assay/contract/notes/note.ts';
import { Stack, TextInput } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Segments } from '../../ui/segments/segments.tsx';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import styles from './notes.module.css';
import { TEXT } from './text.ts';

/** What somebody writes: a title, and Markdown. */
export interface Writing {
  title: string;
  content: string;
}

interface WritingFieldsProps {
  value: Writing;
  onChange: (change: Partial<Writing>) => void;
  /** Faults to show beside the boxes. */
  faults?: Partial<Record<keyof Writing, ReactNode>>;
  rows?: number;
}

/** The boxes of a note or a tutorial, with a preview of the text. */
export function WritingFields({ value, onChange, faults = {}, rows = 8 }: WritingFieldsProps) {
  const t = useText(TEXT);
  const [view, setView] = useState<'writing' | 'preview'>('writing');
  return (
    <Stack gap="md">
      <TextInput
        label={t('title')}
        required
        maxLength={TITLE_MAX}
        value={value.title}
        error={faults.title}
        data-autofocus
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Segments
        label={t('view')}
        size="xs"
        value={view}
        onChange={setView}
        choices={[
          { value: 'writing', label: t('writing') },
          { value: 'preview', label: t('preview') },
        ]}
      />
      {view === 'writing' ? (
        <MarkdownField
          label={t('content')}
          showsLabel
          required
          maxLength={CONTENT_MAX}
          minRows={rows}
          maxRows={24}
          value={value.content}
          error={faults.content}
          onChange={(content) => onChange({ content })}
        />
      ) : (
        <div className={styles.preview}>
          <Suspense fallback={<MarkdownSkeleton />}>
            <Markdown source={value.content} />
          </Suspense>
        </div>
      )}
    </Stack>
  );
}
