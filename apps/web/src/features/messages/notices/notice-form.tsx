import { getGroupList } from '@assay/contract/groups/groups.ts';
import {
  addNotice,
  getNotices,
  NOTICE_AUDIENCES,
  type Notice,
  type NoticeAudience,
  updateNotice,
} from '@assay/contract/messages/notices.ts';
import { ROLE, ROLE_TEXT, type RoleCode, type RoleName } from '@assay/contract/roles.ts';
import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { isoOfLocal, localOf } from '../../../lib/local-time.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { MultiSelect } from '../../../ui/fields/fields.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { PeopleField } from '../../accounts/people/people-field.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { TEXT } from './text.ts';

const ROLE_NAMES = Object.keys(ROLE) as RoleName[];
/** Groups that are offered at once; further ones are found by their name. */
const GROUPS_OFFERED = 50;
const SETTLE_MS = 250;

const NEW = { title: '', content: '', audience: 'all' as NoticeAudience, username: '', publishAt: '', until: '' };
const localMoment = (iso: string | null) => (iso === null ? '' : localOf(Date.parse(iso)));

/** Where a notice is written or changed. @param notice null for a new one */
export function NoticeForm({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const t = useText(TEXT);
  const lang = useLang();
  const { form, submit, box, isSaving } = useSaveForm(notice ? updateNotice : addNotice, {
    initial: {
      ...NEW,
      roles: [] as string[],
      gids: [] as string[],
      ...(notice && {
        title: notice.title,
        content: notice.content,
        audience: notice.audience,
        username: notice.username,
        roles: notice.roles.map(String),
        gids: notice.gids.map(String),
        publishAt: notice.pushed ? '' : localMoment(notice.publishAt),
        until: localMoment(notice.until),
      }),
    },
    labels: {
      title: t('title'),
      content: t('content'),
      username: t('whichPerson'),
      publishAt: t('publishAt'),
      until: t('until'),
      roles: t('whichRoles'),
      gids: t('whichGroups'),
    },
    inputOf: ({ roles, gids, publishAt, until, ...rest }) => ({
      ...rest,
      roles: roles.map((code) => Number(code) as RoleCode),
      gids: gids.map(Number),
      publishAt: isoOfLocal(publishAt),
      until: isoOfLocal(until),
      ...(notice && { id: notice.id }),
    }),
    fieldOfFailure: { 'account.unknown': 'username', 'group.unknown': 'gids' },
    onSaved: async () => {
      toast.success(t('saved'));
      onClose();
      await refresh(getNotices);
    },
  });
  const { audience, username } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput {...box('title')} data-autofocus />
        <MarkdownField
          {...box('content')}
          value={form.values.content}
          label={t('content')}
          showsLabel
          minRows={4}
          maxRows={14}
        />
        <NativeSelect
          label={t('audience')}
          data={NOTICE_AUDIENCES.map((value) => ({ value, label: t(value) }))}
          {...form.getInputProps('audience')}
        />
        {audience === 'roles' && (
          <MultiSelect
            label={t('whichRoles')}
            data={ROLE_NAMES.map((name) => ({ value: String(ROLE[name]), label: ROLE_TEXT[name][lang] }))}
            {...form.getInputProps('roles')}
          />
        )}
        {audience === 'groups' && <GroupsField {...form.getInputProps('gids')} />}
        {audience === 'person' && (
          <PeopleField
            label={t('whichPerson')}
            max={1}
            value={username === '' ? [] : [username]}
            error={form.errors.username}
            onChange={([name = '']) => form.setFieldValue('username', name)}
          />
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {!notice?.pushed && (
            <TextInput type="datetime-local" {...box('publishAt')} description={t('publishAtHint')} />
          )}
          <TextInput type="datetime-local" {...box('until')} description={t('untilHint')} />
        </SimpleGrid>
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}

interface GroupsFieldProps {
  value?: string[];
  onChange?: (gids: string[]) => void;
}

function GroupsField(field: GroupsFieldProps) {
  const t = useText(TEXT);
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed, SETTLE_MS);
  const { data } = useCall(getGroupList, { keyword, limit: GROUPS_OFFERED }, { keep: true });
  const found = new Map((data?.records ?? []).map(({ id, name }) => [String(id), name]));
  // what was chosen before is still to be seen
  for (const gid of field.value ?? []) if (!found.has(gid)) found.set(gid, `#${gid}`);
  return (
    <MultiSelect
      {...field}
      label={t('whichGroups')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      data={[...found].map(([value, label]) => ({ value, label }))}
    />
  );
}
