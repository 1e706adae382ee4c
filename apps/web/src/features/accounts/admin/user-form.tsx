import { USERNAME_MAX } from '@assay/contract/accounts/user.ts';
import { editUser, getUserList } from '@assay/contract/accounts/users-admin.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { PERMISSIONS, ROLE_CODES, ROLE_TEXT, type RoleCode, roleName } from '@assay/contract/roles.ts';
import { Alert, NativeSelect, PasswordInput, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { refresh } from '../../../lib/use-call.ts';
import { ColorInput } from '../../../ui/fields/fields.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { TagChip } from '../../../ui/tag-chip.tsx';
import { TEXT } from './text.ts';

export type AdminUser = DataOf<typeof getUserList>['records'][number];

const DEFAULT_COLOR = '#2360d8';
/** One-line fields of the profile, as the call names them. */
const LINES = ['nickname', 'realname', 'school', 'course', 'number', 'cfUsername', 'github', 'blog'] as const;
const GENDERS = ['male', 'female', 'secrecy'] as const;

/** What a super administrator may change of a user. */
export function UserForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useText(TEXT);
  const lang = useLang();
  const viewer = useUser();
  const { form, submit, box, secret, isSaving } = useSaveForm(editUser, {
    initial: {
      username: user.username,
      email: user.email,
      mobile: user.mobile,
      role: String(user.role),
      titleName: user.titleName ?? '',
      titleColor: user.titleColor ?? DEFAULT_COLOR,
      newPassword: '',
      gender: user.gender as string,
      signature: user.signature,
      ...(Object.fromEntries(LINES.map((name) => [name, user[name]])) as Record<(typeof LINES)[number], string>),
    },
    labels: {
      username: t('username'),
      email: t('email'),
      mobile: t('mobile'),
      role: t('role'),
      titleName: t('titleName'),
      titleColor: t('titleColor'),
      newPassword: t('newPassword'),
      signature: t('signature'),
      ...Object.fromEntries(LINES.map((name) => [name, t(name)])),
    },
    fieldOfFailure: {
      'account.emailTaken': 'email',
      'account.usernameTaken': 'username',
      'account.weakPassword': 'newPassword',
    },
    inputOf: ({ role, titleName, titleColor, newPassword, gender, email, ...rest }) => ({
      uid: user.uid,
      ...rest,
      email: email.trim(),
      gender: gender as AdminUser['gender'],
      role: Number(role) as RoleCode,
      titleName: titleName.trim() === '' ? null : titleName.trim(),
      titleColor: titleName.trim() === '' ? null : titleColor,
      ...(newPassword === '' ? {} : { newPassword }),
    }),
    onSaved: async (_data, { username }) => {
      toast.success(t('saved', { name: username }));
      onClose();
      await refresh(getUserList);
    },
  });
  const { role, titleName, titleColor } = form.values;
  const permissions = PERMISSIONS[roleName(Number(role))];
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {viewer?.uid === user.uid && <Alert color="yellow">{t('self')}</Alert>}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...box('username')}
            maxLength={USERNAME_MAX}
            description={t('usernameHint')}
            autoComplete="off"
            data-autofocus
          />
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
          <TextInput {...box('email')} type="email" autoComplete="off" />
          <TextInput {...box('mobile')} type="tel" autoComplete="off" />
          <TextInput {...box('titleName')} description={t('titleNameHint')} autoComplete="off" />
          <ColorInput
            {...box('titleColor')}
            withEyeDropper={false}
            disabled={titleName.trim() === ''}
            description={titleName.trim() === '' ? ' ' : <TagChip color={titleColor}>{titleName}</TagChip>}
          />
          {LINES.map((name) => (
            <TextInput key={name} {...box(name)} autoComplete="off" />
          ))}
          <NativeSelect
            label={t('gender')}
            data={GENDERS.map((value) => ({ value, label: t(value) }))}
            {...form.getInputProps('gender')}
          />
          <PasswordInput {...secret('newPassword')} description={t('newPasswordHint')} autoComplete="new-password" />
        </SimpleGrid>
        <Textarea {...box('signature')} autosize minRows={2} maxRows={8} />
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
