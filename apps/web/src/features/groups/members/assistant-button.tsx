import { ASSISTANT_LABELS_MAX, ASSISTANT_RIGHTS, setGroupAssistant } from '@assay/contract/groups/assistants.ts';
import type { GroupMember } from '@assay/contract/groups/members.ts';
import { ActionIcon, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { UserCog } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TagsInput } from '../../../ui/fields/fields.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { groupChanged } from '../shell/use-group.ts';
import { TEXT } from './text.ts';

/** Says what a member may do as an assistant (GRP-21). */
export function AssistantButton({ member }: { member: GroupMember }) {
  const t = useText(TEXT);
  const [opened, setOpened] = useState(false);
  const says = t('assistantOf', { name: member.username });
  const close = () => setOpened(false);
  return (
    <>
      <Tip label={says}>
        <ActionIcon variant="subtle" color="gray" aria-label={says} onClick={() => setOpened(true)}>
          <UserCog aria-hidden />
        </ActionIcon>
      </Tip>
      <Dialog opened={opened} onClose={close} title={says}>
        <RightsForm member={member} onClose={close} />
      </Dialog>
    </>
  );
}

function RightsForm({
  member: { gid, uid, rights: before, labels: within },
  onClose,
}: {
  member: GroupMember;
  onClose: () => void;
}) {
  const t = useText(TEXT);
  const [rights, setRights] = useState(new Set(before));
  const [labels, setLabels] = useState<string[]>(within ?? []);
  const save = useAction(setGroupAssistant, {
    onSuccess: async () => {
      toast.success(t('changed'));
      onClose();
      await groupChanged();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ gid, uid, rights: [...rights], labels: labels.length > 0 ? labels : null });
  };
  return (
    <form onSubmit={submit}>
      <Text size="sm" mb="md">
        {t('assistantHint')}
      </Text>
      <Stack gap="sm">
        {ASSISTANT_RIGHTS.map((right) => (
          <Checkbox
            key={right}
            label={t(right)}
            checked={rights.has(right)}
            onChange={({ currentTarget: { checked } }) => {
              const next = new Set(rights);
              if (checked) next.add(right);
              else next.delete(right);
              setRights(next);
            }}
          />
        ))}
      </Stack>
      <TagsInput
        mt="md"
        label={t('classes')}
        description={t('classesHint')}
        maxTags={ASSISTANT_LABELS_MAX}
        value={labels}
        onChange={setLabels}
      />
      <Group justify="flex-end" mt="lg">
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </Group>
    </form>
  );
}
