import { addJoinLink, getJoinLinks, type JoinLink } from '@assay/contract/groups/join-links.ts';
import { Button, Group, NativeSelect, Stack, Switch } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { TEXT as GROUP_TEXT } from '../text.ts';
import { TEXT } from './text.ts';

const DAYS = [1, 7, 14, 30, 90, 365];
const DAYS_FIRST = '14';

interface MakeLinkProps {
  gid: number;
  onClose: () => void;
  onMade: (link: JoinLink) => void;
}

/** The form of a new join link (GRP-17). */
export function MakeLink({ gid, onClose, onMade }: MakeLinkProps) {
  const t = useText(TEXT);
  const w = useText(GROUP_TEXT);
  const { form, submit, number, isSaving } = useSaveForm(addJoinLink, {
    initial: { days: DAYS_FIRST, uses: '' as number | string, needsApproval: false },
    labels: { uses: t('uses') },
    inputOf: ({ days, uses, needsApproval }) => ({
      gid,
      days: Number(days),
      needsApproval,
      ...(uses === '' ? {} : { uses: Number(uses) }),
    }),
    onSaved: async (link) => {
      toast.success(t('made'));
      onMade(link);
      await refresh(getJoinLinks);
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('make')}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <NativeSelect
            label={t('days')}
            {...form.getInputProps('days')}
            data={DAYS.map((count) => ({ value: String(count), label: t('dayCount', { count }) }))}
            data-autofocus
          />
          <NumberInput {...number('uses')} description={t('usesHint')} />
          <Switch
            label={t('needsApproval')}
            description={t('needsApprovalHint')}
            {...form.getInputProps('needsApproval', { type: 'checkbox' })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {w('cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('make')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
