import { checkUsernameOrEmail, getRegisterCode, register } from '@assay/contract/accounts/sign-up.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { isEmail, refuseCode, refuseEmail, refusePassword, refuseRepeat, refuseUsername } from '../fields.ts';
import { TEXT } from '../text.ts';
import { showAccountDialog } from './dialogs.ts';
import classes from './forms.module.css';
import { REGISTER_COOLDOWN_S, useCooldown } from './use-cooldown.ts';

const SENT_MS = 5000;

/** Opens an account with a code sent by mail. */
export function RegisterForm() {
  const say = useText(TEXT);
  const cooldown = useCooldown('register');
  const form = useForm({
    initialValues: { username: '', password: '', passwordAgain: '', email: '', code: '' },
    validate: {
      username: (value) => refuseUsername(say, value),
      password: (value) => refusePassword(say, value),
      passwordAgain: (value, values) => refuseRepeat(say, value, values.password),
      email: (value) => refuseEmail(say, value),
      code: (value) => refuseCode(say, value),
    },
    validateInputOnBlur: ['password', 'passwordAgain', 'code'],
  });

  const refuseTaken = async (field: 'username' | 'email') => {
    if (form.validateField(field).hasError) return;
    const { username, email } = form.getValues();
    const asked =
      field === 'username' ? { username: username.trim(), email: '' } : { username: '', email: email.trim() };
    const taken = await call(checkUsernameOrEmail, asked, { quiet: true }).catch(() => null);
    if (taken?.[field]) form.setFieldError(field, say(field === 'username' ? 'usernameTaken' : 'emailTaken'));
  };

  const sendCode = useAction(getRegisterCode, {
    call: { shows: ['account.emailTaken', 'account.codeTooSoon', 'request.tooMany', 'fields'] },
    onSuccess(_data, { email }) {
      cooldown.start(REGISTER_COOLDOWN_S);
      toast.success(say('codeSent', { email }), { ms: SENT_MS });
    },
    onError(error) {
      if (error.code === 'account.codeTooSoon') cooldown.start(error.seconds ?? REGISTER_COOLDOWN_S);
      form.setFieldError('email', error.msg);
    },
  });
  const askCode = () => {
    const email = form.getValues().email.trim();
    if (isEmail(email)) return sendCode.mutate({ email });
    form.validateField('email');
  };

  const action = useAction(register, {
    call: {
      shows: [
        'account.usernameTaken',
        'account.usernameReserved',
        'account.emailTaken',
        'account.badCode',
        'account.weakPassword',
        'fields',
      ],
    },
    onSuccess() {
      toast.success(say('registered'));
      showAccountDialog('login');
    },
    onError(error) {
      form.setFieldValue('code', '');
      const at = {
        'account.usernameTaken': 'username',
        'account.usernameReserved': 'username',
        'account.emailTaken': 'email',
        'account.badCode': 'code',
        'account.weakPassword': 'password',
      };
      const field = at[error.code as keyof typeof at];
      form.setErrors(field ? { [field]: error.msg } : { ...error.fields });
    },
  });

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ passwordAgain: _kept, ...values }) =>
        action.mutate({
          ...values,
          username: values.username.trim(),
          email: values.email.trim(),
          code: values.code.trim(),
        }),
      )}
    >
      <TextInput
        label={say('username')}
        autoComplete="username"
        spellCheck={false}
        maxLength={40}
        data-autofocus
        {...form.getInputProps('username')}
        onBlur={() => refuseTaken('username')}
      />
      <PasswordInput label={say('password')} autoComplete="new-password" {...form.getInputProps('password')} />
      <PasswordInput
        label={say('passwordAgain')}
        autoComplete="new-password"
        {...form.getInputProps('passwordAgain')}
      />
      <TextInput
        label={say('email')}
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
        onBlur={() => refuseTaken('email')}
      />
      <div className={classes.withButton}>
        <TextInput label={say('code')} autoComplete="one-time-code" maxLength={6} {...form.getInputProps('code')} />
        <Button variant="default" disabled={cooldown.left > 0} loading={sendCode.isPending} onClick={askCode}>
          {cooldown.left > 0 ? say('sendAgainIn', { seconds: cooldown.left }) : say('sendCode')}
        </Button>
      </div>
      <Button type="submit" loading={action.isPending} fullWidth>
        {say('register')}
      </Button>
    </form>
  );
}
