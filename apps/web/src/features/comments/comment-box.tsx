import { COMMENT_MAX } from '@assay/contract/comments/comments.ts';
import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { Button, Group } from '@mantine/core';
import { useDraftText } from '../../lib/storage/draft-text.ts';
import { useText } from '../../lib/text.ts';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { TEXT } from './text.ts';

interface CommentBoxProps<O extends AnyOp> {
  /** What stores it, and what that takes. */
  op: O;
  inputOf: (content: string) => SentOf<O>;
  label: string;
  /** What the button says; posting unless given. */
  action?: string;
  onPosted: () => unknown;
  onCancel?: () => void;
}

interface KeptBoxProps<O extends AnyOp> extends CommentBoxProps<O> {
  /** What the draft is kept for. */
  draft: string;
}

/** Where a comment or reply is written; what is not posted yet is kept. */
export function CommentBox<O extends AnyOp>({ draft, ...box }: KeptBoxProps<O>) {
  const [kept, keep] = useDraftText(draft);
  return <Box key={draft} {...box} start={kept} onChange={keep} />;
}

interface EditBoxProps<O extends AnyOp> extends CommentBoxProps<O> {
  content: string;
}

/** Where a comment or reply is changed. */
export function EditBox<O extends AnyOp>({ content, ...box }: EditBoxProps<O>) {
  return <Box {...box} start={content} />;
}

interface BoxProps<O extends AnyOp> extends CommentBoxProps<O> {
  start: string;
  onChange?: (content: string) => void;
}

function Box<O extends AnyOp>({ op, inputOf, start, onChange, label, action, onPosted, onCancel }: BoxProps<O>) {
  const t = useText(TEXT);
  /** Told while it is written. */
  const lengthFault = (content: string) =>
    content.length > COMMENT_MAX ? t('tooLong', { max: COMMENT_MAX, length: content.length }) : null;
  const { form, submit, isSaving } = useSaveForm(op, {
    initial: { content: start },
    labels: { content: label },
    checksOnLeave: false,
    refuse: ({ content }) => ({ content: content.trim() === '' ? t('empty') : lengthFault(content) }),
    inputOf: ({ content }) => inputOf(content),
    onChange: ({ content }) => onChange?.(content),
    onSaved: () => {
      form.setFieldValue('content', '');
      return onPosted();
    },
  });
  const fault = lengthFault(form.values.content);
  return (
    <form noValidate onSubmit={submit}>
      <MarkdownField
        {...form.getInputProps('content')}
        label={label}
        error={fault ?? form.errors.content}
        namesPeople
        minRows={2}
        maxRows={12}
      />
      <Group justify="flex-end" mt="xs" gap="xs">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" loading={isSaving} disabled={fault !== null}>
          {action ?? t('post')}
        </Button>
      </Group>
    </form>
  );
}
