import { getOwnPrints, PRINT_TEXT_MAX, submitPrintText } from '@assay/contract/contests/onsite/prints.ts';
import { PRINT_TEXT_MIN } from '@assay/rules/contests/printing.ts';
import { Alert, Button, Group, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useDraftText } from '../../../lib/storage/draft-text.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TEXT } from './text.ts';

/** Sends a text to the printer of the contest until that is over (CON-22). */
export function PrintForm({ cid, isOver }: { cid: number; isOver: boolean }) {
  const t = useText(TEXT);
  const [content, setContent] = useDraftText(`print:${cid}`);
  const print = useAction(submitPrintText, {
    onSuccess: () => {
      toast.success(t('sent'));
      setContent('');
      return refresh(getOwnPrints);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '') return toast.error(t('empty'));
    if (content.length < PRINT_TEXT_MIN) return toast.error(t('short'));
    print.mutate({ cid, content });
  };
  if (isOver) return <Alert>{t('over')}</Alert>;
  return (
    <Panel title={t('print')}>
      <form onSubmit={send}>
        <Textarea
          label={t('text')}
          description={t('printHint')}
          value={content}
          maxLength={PRINT_TEXT_MAX}
          autosize
          minRows={10}
          maxRows={30}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        <Group justify="space-between" mt="sm">
          <small className="tnum">{t('count', { count: content.length, max: PRINT_TEXT_MAX })}</small>
          <Button type="submit" loading={print.isPending}>
            {t('send')}
          </Button>
        </Group>
      </form>
    </Panel>
  );
}
