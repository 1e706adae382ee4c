import type { Note } from '@assay/contract/notes/note.ts';
import { addNote, getNotes, updateNote } from '@assay/contract/notes/notes.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { Stack, Text } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { CategorySelect } from './category-select.tsx';
import { TEXT } from './text.ts';
import { useWriting } from './use-writing.ts';
import { WritingFields } from './writing-fields.tsx';

/** How a call names the problem that is meant. */
export interface AboutProblem {
  pid?: number;
  problemId?: string;
  cid?: number;
  tid?: number;
  gid?: number;
  qid?: number;
}

interface NoteFormProps {
  /** Left out for a new one, whose draft is kept. */
  note?: Note;
  about?: AboutProblem;
  onClose: () => void;
}

/** Writes a note, or changes one (NOTE-1). */
export function NoteForm({ note, about = {}, onClose }: NoteFormProps) {
  const t = useText(TEXT);
  const op = note ? updateNote : addNote;
  const { form, submit, isSaving } = useWriting<typeof op, { categoryId: number | null }>(op, {
    kind: 'note',
    stored: note ?? null,
    place: JSON.stringify(about),
    labels: {},
    more: { categoryId: note?.categoryId ?? null },
    inputOf: (values) =>
      ({ ...values, ...(note ? { id: note.id, version: note.version } : about) }) as SentOf<typeof op>,
    onSaved: async () => {
      toast.success(t(note ? 'updated' : 'posted'));
      onClose();
      await refresh(getNotes);
    },
  });
  const { categoryId, ...value } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <WritingFields value={value} onChange={(change) => form.setValues(change)} faults={form.errors} />
        <CategorySelect
          value={categoryId}
          onChange={(id) => form.setFieldValue('categoryId', id)}
          none={t('noCategory')}
          showsLabel
        />
      </Stack>
      <FormFoot
        onClose={onClose}
        isSaving={isSaving}
        aside={
          !note && (
            <Text size="sm" c="dimmed">
              {t('draftKept')}
            </Text>
          )
        }
      />
    </form>
  );
}
