import { COMMENT_MAX } from '@assay/contract/comments/comments.ts';
import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useDraftText } from '../../lib/storage/draft-text.ts';
import { useText } from '../../lib/text.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { TEXT } from './text.ts';

interface CommentBoxProps {
  label: string;
  /** What the button says; posting unless given. */
  action?: string;
  busy: boolean;
  /** Rejects when it was not stored; the text stays then. */
  onPost: (content: string) => Promise<unknown>;
  onCancel?: () => void;
}

interface KeptBoxProps extends CommentBoxProps {
  /** What the draft is kept for. */
  draft: string;
}

/** Where a comment or reply is written; what is not posted yet is kept. */
export function CommentBox({ draft, ...box }: KeptBoxProps) {
  return <Box {...box} text={useDraftText(draft)} />;
}

interface EditBoxProps extends CommentBoxProps {
  content: string;
}

/** Where a comment or reply is changed. */
export function EditBox({ content, ...box }: EditBoxProps) {
  return <Box {...box} text={useState(content)} />;
}

interface BoxProps extends CommentBoxProps {
  text: readonly [content: string, change: (content: string) => void];
}

function Box({ text: [content, setContent], label, action, busy, onPost, onCancel }: BoxProps) {
  const t = useText(TEXT);
  const isTooLong = content.length > COMMENT_MAX;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong) return;
    if (content.trim() === '') return toast.warning(t('empty'));
    onPost(content).then(
      () => setContent(''),
      // the failure was announced already
      () => {},
    );
  };
  return (
    <form onSubmit={send}>
      <MarkdownField
        label={label}
        value={content}
        error={isTooLong && t('tooLong', { max: COMMENT_MAX, length: content.length })}
        namesPeople
        minRows={2}
        maxRows={12}
        onChange={setContent}
      />
      <Group justify="flex-end" mt="xs" gap="xs">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" loading={busy} disabled={isTooLong}>
          {action ?? t('post')}
        </Button>
      </Group>
    </form>
  );
}
