import { changePassword } from '@assay/contract/accounts/settings.ts';
import { Button, PasswordInput } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { refusePassword, refuseRepeat } from '../fields.ts';
import { TEXT as ACCOUNT } from '../text.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

/** Changes the password; the server ends all other sessions. */
export function PasswordForm({ username }: { username: string }) {
  const say = useText(TEXT);
  const sayAccount = useText(ACCOUNT);
  const { form, submit, secret, isSaving } = useSaveForm(changePassword, {
    initial: { oldPassword: '', newPassword: '', passwordAgain: '' },
    labels: {
      oldPassword: sayAccount('oldPassword'),
      newPassword: sayAccount('newPassword'),
      passwordAgain: sayAccount('passwordAgain'),
    },
    stars: false,
    checksOnLeave: false,
    refuse: ({ oldPassword, newPassword, passwordAgain }) => ({
      oldPassword: oldPassword === '' ? sayAccount('required', { field: sayAccount('oldPassword') }) : null,
      newPassword:
        refusePassword(sayAccount, newPassword) ?? (newPassword === oldPassword ? sayAccount('samePassword') : null),
      passwordAgain: refuseRepeat(sayAccount, passwordAgain, newPassword),
    }),
    inputOf: ({ oldPassword, newPassword }) => ({ oldPassword, newPassword }),
    fieldOfFailure: {
      'account.badOldPassword': 'oldPassword',
      'account.samePassword': 'newPassword',
      'account.weakPassword': 'newPassword',
    },
    onSaved() {
      form.reset();
      toast.success(say('passwordChanged'));
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <h3 className={classes.heading}>{say('changePassword')}</h3>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <PasswordInput {...secret('oldPassword')} autoComplete="current-password" />
      <PasswordInput {...secret('newPassword')} autoComplete="new-password" />
      <PasswordInput {...secret('passwordAgain')} autoComplete="new-password" />
      <div>
        <Button type="submit" loading={isSaving}>
          {say('changePassword')}
        </Button>
      </div>
    </form>
  );
}
