import { GROUP_AUTH, GROUP_BOUNDS, GROUP_CODE_LENGTH, type GroupFields } from '@assay/contract/groups/group.ts';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCallback, useRef } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useText } from '../../../lib/text.ts';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { AUTH_ROWS, authRow } from '../group-words.ts';
import { TEXT } from '../text.ts';

/** The form of a group that is not made yet. */
export const NEW_GROUP: GroupFields = {
  name: '',
  shortName: '',
  brief: '',
  description: '',
  auth: GROUP_AUTH.public,
  code: '',
  visible: true,
};

/** Failures that stand beside a field of the form. */
export const GROUP_FORM_FAILURES = ['fields', 'group.nameTaken', 'group.shortNameTaken', 'group.codeLength'] as const;

const FIELD_OF: Partial<Record<string, keyof GroupFields>> = {
  'group.nameTaken': 'name',
  'group.shortNameTaken': 'shortName',
  'group.codeLength': 'code',
};

interface GroupFormProps<Saved> {
  start: GroupFields;
  /** What the button does. */
  action: string;
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void;
  /** Sends the form; a failure of {@link GROUP_FORM_FAILURES} is shown beside its field. */
  save: (fields: GroupFields) => Promise<Saved>;
  onSaved: (saved: Saved) => unknown;
}

/** Name, short name, brief, kind, code and description of a group (GRP-2). */
export function GroupForm<Saved>({ start, action, onCancel, save, onSaved }: GroupFormProps<Saved>) {
  const t = useText(TEXT);
  const within = (field: keyof typeof GROUP_BOUNDS) => (value: string) => {
    const [min, max] = GROUP_BOUNDS[field];
    const { length } = value.trim();
    return length >= min && length <= max ? null : t('length', { min, max });
  };
  const form = useForm<Omit<GroupFields, 'auth'> & { auth: string }>({
    initialValues: { ...start, auth: String(start.auth) },
    validateInputOnBlur: true,
    validate: {
      name: within('name'),
      shortName: within('shortName'),
      brief: within('brief'),
      description: within('description'),
      code: (value, { auth }) =>
        Number(auth) === GROUP_AUTH.public || value.trim().length === GROUP_CODE_LENGTH
          ? null
          : t('exactly', { length: GROUP_CODE_LENGTH }),
    },
  });
  const dirty = useRef(form.isDirty);
  dirty.current = form.isDirty;
  const isDirty = useCallback(() => dirty.current(), []);
  const auth = Number(form.values.auth);
  const asksCode = auth !== GROUP_AUTH.public;
  const send = form.onSubmit(async (values) => {
    const fields = { ...values, auth, code: asksCode ? values.code.trim() : '' };
    try {
      const saved = await save(fields);
      form.resetDirty(values);
      await onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, msg, fields: named } = error;
      const field = FIELD_OF[code ?? ''];
      form.setErrors({ ...named, ...(field ? { [field]: msg } : {}) });
    }
  });
  const text = (field: 'name' | 'shortName' | 'brief') => ({
    label: t(field),
    required: true,
    maxLength: GROUP_BOUNDS[field][1],
    ...form.getInputProps(field),
  });
  return (
    <form noValidate onSubmit={send}>
      <LeaveGuard isDirty={isDirty} />
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...text('name')} />
          <TextInput {...text('shortName')} description={t('shortNameHint')} />
        </SimpleGrid>
        <TextInput {...text('brief')} description={t('briefHint')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={t('kind')}
            description={t(authRow(auth)[1])}
            data={Object.values(GROUP_AUTH).map((value) => ({ value: String(value), label: t(AUTH_ROWS[value][0]) }))}
            {...form.getInputProps('auth')}
          />
          {asksCode && (
            <TextInput
              label={t('code')}
              description={t('codeFor')}
              required
              maxLength={GROUP_CODE_LENGTH}
              autoComplete="off"
              spellCheck={false}
              {...form.getInputProps('code')}
            />
          )}
        </SimpleGrid>
        <MarkdownField
          label={t('description')}
          showsLabel
          required
          minRows={5}
          maxRows={16}
          maxLength={GROUP_BOUNDS.description[1]}
          {...form.getInputProps('description')}
          value={form.values.description}
        />
        <Switch
          label={t('visible')}
          description={t('visibleHint')}
          {...form.getInputProps('visible', { type: 'checkbox' })}
        />
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" loading={form.submitting}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
