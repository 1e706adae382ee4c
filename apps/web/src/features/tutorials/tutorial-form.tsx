import type { OwnTutorial } from '@assay/contract/tutorials/tutorial.ts';
import { addTutorial, getTutorials, updateTutorial } from '@assay/contract/tutorials/tutorials.ts';
import { refuseWriting, writingFaults } from '@assay/rules/notes/refuse-writing.ts';
import { Stack, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useDraftText } from '../../lib/storage/draft-text.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { failureIn } from '../../lib/wire/failure-in.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import type { AboutProblem } from '../notes/note-form.tsx';
import { type Writing, WritingFields } from '../notes/writing-fields.tsx';
import { TEXT } from './text.ts';

interface TutorialFormProps {
  /** Left out for a new one, whose draft is kept. */
  tutorial?: OwnTutorial;
  about?: AboutProblem;
  /** May change the problem, and so write an official editorial. */
  mayManage?: boolean;
  onClose: () => void;
}

/** Writes a tutorial, or changes one; both wait for a review (NOTE-2). */
export function TutorialForm({ tutorial, about = {}, mayManage = false, onClose }: TutorialFormProps) {
  const t = useText(TEXT);
  const place = JSON.stringify(about);
  const [title, setTitle] = useDraftText(`tutorial-title:${place}`);
  const [content, setContent] = useDraftText(`tutorial-content:${place}`);
  const [edited, setEdited] = useState<Writing>({ title: tutorial?.title ?? '', content: tutorial?.content ?? '' });
  const [price, setPrice] = useState<number | string>(tutorial?.price ?? 0);
  const [official, setOfficial] = useState(tutorial?.official ?? false);
  const [showAt, setShowAt] = useState('');
  const [faults, setFaults] = useState<Partial<Record<keyof Writing, string>>>({});
  const value = tutorial ? edited : { title, content };
  const change = (next: Partial<Writing>) => {
    setFaults({});
    if (tutorial) return setEdited((before) => ({ ...before, ...next }));
    if (next.title !== undefined) setTitle(next.title);
    if (next.content !== undefined) setContent(next.content);
  };
  const done = async () => {
    toast.success(t(official ? 'published' : 'posted'));
    if (!tutorial) {
      setTitle('');
      setContent('');
    }
    onClose();
    await refresh(getTutorials);
  };
  const add = useAction(addTutorial, { onSuccess: done });
  const update = useAction(updateTutorial, { onSuccess: done });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refuseWriting('tutorial', value);
    if (refusal) return setFaults({ [writingFaults('tutorial')[refusal.code]!]: failureIn(refusal) });
    const fields = {
      ...value,
      price: official ? 0 : Number(price) || 0,
      ...(mayManage && { official, showAt: official && showAt ? new Date(showAt).toISOString() : null }),
    };
    if (tutorial) update.mutate({ id: tutorial.id, ...fields });
    else add.mutate({ ...fields, ...about });
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        <WritingFields value={value} onChange={change} faults={faults} />
        {!official && (
          <NumberInput
            label={t('price')}
            description={t('priceHint')}
            min={0}
            allowDecimal={false}
            value={price}
            onChange={setPrice}
          />
        )}
        {mayManage && (
          <Switch
            label={t('official')}
            description={t('officialHint')}
            checked={official}
            onChange={(event) => setOfficial(event.currentTarget.checked)}
          />
        )}
        {mayManage && official && (
          <TextInput
            type="datetime-local"
            label={t('showAt')}
            value={showAt}
            onChange={(event) => setShowAt(event.currentTarget.value)}
          />
        )}
        {tutorial?.isPublished && !official && <Text size="sm">{t('reviewedAgain')}</Text>}
      </Stack>
      <FormFoot
        onClose={onClose}
        isSaving={add.isPending || update.isPending}
        aside={
          !tutorial && (
            <Text size="sm" c="dimmed">
              {t('draftKept')}
            </Text>
          )
        }
      />
    </form>
  );
}
