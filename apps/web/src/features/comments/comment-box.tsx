import { COMMENT_MAX } from '@assay/contract/comments/comments.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useDraftText } from '../../lib/draft-text.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { WriteBar } from '../markdown/write-bar.tsx';
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
  const field = useRef<HTMLTextAreaElement>(null);
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
      <WriteBar field={field} onChange={setContent} />
      <Textarea
        ref={field}
        aria-label={label}
        placeholder={label}
        description={t('contentHint')}
        value={content}
        error={isTooLong && t('tooLong', { max: COMMENT_MAX, length: content.length })}
        autosize
        minRows={2}
        maxRows={12}
        onChange={(event) => setContent(event.currentTarget.value)}
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
