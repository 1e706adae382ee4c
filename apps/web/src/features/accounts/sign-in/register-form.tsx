import { checkUsernameOrEmail, getRegisterCode, register } from '@assay/contract/accounts/sign-up.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { isEmail, refuseCode, refuseEmail, refusePassword, refuseUsername } from '../fields.ts';
import { TEXT } from '../text.ts';
import { logInNewAccount } from './dialogs.ts';
import classes from './forms.module.css';
import { MailedCode } from './mailed-code.tsx';

/** More than a user name may have, so that a long one is refused instead of cut. */
const TYPED_NAME_MAX = 40;

/** Opens an account with a code sent by mail. The password is asked for once: its box shows it to whoever wants to be sure. */
export function RegisterForm() {
  const say = useText(TEXT);
  const { form, submit, box, secret, isSaving } = useSaveForm(register, {
    initial: { username: '', password: '', email: '', code: '' },
    labels: {
      username: say('username'),
      password: say('password'),
      email: say('email'),
      code: say('code'),
    },
    stars: false,
    refuse: ({ username, password, email, code }) => ({
      username: refuseUsername(say, username),
      password: refusePassword(say, password),
      email: refuseEmail(say, email),
      code: refuseCode(say, code),
    }),
    checksOnLeave: ['password', 'code'],
    inputOf: ({ username, password, email, code }) => ({
      password,
      username: username.trim(),
      email: email.trim(),
      code: code.trim(),
    }),
    fieldOfFailure: {
      'account.usernameTaken': 'username',
      'account.usernameReserved': 'username',
      'account.emailTaken': 'email',
      'account.badCode': 'code',
      'account.weakPassword': 'password',
    },
    onRefused() {
      form.setFieldValue('code', '');
    },
    onSaved(_data, { username, password }) {
      toast.success(say('registered'));
      logInNewAccount({ username: username.trim(), password });
    },
  });
  const refuseTaken = async (field: 'username' | 'email') => {
    if (form.validateField(field).hasError) return;
    const { username, email } = form.getValues();
    const asked =
      field === 'username' ? { username: username.trim(), email: '' } : { username: '', email: email.trim() };
    const taken = await call(checkUsernameOrEmail, asked, { quiet: true }).catch(() => null);
    if (taken?.[field]) form.setFieldError(field, say(field === 'username' ? 'usernameTaken' : 'emailTaken'));
  };
  const askCode = () => {
    const email = form.getValues().email.trim();
    if (isEmail(email)) return { email };
    form.validateField('email');
    return null;
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        {...box('username')}
        autoComplete="username"
        spellCheck={false}
        maxLength={TYPED_NAME_MAX}
        data-autofocus
        onBlur={() => refuseTaken('username')}
      />
      <PasswordInput
        {...secret('password')}
        description={!form.errors.password && say('passwordLength')}
        autoComplete="new-password"
      />
      <TextInput {...box('email')} type="email" autoComplete="email" onBlur={() => refuseTaken('email')} />
      <MailedCode
        cooldown="register"
        op={getRegisterCode}
        ask={askCode}
        addressOf={({ email }) => email}
        fails={['account.emailTaken']}
        onRefused={(sentence) => form.setFieldError('email', sentence)}
        box={box('code')}
      />
      <Button type="submit" loading={isSaving} fullWidth>
        {say('register')}
      </Button>
    </form>
  );
}
