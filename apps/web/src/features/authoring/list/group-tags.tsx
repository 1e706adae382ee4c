import { TAG_COLORS } from '@assay/contract/catalog/tags.ts';
import {
  addGroupTag,
  deleteGroupTag,
  type GroupTag,
  getGroupProblemTags,
  updateGroupTag,
} from '@assay/contract/groups/tags.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Pencil, Plus, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { labelFor, useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ColorInput } from '../../../ui/fields/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { TagChip } from '../../../ui/tag-chip.tsx';
import { readProblemLists } from './read-lists.ts';
import { TEXT } from './text.ts';

const reread = async () => {
  await refresh(getGroupProblemTags);
  await readProblemLists();
};

/** A button that opens the tags a group has of its own (GRP-19). */
export function GroupTags({ gid }: { gid: number }) {
  const t = useText(TEXT);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Tags size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('groupTags')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('groupTags')} size={560}>
        <OwnTags gid={gid} />
      </Dialog>
    </>
  );
}

function OwnTags({ gid }: { gid: number }) {
  const t = useText(TEXT);
  const { data } = useCall(getGroupProblemTags, { gid });
  const [edited, setEdited] = useState<GroupTag | null>(null);
  const [leaving, setLeaving] = useState<GroupTag | null>(null);
  const remove = useAction(deleteGroupTag, {
    onSuccess: async () => {
      setLeaving(null);
      await reread();
    },
  });
  const own = data?.filter((tag) => tag.gid !== null) ?? [];
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('groupTagsHint')}</Text>
      {own.map((tag) => (
        <Group key={tag.id} gap="xs" wrap="nowrap" justify="space-between">
          <TagChip color={tag.color}>{tag.name}</TagChip>
          <Group gap={4} wrap="nowrap">
            <ActionIcon variant="subtle" aria-label={labelFor(t('edit'), tag.name)} onClick={() => setEdited(tag)}>
              <Pencil size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={labelFor(t('delete'), tag.name)}
              onClick={() => setLeaving(tag)}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </Group>
        </Group>
      ))}
      <TagFields key={edited?.id ?? 'new'} gid={gid} tag={edited} onSaved={() => setEdited(null)} />
      <Confirm
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('delete')}
        action={t('delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ gid, tid: leaving.id })}
      >
        {t('deleteTagAsk', { name: leaving?.name ?? '' })}
      </Confirm>
    </Stack>
  );
}

type TagValues = { nameZh: string; nameEn: string; color: string };

function TagFields({ gid, tag, onSaved }: { gid: number; tag: GroupTag | null; onSaved: () => void }) {
  const t = useText(TEXT);
  const op = tag ? updateGroupTag : addGroupTag;
  const { form, submit, box, isSaving } = useSaveForm<typeof op, TagValues>(op, {
    initial: { nameZh: tag?.nameZh ?? '', nameEn: tag?.nameEn ?? '', color: tag?.color ?? TAG_COLORS.at(-1)! },
    labels: { nameZh: t('tagZh'), nameEn: t('tagEn'), color: t('tagColor') },
    stars: false,
    checksOnLeave: false,
    // one name serves both languages
    inputOf: ({ nameZh, nameEn, color }) =>
      ({
        gid,
        nameZh: nameZh.trim() || nameEn.trim(),
        nameEn: nameEn.trim() || nameZh.trim(),
        color,
        ...(tag && { id: tag.id }),
      }) as SentOf<typeof op>,
    onSaved: async () => {
      form.reset();
      onSaved();
      await reread();
    },
  });
  const { nameZh, nameEn } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        <TextInput {...box('nameZh')} />
        <TextInput {...box('nameEn')} />
        <ColorInput label={t('tagColor')} w={130} format="hex" {...form.getInputProps('color')} />
        <Button
          type="submit"
          leftSection={!tag && <Plus size={16} aria-hidden />}
          disabled={nameZh.trim() + nameEn.trim() === ''}
          loading={isSaving}
        >
          {t(tag ? 'saveTag' : 'addTag')}
        </Button>
      </Group>
    </form>
  );
}
