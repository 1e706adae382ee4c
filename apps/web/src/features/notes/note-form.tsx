import type { Note } from '@assay/contract/notes/note.ts';
import { addNote, getNotes, updateNote } from '@assay/contract/notes/notes.ts';
import { refuseWriting, writingFaults } from '@assay/rules/notes/refuse-writing.ts';
import { Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useDraftText } from '../../lib/storage/draft-text.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { failureIn } from '../../lib/wire/failure-in.ts';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { CategorySelect } from './category-select.tsx';
import { TEXT } from './text.ts';
import { type Writing, WritingFields } from './writing-fields.tsx';

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
  const place = JSON.stringify(about);
  const [title, setTitle] = useDraftText(`note-title:${place}`);
  const [content, setContent] = useDraftText(`note-content:${place}`);
  const [edited, setEdited] = useState<Writing>({ title: note?.title ?? '', content: note?.content ?? '' });
  const [categoryId, setCategoryId] = useState(note?.categoryId ?? null);
  const [faults, setFaults] = useState<Partial<Record<keyof Writing, string>>>({});
  const value = note ? edited : { title, content };
  const change = (next: Partial<Writing>) => {
    setFaults({});
    if (note) return setEdited((before) => ({ ...before, ...next }));
    if (next.title !== undefined) setTitle(next.title);
    if (next.content !== undefined) setContent(next.content);
  };
  const done = (word: 'posted' | 'updated') => async () => {
    toast.success(t(word));
    if (!note) {
      setTitle('');
      setContent('');
    }
    onClose();
    await refresh(getNotes);
  };
  const add = useAction(addNote, { onSuccess: done('posted') });
  const update = useAction(updateNote, { onSuccess: done('updated') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refuseWriting('note', value);
    if (refusal) return setFaults({ [writingFaults('note')[refusal.code]!]: failureIn(refusal) });
    if (note) update.mutate({ id: note.id, ...value, categoryId, version: note.version });
    else add.mutate({ ...value, ...about, categoryId });
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        <WritingFields value={value} onChange={change} faults={faults} />
        <CategorySelect value={categoryId} onChange={setCategoryId} none={t('noCategory')} showsLabel />
      </Stack>
      <FormFoot
        onClose={onClose}
        isSaving={add.isPending || update.isPending}
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
