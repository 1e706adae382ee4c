import {
  CATEGORIES_MAX,
  type DiscussionCategory,
  getDiscussionCategory,
  saveDiscussionCategory,
} from '@assay/contract/discussions/categories.ts';
import { ActionIcon, Button, Checkbox, Group, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { TEXT } from '../text.ts';
import styles from './list.module.css';
import { discussionsChanged } from './use-discussions.ts';

type Edited = { key: string; id: number | null; name: string; isNotebook: boolean };

let made = 0;

/** All categories as boxes; leaving saves the whole list (DISC-12). */
export function CategoryEditor({ categories, onClose }: { categories: DiscussionCategory[]; onClose: () => void }) {
  const t = useText(TEXT);
  const { form, submit, isSaving } = useSaveForm(saveDiscussionCategory, {
    initial: { rows: categories.map((one): Edited => ({ ...one, key: String(one.id) })) },
    labels: {},
    inputOf: ({ rows }) => rows.map(({ key: _, ...row }) => row),
    onSaved: async () => {
      toast.success(t('updated'));
      await Promise.all([refresh(getDiscussionCategory), discussionsChanged()]);
      onClose();
    },
  });
  const { rows } = form.values;
  const setRows = (next: Edited[]) => form.setFieldValue('rows', next);
  const change = (key: string, patch: Partial<Edited>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...patch } : row)));
  const add = () => {
    made += 1;
    setRows([...rows, { key: `new${made}`, id: null, name: '', isNotebook: false }]);
  };
  return (
    <form className={styles.edited} onSubmit={submit}>
      {rows.map((row) => (
        <div key={row.key} className={styles.row}>
          <TextInput
            aria-label={t('categoryName')}
            placeholder={t('categoryName')}
            value={row.name}
            maxLength={50}
            required
            onChange={(event) => change(row.key, { name: event.currentTarget.value })}
          />
          <Checkbox
            label={t('forNotes')}
            checked={row.isNotebook}
            onChange={(event) => change(row.key, { isNotebook: event.currentTarget.checked })}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('removeCategory', { name: row.name })}
            onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
          >
            <Trash2 aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<Plus aria-hidden />}
          disabled={rows.length >= CATEGORIES_MAX}
          onClick={add}
        >
          {t('addCategory')}
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('done')}
          </Button>
        </Group>
      </Group>
    </form>
  );
}
