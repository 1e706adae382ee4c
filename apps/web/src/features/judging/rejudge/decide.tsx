import {
  applyRejudgeSet,
  cancelRejudgeSet,
  getRejudgeChanges,
  getRejudgePlaces,
  getRejudgeScores,
  getRejudgeSet,
  getRejudgeSetList,
  REASON_MAX,
  undoRejudgeSet,
} from '@assay/contract/judging/rejudge-sets.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { TEXT } from './text.ts';

type Asked = 'apply' | 'cancel' | 'undo';

/** Applying, cancelling and undoing a set, each asked for once more with what it would change, and for a reason who has one. */
export function Decide({ set }: { set: DataOf<typeof getRejudgeSet> }) {
  const t = useText(TEXT);
  const [asking, setAsking] = useState<Asked | null>(null);
  const [reason, setReason] = useState('');
  const ask = (what: Asked) => {
    setReason('');
    setAsking(what);
  };
  const again = () => refresh(getRejudgeSet, getRejudgeChanges, getRejudgePlaces, getRejudgeScores, getRejudgeSetList);
  const done = (say: () => void) => async () => {
    setAsking(null);
    say();
    await again();
  };
  // Somebody else may have decided meanwhile: the page then shows what holds.
  const onError = () => {
    setAsking(null);
    void again();
  };
  const apply = useAction(applyRejudgeSet, {
    onSuccess: (answer) => done(() => toast.success(t('applyDone', answer)))(),
    onError,
  });
  const cancel = useAction(cancelRejudgeSet, { onSuccess: done(() => toast.success(t('cancelDone'))), onError });
  const undo = useAction(undoRejudgeSet, {
    onSuccess: (answer) => done(() => toast.success(t('undoDone', answer)))(),
    onError,
  });
  const actions = { apply, cancel, undo };
  const words = { apply: t('applyAsk', { changed: set.changing }), cancel: t('cancelAsk'), undo: t('undoAsk') };
  return (
    <>
      {set.state === 'open' && (
        <>
          <Button variant="default" onClick={() => ask('cancel')}>
            {t('cancel')}
          </Button>
          <Button disabled={set.done < set.total} onClick={() => ask('apply')}>
            {t('apply')}
          </Button>
        </>
      )}
      {set.state === 'applied' && (
        <Button variant="default" onClick={() => ask('undo')}>
          {t('undo')}
        </Button>
      )}
      {(['apply', 'cancel', 'undo'] as const).map((each) => (
        <Confirm
          key={each}
          opened={asking === each}
          onClose={() => setAsking(null)}
          title={t(each)}
          action={t(each)}
          busy={actions[each].isPending}
          onConfirm={() => actions[each].mutate({ setId: set.id, ...(reason.trim() && { reason: reason.trim() }) })}
        >
          <Text>{words[each]}</Text>
          <TextInput
            mt="md"
            label={t('whyNow')}
            description={t('reasonHint')}
            value={reason}
            maxLength={REASON_MAX}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Confirm>
      ))}
    </>
  );
}
