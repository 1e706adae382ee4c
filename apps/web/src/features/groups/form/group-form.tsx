import { GROUP_AUTH, GROUP_BOUNDS, GROUP_CODE_LENGTH, type GroupFields } from '@assay/contract/groups/group.ts';
import { addGroup, updateGroup } from '@assay/contract/groups/groups.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
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

type Values = Omit<GroupFields, 'auth'> & { auth: string };

interface GroupFormProps {
  /** Null for one that is not made yet. */
  gid: number | null;
  start: GroupFields;
  /** What the button does. */
  action: string;
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void;
  onSaved: (gid: number) => unknown;
}

/** Name, short name, brief, kind, code and description of a group (GRP-2). */
export function GroupForm({ gid, start, action, onCancel, onSaved }: GroupFormProps) {
  const t = useText(TEXT);
  const within = (field: 'name' | 'shortName', { length }: string) => {
    const [min, max] = GROUP_BOUNDS[field];
    return length >= min && length <= max ? null : t('length', { min, max });
  };
  const op = gid === null ? addGroup : updateGroup;
  const { form, submit, box, isSaving } = useSaveForm<typeof op, Values>(op, {
    initial: { ...start, auth: String(start.auth) },
    labels: {
      name: t('name'),
      shortName: t('shortName'),
      brief: t('brief'),
      code: t('code'),
      description: t('description'),
    },
    refuse: ({ name, shortName, auth, code }) => ({
      name: within('name', name.trim()),
      shortName: within('shortName', shortName.trim()),
      code:
        Number(auth) === GROUP_AUTH.public || code.trim().length === GROUP_CODE_LENGTH
          ? null
          : t('exactly', { length: GROUP_CODE_LENGTH }),
    }),
    inputOf: ({ auth, code, ...values }) =>
      ({
        ...values,
        auth: Number(auth),
        code: Number(auth) === GROUP_AUTH.public ? '' : code.trim(),
        ...(gid === null ? {} : { gid }),
      }) as SentOf<typeof op>,
    fieldOfFailure: {
      'group.nameTaken': 'name',
      'group.shortNameTaken': 'shortName',
      'group.codeLength': 'code',
    },
    onSaved: (made, values) => {
      form.resetDirty(values);
      return onSaved(made?.id ?? gid!);
    },
  });
  const auth = Number(form.values.auth);
  return (
    <form noValidate onSubmit={submit}>
      <LeaveGuard isDirty={form.isDirty} />
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...box('name')} required />
          <TextInput {...box('shortName')} required description={t('shortNameHint')} />
        </SimpleGrid>
        <TextInput {...box('brief')} description={t('briefHint')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={t('kind')}
            description={t(authRow(auth)[1])}
            data={Object.values(GROUP_AUTH).map((value) => ({ value: String(value), label: t(AUTH_ROWS[value][0]) }))}
            {...form.getInputProps('auth')}
          />
          {auth !== GROUP_AUTH.public && (
            <TextInput {...box('code')} description={t('codeFor')} required autoComplete="off" spellCheck={false} />
          )}
        </SimpleGrid>
        <MarkdownField
          {...box('description')}
          label={t('description')}
          showsLabel
          minRows={5}
          maxRows={16}
          value={form.values.description}
        />
        <Switch
          label={t('visible')}
          description={t('visibleHint')}
          {...form.getInputProps('visible', { type: 'checkbox' })}
        />
        {/* in a dialog at its end, on a page at the start as in all forms of pages */}
        <Group justify={onCancel ? 'flex-end' : 'flex-start'}>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" loading={isSaving}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
