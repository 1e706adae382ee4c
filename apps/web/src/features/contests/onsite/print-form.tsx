import { getOwnPrints, PRINT_TEXT_MAX, submitPrintText } from '@assay/contract/contests/onsite/prints.ts';
import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { PRINT_TEXT_MIN } from '@assay/rules/contests/printing.ts';
import { Alert, Button, Group, Textarea } from '@mantine/core';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useDraftText } from '../../../lib/storage/draft-text.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TEXT } from './text.ts';

/** Sends a text to the printer of the contest until that is over (CON-22). */
export function PrintForm({ cid, isOver }: { cid: number; isOver: boolean }) {
  const t = useText(TEXT);
  const [draft, keep] = useDraftText(`print:${cid}`);
  const { form, submit, box, isSaving } = useSaveForm(submitPrintText, {
    initial: { content: draft },
    labels: { content: t('text') },
    stars: false,
    checksOnLeave: false,
    refuse: ({ content }) => ({
      content: content.trim() === '' ? t('empty') : content.length < PRINT_TEXT_MIN ? t('short') : null,
    }),
    inputOf: ({ content }) => ({ cid, content }),
    onChange: ({ content }) => keep(content),
    onSaved: () => {
      toast.success(t('sent'));
      form.setFieldValue('content', '');
      return refresh(getOwnPrints);
    },
  });
  const last = useAction(getContestSubmissions, {
    onSuccess: async ({ records: [row] }) => {
      const code =
        row && (await call(getSubmissionDetail, { submitId: row.submitId }).catch(() => null))?.submission.code;
      if (code) form.setFieldValue('content', code.slice(0, PRINT_TEXT_MAX));
      else toast.info(t('noCode'));
    },
  });
  if (isOver) return <Alert>{t('over')}</Alert>;
  return (
    <Panel title={t('print')}>
      <form noValidate onSubmit={submit}>
        <Textarea
          {...box('content')}
          description={t('printHint')}
          maxLength={PRINT_TEXT_MAX}
          autosize
          minRows={10}
          maxRows={30}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
        <Group justify="space-between" mt="sm">
          <small className="tnum">{t('count', { count: form.values.content.length, max: PRINT_TEXT_MAX })}</small>
          <Group gap="xs">
            <Button
              variant="default"
              loading={last.isPending}
              onClick={() => last.mutate({ contestID: cid, onlyMine: true, limit: 1 })}
            >
              {t('lastCode')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('send')}
            </Button>
          </Group>
        </Group>
      </form>
    </Panel>
  );
}
