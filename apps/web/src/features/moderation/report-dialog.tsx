import { REPORT_REASON_MAX, REPORT_TAGS, reportDiscussion } from '@assay/contract/moderation/moderation.ts';
import { Button, Checkbox, Group, SimpleGrid, Textarea } from '@mantine/core';
import { useLang } from '../../lib/lang.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { TEXT } from './text.ts';

interface ReportDialogProps {
  did: number;
  commentId?: number | undefined;
  onClose: () => void;
}

/** What is wrong, in tags and words (DISC-2). */
export function ReportDialog({ did, commentId, onClose }: ReportDialogProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const { form, submit, box, isSaving } = useSaveForm(reportDiscussion, {
    initial: { tags: [] as string[], reason: '' },
    labels: { reason: t('reason') },
    checksOnLeave: false,
    refuse: ({ tags, reason }) => ({ reason: tags.length === 0 && reason.trim() === '' ? t('reportEmpty') : null }),
    inputOf: ({ tags, reason }) => ({
      did,
      content: [...tags.map((tag) => `#${tag}#`), reason.trim()].join(' ').trim(),
      ...(commentId === undefined ? {} : { commentId }),
    }),
    onSaved: () => {
      toast.success(t('reported'));
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('reportTitle')}>
      <form noValidate onSubmit={submit}>
        <Checkbox.Group label={t('tags')} {...form.getInputProps('tags')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs" spacing="xs">
            {Object.values(REPORT_TAGS).map((words) => (
              <Checkbox key={words.en} value={words[lang]} label={words[lang]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Textarea
          {...box('reason')}
          mt="md"
          description={t('reasonHint')}
          autosize
          minRows={3}
          maxLength={REPORT_REASON_MAX}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" loading={isSaving}>
            {t('report')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
