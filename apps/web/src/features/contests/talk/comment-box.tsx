import { COMMENT_MAX } from '@assay/contract/contests/talk/comments.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useDraftText } from '../../../lib/draft-text.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { WriteBar } from '../../markdown/write-bar.tsx';
import { TEXT } from './text.ts';

interface CommentBoxProps {
  /** What the draft is kept for. */
  place: string;
  label: string;
  busy: boolean;
  /** @returns whether it was stored; the text stays otherwise */
  onPost: (content: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** Where a comment or reply is written. */
export function CommentBox({ place, label, busy, onPost, onCancel }: CommentBoxProps) {
  const t = useText(TEXT);
  const [content, setContent] = useDraftText(place);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '') return toast.warning(t('empty'));
    if (await onPost(content)) setContent('');
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
        maxLength={COMMENT_MAX}
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
        <Button type="submit" loading={busy}>
          {t('post')}
        </Button>
      </Group>
    </form>
  );
}
