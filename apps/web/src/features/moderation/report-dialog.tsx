import { REPORT_REASON_MAX, REPORT_TAGS, reportDiscussion } from '@assay/contract/moderation/moderation.ts';
import { Button, Checkbox, Group, SimpleGrid, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLang } from '../../lib/lang.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
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
  const [tags, setTags] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const report = useAction(reportDiscussion, {
    onSuccess: () => {
      toast.success(t('reported'));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tags.length === 0 && reason.trim() === '') return toast.warning(t('reportEmpty'));
    const content = [...tags.map((tag) => `#${tag}#`), reason.trim()].join(' ').trim();
    report.mutate({ did, content, ...(commentId === undefined ? {} : { commentId }) });
  };
  return (
    <Dialog opened onClose={onClose} title={t('reportTitle')}>
      <form onSubmit={submit}>
        <Checkbox.Group label={t('tags')} value={tags} onChange={setTags}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs" spacing="xs">
            {Object.values(REPORT_TAGS).map((words) => (
              <Checkbox key={words.en} value={words[lang]} label={words[lang]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Textarea
          mt="md"
          label={t('reason')}
          description={t('reasonHint')}
          autosize
          minRows={3}
          maxLength={REPORT_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" loading={report.isPending}>
            {t('report')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
