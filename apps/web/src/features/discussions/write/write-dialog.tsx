import { getDiscussionCategory } from '@assay/contract/discussions/categories.ts';
import {
  DEFAULT_CATEGORY,
  DISCUSSION_CONTENT_MAX,
  DISCUSSION_LINE_MAX,
  type DiscussionDetail,
} from '@assay/contract/discussions/discussion.ts';
import { addDiscussion, getDiscussionDetail, updateDiscussion } from '@assay/contract/discussions/discussions.ts';
import { addGroupDiscussion } from '@assay/contract/discussions/group.ts';
import type { FailureCode } from '@assay/contract/errors.ts';
import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { Alert, Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type ApiError, isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useIsAdmin } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Select } from '../../../ui/fields/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
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
  const form = {
    start: draft,
    onChange: setDraft,
    choosesCategory: true,
    mayPin: mayPin || (place.gid === null && isAdmin),
    action: t('publish'),
    note: t('draftKept'),
    onSaved: async ({ id }: { id: number }) => {
      setDraft(EMPTY_DRAFT);
      toast.success(t('posted'));
      onClose();
      await router.navigate({ href: paths.discussion(id, place.gid) });
      await discussionsChanged();
    },
    onClose,
  };
  const sent = ({ topPriority, ...written }: Draft) => ({
    ...written,
    pid: place.pid,
    ...(topPriority ? { topPriority } : {}),
  });
  const { gid } = place;
  return (
    <Dialog opened fullScreen onClose={onClose} title={t('post')}>
      {gid === null ? (
        <WriteForm {...form} op={addDiscussion} inputOf={sent} />
      ) : (
        <WriteForm {...form} op={addGroupDiscussion} inputOf={(written) => ({ ...sent(written), gid })} />
      )}
    </Dialog>
  );
}

/** Where the author changes a discussion; its category stays. */
export function EditDialog({ discussion, onClose }: { discussion: DiscussionDetail; onClose: () => void }) {
  const t = useText(TEXT);
  const { id, title, description, content, categoryId, topPriority, mayRun } = discussion;
  const [seen, setSeen] = useState<DiscussionDetail>(discussion);
  return (
    <Dialog opened fullScreen onClose={onClose} title={t('editTitle')}>
      {seen !== discussion && (
        <Alert className={styles.form} color="orange" title={t('changedMeanwhile')} mb="md">
          <p className={styles.meanwhile}>{seen.title}</p>
          <pre className={styles.meanwhile}>{seen.content}</pre>
        </Alert>
      )}
      <WriteForm
        start={{ title, description, content, categoryId, topPriority }}
        choosesCategory={false}
        mayPin={mayRun}
        action={t('save')}
        op={updateDiscussion}
        inputOf={({ categoryId: _, topPriority: top, ...texts }) => ({
          id,
          revisions: seen.revisions,
          ...texts,
          ...(mayRun ? { topPriority: top } : {}),
        })}
        shows={['discussion.changed']}
        // what was said meanwhile is shown, and the next save is made over it
        onRefused={async (error) => {
          if (isApiError(error, 'discussion.changed')) setSeen(await call(getDiscussionDetail, { did: id }));
        }}
        onSaved={async () => {
          toast.success(t('updated'));
          onClose();
          await discussionsChanged();
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface WriteFormProps<O extends AnyOp> {
  op: O;
  inputOf: (written: Draft) => SentOf<O>;
  start: Draft;
  onChange?: (written: Draft) => void;
  choosesCategory: boolean;
  mayPin: boolean;
  action: string;
  note?: string;
  shows?: readonly FailureCode[];
  onRefused?: (error: ApiError) => unknown;
  onSaved: (data: DataOf<O>) => unknown;
  onClose: () => void;
}

function WriteForm<O extends AnyOp>(props: WriteFormProps<O>) {
  const { op, start, choosesCategory, mayPin, action, note, onClose } = props;
  const t = useText(TEXT);
  const lengthFault = (values: Draft, field: Field) =>
    values[field].length > LIMITS[field] ? t('tooLong', { field: t(field), max: LIMITS[field] }) : null;
  const { form, submit, isSaving } = useSaveForm<O, Draft & Record<string, unknown>>(op, {
    initial: { ...start },
    labels: { title: t('title'), description: t('description'), content: t('content') },
    checksOnLeave: false,
    refuse: (values) =>
      Object.fromEntries(
        FIELDS.map((field) => [
          field,
          values[field].trim() === '' ? t('required', { field: t(field) }) : lengthFault(values, field),
        ]),
      ),
    inputOf: props.inputOf,
    shows: props.shows ?? [],
    onChange: (values) => props.onChange?.(values),
    onRefused: (error) => props.onRefused?.(error),
    onSaved: (data) => props.onSaved(data),
  });
  const { values } = form;
  const { data: categories } = useCall(getDiscussionCategory, {}, { enabled: choosesCategory });
  // what is too long is said while it is written
  const box = (field: Field) => {
    const input = form.getInputProps(field);
    return { ...input, error: lengthFault(values, field) ?? input.error };
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Stack gap="md">
        <TextInput {...box('title')} label={t('title')} required data-autofocus />
        <TextInput {...box('description')} label={t('description')} required />
        {choosesCategory && (
          <Select
            label={t('category')}
            allowDeselect={false}
            value={String(values.categoryId ?? DEFAULT_CATEGORY)}
            data={(categories ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(value) => form.setFieldValue('categoryId', value === null ? null : Number(value))}
          />
        )}
        {mayPin && (
          <Switch
            label={t('top')}
            description={t('topHint')}
            {...form.getInputProps('topPriority', { type: 'checkbox' })}
          />
        )}
        <MarkdownField {...box('content')} label={t('content')} showsLabel required namesPeople minRows={14} />
      </Stack>
      <Group justify="flex-end" mt="lg" gap="xs">
        {note && <span className={styles.note}>{note}</span>}
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
