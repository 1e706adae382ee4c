import { labelGroupMember } from '@assay/contract/groups/assistants.ts';
import type { GroupMember } from '@assay/contract/groups/members.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { groupChanged } from '../shell/use-group.ts';
import { TEXT } from './text.ts';

/** Where the class of a member is changed. */
export function LabelForm({
  member: { gid, uid, label: before },
  onClose,
}: {
  member: GroupMember;
  onClose: () => void;
}) {
  const t = useText(TEXT);
  const { submit, box, isSaving } = useSaveForm(labelGroupMember, {
    initial: { label: before },
    labels: { label: t('class') },
    inputOf: ({ label }) => ({ gid, uid, label }),
    onSaved: async () => {
      toast.success(t('changed'));
      onClose();
      await groupChanged();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextInput {...box('label')} description={t('classHint')} data-autofocus />
      <Group justify="flex-end" mt="lg">
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </Group>
    </form>
  );
}
