import { LABEL_MAX, labelGroupMember } from '@assay/contract/groups/assistants.ts';
import type { GroupMember } from '@assay/contract/groups/members.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { groupChanged } from '../shell/use-group.ts';
import { TEXT } from './text.ts';

/** The class that a member is in, to be changed (GRP-22). */
export function LabelButton({ member }: { member: GroupMember }) {
  const t = useText(TEXT);
  const [opened, setOpened] = useState(false);
  const says = t('classOf', { name: member.username });
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="gray" aria-label={says} onClick={() => setOpened(true)}>
        {member.label || '–'}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={says}>
        <LabelForm member={member} onClose={() => setOpened(false)} />
      </Dialog>
    </>
  );
}

function LabelForm({ member: { gid, uid, label: before }, onClose }: { member: GroupMember; onClose: () => void }) {
  const t = useText(TEXT);
  const [label, setLabel] = useState(before);
  const save = useAction(labelGroupMember, {
    onSuccess: async () => {
      toast.success(t('changed'));
      onClose();
      await groupChanged();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ gid, uid, label });
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        label={t('class')}
        description={t('classHint')}
        maxLength={LABEL_MAX}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end" mt="lg">
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </Group>
    </form>
  );
}
