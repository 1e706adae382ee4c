import { ASSISTANT_LABELS_MAX, ASSISTANT_RIGHTS, setGroupAssistant } from '@assay/contract/groups/assistants.ts';
import type { GroupMember } from '@assay/contract/groups/members.ts';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { TagsInput } from '../../../ui/fields/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { groupChanged } from '../shell/use-group.ts';
import { TEXT } from './text.ts';

/** Which rights an assistant has, and over which classes. */
export function RightsForm({
  member: { gid, uid, rights: before, labels: within },
  onClose,
}: {
  member: GroupMember;
  onClose: () => void;
}) {
  const t = useText(TEXT);
  const { form, submit, isSaving } = useSaveForm(setGroupAssistant, {
    initial: { rights: before, labels: within ?? [] },
    labels: { labels: t('classes') },
    inputOf: ({ rights, labels }) => ({ gid, uid, rights, labels: labels.length > 0 ? labels : null }),
    onSaved: async () => {
      toast.success(t('changed'));
      onClose();
      await groupChanged();
    },
  });
  const { rights } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Text size="sm" mb="md">
        {t('assistantHint')}
      </Text>
      <Stack gap="sm">
        {ASSISTANT_RIGHTS.map((right) => (
          <Checkbox
            key={right}
            label={t(right)}
            checked={rights.includes(right)}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue('rights', checked ? [...rights, right] : rights.filter((one) => one !== right))
            }
          />
        ))}
      </Stack>
      <TagsInput
        mt="md"
        label={t('classes')}
        description={t('classesHint')}
        maxTags={ASSISTANT_LABELS_MAX}
        {...form.getInputProps('labels')}
      />
      <Group justify="flex-end" mt="lg">
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </Group>
    </form>
  );
}
