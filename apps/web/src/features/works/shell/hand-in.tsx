import { getTimedWorkProblemList } from '@assay/contract/works/problems.ts';
import { endTimedWork } from '@assay/contract/works/sitting.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { TEXT } from '../text.ts';
import { workChanged } from './use-work.ts';

/** Comes beside the page: when it is needed, the network may be gone. */
const keeper = import('../problems/answer-keeper.ts');
// what became of it is said when it is needed
keeper.catch(() => undefined);

/** Hands in, once that was confirmed; how many problems were left is said before (WORK-2). */
export function HandIn({ id }: { id: number }) {
  const t = useText(TEXT);
  const uid = useUser()?.uid ?? 0;
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const { data } = useCall(getTimedWorkProblemList, { id }, { enabled: asking });
  const handIn = useAction(endTimedWork, {
    onSuccess: async () => {
      setAsking(false);
      await workChanged();
      toast.success(t('handedIn'));
    },
  });
  const confirm = async () => {
    setSending(true);
    const isSent = await keeper.then(
      ({ sendAnswers }) => sendAnswers({ tid: id, uid }),
      () => false,
    );
    setSending(false);
    if (isSent) handIn.mutate({ tid: id });
    else toast.error(t('answersUnsent'));
  };
  const open = data?.filter(({ isSubmitted }) => !isSubmitted).length ?? 0;
  return (
    <>
      <Button size="xs" variant="light" onClick={() => setAsking(true)}>
        {t('handIn')}
      </Button>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('handInAsk')}
        action={t('handIn')}
        busy={sending || handIn.isPending}
        onConfirm={() => void confirm()}
      >
        {open > 0 ? t('handInText', { open }) : t('handInAllText')}
      </Confirm>
    </>
  );
}
