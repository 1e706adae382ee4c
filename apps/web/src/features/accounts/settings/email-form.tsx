import { changeEmail, getChangeEmailCode } from '@assay/contract/accounts/settings.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { setUser } from '../../../lib/token.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { refuseCode, refuseEmail } from '../fields.ts';
import { MailedCode } from '../sign-in/mailed-code.tsx';
import { TEXT as ACCOUNT } from '../text.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

/** Changes the e-mail with the password and a code sent to the new address. */
export function EmailForm({ email }: { email: string }) {
  const say = useText(TEXT);
  const sayAccount = useText(ACCOUNT);
  const { form, submit, box, secret, isSaving } = useSaveForm(changeEmail, {
    initial: { newEmail: '', code: '', password: '' },
    labels: { newEmail: sayAccount('newEmail'), code: sayAccount('code'), password: sayAccount('password') },
    stars: false,
    checksOnLeave: false,
    refuse: ({ newEmail, code, password }) => ({
      newEmail:
        refuseEmail(sayAccount, newEmail) ??
        (newEmail.trim().toLowerCase() === email.toLowerCase() ? sayAccount('sameEmail') : null),
      code: refuseCode(sayAccount, code),
      password: password === '' ? sayAccount('required', { field: sayAccount('password') }) : null,
    }),
    inputOf: ({ newEmail, code, password }) => ({ newEmail: newEmail.trim(), code: code.trim(), password }),
    fieldOfFailure: {
      'account.badOldPassword': 'password',
      'account.sameEmail': 'newEmail',
      'account.emailTaken': 'newEmail',
      'account.badCode': 'code',
    },
    onSaved(user) {
      setUser(user);
      form.reset();
      toast.success(say('emailChanged'));
    },
  });
  const askCode = () => {
    if (form.validateField('newEmail').hasError) return null;
    return { email: form.getValues().newEmail.trim() };
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <h3 className={classes.heading}>{say('changeEmail')}</h3>
      <TextInput label={say('currentEmail')} value={email} readOnly />
      <TextInput {...box('newEmail')} type="email" autoComplete="email" />
      <MailedCode
        cooldown="change-email"
        op={getChangeEmailCode}
        ask={askCode}
        addressOf={({ email: to }) => to}
        fails={['account.emailTaken', 'account.sameEmail']}
        onRefused={(sentence) => form.setFieldError('newEmail', sentence)}
        box={box('code')}
      />
      <PasswordInput {...secret('password')} autoComplete="current-password" />
      <div>
        <Button type="submit" loading={isSaving}>
          {say('changeEmail')}
        </Button>
      </div>
    </form>
  );
}
