import { drainJudgeNode, forgetJudgeNode, getJudgeNodes, resumeJudgeNode } from '@assay/contract/judging/nodes.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import type { JudgeNode } from './node-panel.tsx';
import { TEXT } from './text.ts';

const REASON_CHARS_MAX = 500;

/** What staff can do with a node: maintenance, back to work, off the list. */
export function NodeActions({ node }: { node: JudgeNode }) {
  const t = useText(TEXT);
  const { id: nodeId, name } = node;
  const [asking, setAsking] = useState<'drain' | 'forget' | null>(null);
  const [reason, setReason] = useState('');
  const done = (message: string) => async () => {
    setAsking(null);
    toast.success(message);
    await refresh(getJudgeNodes);
  };
  const drain = useAction(drainJudgeNode, { onSuccess: done(t('drainDone', { name })) });
  const resume = useAction(resumeJudgeNode, { onSuccess: done(t('resumeDone', { name })) });
  const forget = useAction(forgetJudgeNode, { onSuccess: done(t('forgetDone', { name })) });
  const isKept = node.drained !== null || node.failures > 0 || node.refusals.some(({ code }) => code === 'setAside');
  return (
    <Group gap="xs" mt="md">
      {isKept && (
        <Button variant="light" loading={resume.isPending} onClick={() => resume.mutate({ nodeId })}>
          {t('resume')}
        </Button>
      )}
      {node.drained === null && (
        <Button variant="default" onClick={() => setAsking('drain')}>
          {t('drain')}
        </Button>
      )}
      {!node.online && (
        <Button variant="subtle" color="red" onClick={() => setAsking('forget')}>
          {t('forget')}
        </Button>
      )}
      <Confirm
        opened={asking === 'drain'}
        onClose={() => setAsking(null)}
        title={t('drainTitle', { name })}
        action={t('drain')}
        busy={drain.isPending}
        onConfirm={() => drain.mutate({ nodeId, reason })}
      >
        <Text>{t('drainAsk')}</Text>
        <TextInput
          mt="md"
          label={t('reason')}
          value={reason}
          maxLength={REASON_CHARS_MAX}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Confirm>
      <Confirm
        opened={asking === 'forget'}
        onClose={() => setAsking(null)}
        title={t('forgetTitle', { name })}
        action={t('forget')}
        danger
        busy={forget.isPending}
        onConfirm={() => forget.mutate({ nodeId })}
      >
        <Text>{t('forgetAsk')}</Text>
      </Confirm>
    </Group>
  );
}
