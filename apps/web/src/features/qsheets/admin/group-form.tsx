import type { SentOf } from '@assay/contract/op.ts';
import { type AdminQSheetGroup, addQSheetGroup, updateQSheetGroup } from '@assay/contract/qsheets/admin.ts';
import type { GroupOpening } from '@assay/contract/qsheets/qsheet.ts';
import { NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { isoOfLocal, localOf } from '../../../lib/local-time.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { readSheets } from './read-again.ts';
import { TEXT } from './text.ts';

type Stored = Pick<AdminQSheetGroup, 'id' | 'title' | 'opens'>;

const WAYS = ['always', 'solved', 'date', 'hand'] as const satisfies GroupOpening['by'][];

/** What stands in the boxes, of every way to open a group. */
function valuesOf(stored: Stored | null, earlier: readonly Stored[]) {
  const opens = stored?.opens ?? { by: 'always' };
  return {
    title: stored?.title ?? '',
    by: opens.by as GroupOpening['by'],
    groupId: String(opens.by === 'solved' ? opens.groupId : (earlier.at(-1)?.id ?? '')),
    solved: opens.by === 'solved' ? opens.solved : 1,
    at: opens.by === 'date' ? localOf(Date.parse(opens.at)) : '',
    isOpen: opens.by === 'hand' && opens.isOpen,
  };
}

type Values = ReturnType<typeof valuesOf>;

function openingOf({ by, groupId, solved, at, isOpen }: Values): SentOf<typeof addQSheetGroup>['opens'] {
  switch (by) {
    case 'always':
      return { by };
    case 'solved':
      return { by, groupId: Number(groupId), solved };
    case 'date':
      return { by, at: isoOfLocal(at) };
    case 'hand':
      return { by, isOpen };
  }
}

interface GroupFormProps {
  qid: number;
  /** Null for a new one. */
  stored: Stored | null;
  /** Groups that stand before it, whose problems may open it. */
  earlier: readonly Stored[];
  onClose: () => void;
}

/** The form of a group: its title, and what opens it (SHEET-4). */
export function GroupForm({ qid, stored, earlier, onClose }: GroupFormProps) {
  const t = useText(TEXT);
  const op = stored ? updateQSheetGroup : addQSheetGroup;
  const { form, submit, box, isSaving } = useSaveForm<typeof op, Values>(op, {
    initial: valuesOf(stored, earlier),
    labels: { title: t('title') },
    inputOf: (values) =>
      ({
        title: values.title,
        opens: openingOf(values),
        ...(stored ? { id: stored.id } : { qid }),
      }) as SentOf<typeof op>,
    onSaved: async () => {
      toast.success(t('saved'));
      onClose();
      await readSheets();
    },
  });
  const { by } = form.values;
  const ways = WAYS.filter((way) => way !== 'solved' || earlier.length > 0);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput {...box('title')} required data-autofocus />
        <NativeSelect
          label={t('opens')}
          {...form.getInputProps('by')}
          data={ways.map((way) => ({ value: way, label: t(way) }))}
        />
        {by === 'solved' && (
          <>
            <NativeSelect
              label={t('ofGroup')}
              {...form.getInputProps('groupId')}
              data={earlier.map(({ id, title }) => ({ value: String(id), label: title }))}
            />
            <NumberInput label={t('count')} min={1} allowDecimal={false} {...form.getInputProps('solved')} />
          </>
        )}
        {by === 'date' && <TextInput type="datetime-local" required label={t('at')} {...form.getInputProps('at')} />}
        {by === 'hand' && <Switch label={t('isOpen')} {...form.getInputProps('isOpen', { type: 'checkbox' })} />}
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
