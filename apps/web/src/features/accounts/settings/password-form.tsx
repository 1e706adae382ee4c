import { changePassword } from '@assay/contract/accounts/settings.ts';
import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { refusePassword, refuseRepeat } from '../fields.ts';
import { TEXT as ACCOUNT } from '../text.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

const FIELD_OF = {
  'account.badOldPassword': 'oldPassword',
  'account.samePassword': 'newPassword',
  'account.weakPassword': 'newPassword',
} as const;

/** Changes the password; the server ends all other sessions. */
export function PasswordForm({ username }: { username: string }) {
  const say = useText(TEXT);
  const sayAccount = useText(ACCOUNT);
  const form = useForm({
    initialValues: { oldPassword: '', newPassword: '', passwordAgain: '' },
    validate: {
      oldPassword: (value) => (value === '' ? sayAccount('required', { field: sayAccount('oldPassword') }) : null),
      newPassword: (value, values) =>
        refusePassword(sayAccount, value) ?? (value === values.oldPassword ? sayAccount('samePassword') : null),
      passwordAgain: (value, values) => refuseRepeat(sayAccount, value, values.newPassword),
    },
  });
  const action = useAction(changePassword, {
    call: { shows: ['account.badOldPassword', 'account.samePassword', 'account.weakPassword', 'fields'] },
    onSuccess() {
      form.reset();
      toast.success(say('passwordChanged'));
    },
    onError(error) {
      const field = FIELD_OF[error.code as keyof typeof FIELD_OF];
      form.setErrors(field ? { [field]: error.msg } : { ...error.fields });
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ oldPassword, newPassword }) => action.mutate({ oldPassword, newPassword }))}
    >
      <h3 className={classes.heading}>{say('changePassword')}</h3>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <PasswordInput
        label={sayAccount('oldPassword')}
        autoComplete="current-password"
        {...form.getInputProps('oldPassword')}
      />
      <PasswordInput
        label={sayAccount('newPassword')}
        autoComplete="new-password"
        {...form.getInputProps('newPassword')}
      />
      <PasswordInput
        label={sayAccount('passwordAgain')}
        autoComplete="new-password"
        {...form.getInputProps('passwordAgain')}
      />
      <div>
        <Button type="submit" loading={action.isPending}>
          {say('changePassword')}
        </Button>
      </div>
    </form>
  );
}
