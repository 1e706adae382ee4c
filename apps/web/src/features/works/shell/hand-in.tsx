import { getTimedWorkProblemList } from '@assay/contract/works/problems.ts';
import { endTimedWork } from '@assay/contract/works/sitting.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { sendAnswers } from '../problems/use-answers.ts';
import { TEXT } from '../text.ts';
import { workChanged } from './use-work.ts';

/** Hands in, once that was confirmed; how many problems were left is said before (WORK-2). */
export function HandIn({ id }: { id: number }) {
  const t = useText(TEXT);
  const [asking, setAsking] = useState(false);
  const { data } = useCall(getTimedWorkProblemList, { id }, { enabled: asking });
  const handIn = useAction(endTimedWork, {
    onSuccess: async () => {
      setAsking(false);
      await workChanged();
      toast.success(t('handedIn'));
    },
  });
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
        busy={handIn.isPending}
        onConfirm={() => void sendAnswers().then(() => handIn.mutate({ tid: id }))}
      >
        {open > 0 ? t('handInText', { open }) : t('handInAllText')}
      </Confirm>
    </>
  );
}
