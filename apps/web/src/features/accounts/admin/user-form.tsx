import { PASSWORD_MAX, PASSWORD_MIN } from '@assay/contract/accounts/user.ts';
import { editUser, getUserList } from '@assay/contract/accounts/users-admin.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { PERMISSIONS, ROLE_CODES, ROLE_TEXT, type RoleCode, roleName } from '@assay/contract/roles.ts';
import { Alert, Button, ColorInput, Group, NativeSelect, PasswordInput, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { TagChip } from '../../../ui/tag-chip.tsx';
import { isEmail } from '../fields.ts';
import { TEXT } from './text.ts';

export type AdminUser = DataOf<typeof getUserList>['records'][number];

const DEFAULT_COLOR = '#2360d8';
const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** What a super administrator may change of a user. */
export function UserForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useText(TEXT);
  const lang = useLang();
  const viewer = useUser();
  const form = useForm({
    initialValues: {
      email: user.email,
      realname: user.realname,
      role: String(user.role),
      disabled: user.status === 1,
      titleName: user.titleName ?? '',
      titleColor: user.titleColor ?? DEFAULT_COLOR,
      newPassword: '',
    },
    validateInputOnBlur: true,
    validate: {
      email: (value) => (isEmail(value) ? null : t('emailFormat')),
      titleColor: (value, { titleName }) => (titleName.trim() === '' || isColor(value) ? null : t('colorFormat')),
      newPassword: (value) =>
        value === '' || (value.length >= PASSWORD_MIN && value.length <= PASSWORD_MAX) ? null : t('passwordLength'),
    },
  });
  const save = useAction(editUser, {
    call: { shows: ['fields', 'account.emailTaken', 'account.weakPassword'] },
    onSuccess: async () => {
      toast.success(t('saved', { name: user.username }));
      onClose();
      await refresh(getUserList);
    },
    onError: ({ code, msg, fields }) => {
      form.setErrors({
        ...fields,
        ...(code === 'account.emailTaken' ? { email: msg } : {}),
        ...(code === 'account.weakPassword' ? { newPassword: msg } : {}),
      });
    },
  });
  const send = form.onSubmit(({ email, realname, role, disabled, titleName, titleColor, newPassword }) => {
    const title = titleName.trim();
    save.mutate({
      uid: user.uid,
      email: email.trim(),
      realname: realname.trim(),
      role: Number(role) as RoleCode,
      status: disabled ? 1 : 0,
      titleName: title === '' ? null : title,
      titleColor: title === '' ? null : titleColor,
      ...(newPassword === '' ? {} : { newPassword }),
    });
  });
  const { role, titleName, titleColor } = form.values;
  const permissions = PERMISSIONS[roleName(Number(role))];
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        {viewer?.uid === user.uid && <Alert color="yellow">{t('self')}</Alert>}
        <NativeSelect
          label={t('role')}
          description={
            permissions.length === 0
              ? t('mayNothing')
              : t('may', { list: permissions.map((name) => t(name)).join(lang === 'zh' ? '、' : ', ') })
          }
          data={ROLE_CODES.map((code) => ({
            value: String(code),
            label: `${code} · ${ROLE_TEXT[roleName(code)][lang]}`,
          }))}
          {...form.getInputProps('role')}
        />
        <Switch
          label={t('disable')}
          description={t('disableHint')}
          {...form.getInputProps('disabled', { type: 'checkbox' })}
        />
        <TextInput label={t('email')} type="email" autoComplete="off" {...form.getInputProps('email')} />
        <TextInput label={t('realname')} maxLength={50} autoComplete="off" {...form.getInputProps('realname')} />
        <Group align="flex-start" grow>
          <TextInput
            label={t('titleName')}
            description={t('titleNameHint')}
            maxLength={20}
            autoComplete="off"
            {...form.getInputProps('titleName')}
          />
          <ColorInput
            label={t('titleColor')}
            withEyeDropper={false}
            disabled={titleName.trim() === ''}
            description={titleName.trim() !== '' && <TagChip color={titleColor}>{titleName}</TagChip>}
            {...form.getInputProps('titleColor')}
          />
        </Group>
        <PasswordInput
          label={t('newPassword')}
          description={t('newPasswordHint')}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          {...form.getInputProps('newPassword')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
