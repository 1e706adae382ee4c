import { COMMENT_MAX } from '@assay/contract/comments/comments.ts';
import { Button, Group } from '@mantine/core';
import type { FormEvent } from 'react';
import { toast } from '../../lib/notices.ts';
import { useDraftText } from '../../lib/storage/draft-text.ts';
import { useText } from '../../lib/text.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { TEXT } from './text.ts';

interface CommentBoxProps {
  /** What the draft is kept for. */
  draft: string;
  label: string;
  busy: boolean;
  /** Rejects when it was not stored; the text stays then. */
  onPost: (content: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** Where a comment or reply is written. */
export function CommentBox({ draft, label, busy, onPost, onCancel }: CommentBoxProps) {
  const t = useText(TEXT);
  const [content, setContent] = useDraftText(draft);
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
          {t('post')}
        </Button>
      </Group>
    </form>
  );
}
