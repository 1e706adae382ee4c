import type { deleteComment, deleteReply } from '@assay/contract/comments/comments.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { TEXT } from './text.ts';

interface DeleteButtonProps<O extends typeof deleteComment | typeof deleteReply> {
  op: O;
  input: SentOf<O>;
  onDone: () => Promise<unknown>;
}

/** Deletes a comment or reply once one has confirmed it. */
export function DeleteButton<O extends typeof deleteComment | typeof deleteReply>(props: DeleteButtonProps<O>) {
  const { op, input, onDone } = props;
  const t = useText(TEXT);
  const [asking, setAsking] = useState(false);
  const remove = useAction(op, {
    onSuccess: () => {
      setAsking(false);
      toast.success(t('removed'));
      return onDone();
    },
  });
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('removeTitle')}
        action={t('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(input)}
      >
        {t('removeSure')}
      </Confirm>
    </>
  );
}
