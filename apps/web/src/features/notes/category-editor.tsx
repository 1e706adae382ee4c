import { getNoteCategories, saveNoteCategories } from '@assay/contract/notes/categories.ts';
import type { NoteCategory } from '@assay/contract/notes/note.ts';
import { getNotes } from '@assay/contract/notes/notes.ts';
import { ActionIcon, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useCall } from '../../lib/use-call.ts';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { TEXT } from './text.ts';

/** The whole list of categories of notes, for super administrators; it is saved at once. */
export function CategoryEditor({ onClose }: { onClose: () => void }) {
  const { data } = useCall(getNoteCategories, {});
  return data ? <CategoryForm categories={data} onClose={onClose} /> : <Skeleton height={160} className="late" />;
}

interface Edited {
  /** Tells rows apart, also those that are new. */
  key: number;
  id: number | null;
  name: string;
}

function CategoryForm({ categories, onClose }: { categories: readonly NoteCategory[]; onClose: () => void }) {
  const t = useText(TEXT);
  const { form, submit, isSaving } = useSaveForm(saveNoteCategories, {
    initial: { rows: categories.map(({ id, name }): Edited => ({ key: id, id, name })) },
    labels: {},
    inputOf: ({ rows }) => rows.map(({ id, name }) => ({ id, name })),
    onSaved: async () => {
      toast.success(t('updated'));
      onClose();
      await refresh(getNoteCategories, getNotes);
    },
  });
  const { rows } = form.values;
  const setRows = (next: Edited[]) => form.setFieldValue('rows', next);
  const add = () => setRows([...rows, { key: -Date.now(), id: null, name: '' }]);
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('categoriesHint')}
        </Text>
        {rows.length === 0 && <Text>{t('noCategories')}</Text>}
        {rows.map(({ key, name }, at) => (
          <Group key={key} gap="xs" wrap="nowrap">
            <TextInput
              flex={1}
              required
              maxLength={50}
              aria-label={t('categoryName', { nth: at + 1 })}
              value={name}
              onChange={(event) => {
                const next = event.currentTarget.value;
                setRows(rows.map((row) => (row.key === key ? { ...row, name: next } : row)));
              }}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={t('removeCategory', { name })}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            >
              <Trash2 aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Button variant="default" leftSection={<Plus aria-hidden />} onClick={add}>
          {t('addCategory')}
        </Button>
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
