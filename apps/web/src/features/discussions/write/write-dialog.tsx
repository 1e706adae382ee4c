import { getDiscussionCategory } from '@assay/contract/discussions/categories.ts';
import {
  DEFAULT_CATEGORY,
  DISCUSSION_CONTENT_MAX,
  DISCUSSION_LINE_MAX,
  type DiscussionDetail,
} from '@assay/contract/discussions/discussion.ts';
import { addDiscussion, getDiscussionDetail, updateDiscussion } from '@assay/contract/discussions/discussions.ts';
import { addGroupDiscussion } from '@assay/contract/discussions/group.ts';
import { Alert, Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useIsAdmin } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Select } from '../../../ui/fields/fields.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import type { Place } from '../addresses.ts';
import { discussionsChanged } from '../list/use-discussions.ts';
import { TEXT } from '../text.ts';
import { type Draft, EMPTY_DRAFT, useDraft } from './draft.ts';
import styles from './write.module.css';

const LIMITS = {
  title: DISCUSSION_LINE_MAX,
  description: DISCUSSION_LINE_MAX,
  content: DISCUSSION_CONTENT_MAX,
} as const;
type Field = keyof typeof LIMITS;
const FIELDS = Object.keys(LIMITS) as Field[];

/** Where a discussion is begun; what is not posted yet is kept and stands there the next time. */
export function CreateDialog({ place, mayPin, onClose }: { place: Place; mayPin: boolean; onClose: () => void }) {
  const t = useText(TEXT);
  const router = useRouter();
  const isAdmin = useIsAdmin();
  const [draft, setDraft] = useDraft(place);
  const onSuccess = async ({ id }: { id: number }) => {
    setDraft(EMPTY_DRAFT);
    toast.success(t('posted'));
    onClose();
    await router.navigate({ href: paths.discussion(id, place.gid) });
    await discussionsChanged();
  };
  const add = useAction(addDiscussion, { onSuccess });
  const addInGroup = useAction(addGroupDiscussion, { onSuccess });
  const send = () => {
    const { categoryId, topPriority, ...texts } = draft;
    const sent = { ...texts, categoryId, pid: place.pid, ...(topPriority ? { topPriority } : {}) };
    if (place.gid === null) add.mutate(sent);
    else addInGroup.mutate({ ...sent, gid: place.gid });
  };
  return (
    <Dialog opened fullScreen onClose={onClose} title={t('post')}>
      <WriteForm
        values={draft}
        onChange={setDraft}
        choosesCategory
        mayPin={mayPin || (place.gid === null && isAdmin)}
        action={t('publish')}
        note={t('draftKept')}
        busy={add.isPending || addInGroup.isPending}
        onSend={send}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** Where the author changes a discussion; its category stays. */
export function EditDialog({ discussion, onClose }: { discussion: DiscussionDetail; onClose: () => void }) {
  const t = useText(TEXT);
  const { id, title, description, content, categoryId, topPriority } = discussion;
  const [values, setValues] = useState<Draft>({ title, description, content, categoryId, topPriority });
  const [seen, setSeen] = useState<DiscussionDetail>(discussion);
  const update = useAction(updateDiscussion, {
    call: { shows: ['discussion.changed'] },
    // what was said meanwhile is shown, and the next save is made over it
    onError: async (error) => {
      if (isApiError(error, 'discussion.changed')) setSeen(await call(getDiscussionDetail, { did: id }));
    },
    onSuccess: async () => {
      toast.success(t('updated'));
      onClose();
      await discussionsChanged();
    },
  });
  return (
    <Dialog opened fullScreen onClose={onClose} title={t('editTitle')}>
      {seen !== discussion && (
        <Alert className={styles.form} color="orange" title={t('changedMeanwhile')} mb="md">
          <p className={styles.meanwhile}>{seen.title}</p>
          <pre className={styles.meanwhile}>{seen.content}</pre>
        </Alert>
      )}
      <WriteForm
        values={values}
        onChange={setValues}
        choosesCategory={false}
        mayPin={discussion.mayRun}
        action={t('save')}
        busy={update.isPending}
        onSend={() => {
          const { categoryId: _, topPriority: top, ...texts } = values;
          update.mutate({
            id,
            revisions: seen.revisions,
            ...texts,
            ...(discussion.mayRun ? { topPriority: top } : {}),
          });
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface WriteFormProps {
  values: Draft;
  onChange: (values: Draft) => void;
  choosesCategory: boolean;
  mayPin: boolean;
  action: string;
  note?: string;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}

function WriteForm({ values, onChange, choosesCategory, mayPin, action, note, busy, onSend, onClose }: WriteFormProps) {
  const t = useText(TEXT);
  const [tried, setTried] = useState(false);
  const { data: categories } = useCall(getDiscussionCategory, {}, { enabled: choosesCategory });
  const fault = (field: Field) => {
    if (values[field].length > LIMITS[field]) return t('tooLong', { field: t(field), max: LIMITS[field] });
    return tried && values[field].trim() === '' ? t('required', { field: t(field) }) : null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const isWhole = FIELDS.every((field) => values[field].trim() !== '' && values[field].length <= LIMITS[field]);
    if (isWhole) onSend();
  };
  const line = (field: 'title' | 'description') => (
    <TextInput
      label={t(field)}
      required
      value={values[field]}
      error={fault(field)}
      onChange={(event) => onChange({ ...values, [field]: event.currentTarget.value })}
      {...(field === 'title' ? { 'data-autofocus': true } : {})}
    />
  );
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Stack gap="md">
        {line('title')}
        {line('description')}
        {choosesCategory && (
          <Select
            label={t('category')}
            allowDeselect={false}
            value={String(values.categoryId ?? DEFAULT_CATEGORY)}
            data={(categories ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(value) => onChange({ ...values, categoryId: value === null ? null : Number(value) })}
          />
        )}
        {mayPin && (
          <Switch
            label={t('top')}
            description={t('topHint')}
            checked={values.topPriority}
            onChange={(event) => onChange({ ...values, topPriority: event.currentTarget.checked })}
          />
        )}
        <MarkdownField
          label={t('content')}
          showsLabel
          required
          namesPeople
          value={values.content}
          error={fault('content')}
          minRows={14}
          onChange={(content) => onChange({ ...values, content })}
        />
      </Stack>
      <Group justify="flex-end" mt="lg" gap="xs">
        {note && <span className={styles.note}>{note}</span>}
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
