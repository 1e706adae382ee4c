import { changeEmail, getChangeEmailCode } from '@assay/contract/accounts/settings.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { setUser } from '../../../lib/token.ts';
import { useAction } from '../../../lib/use-call.ts';
import { refuseCode, refuseEmail } from '../fields.ts';
import formClasses from '../sign-in/forms.module.css';
import { REGISTER_COOLDOWN_S, useCooldown } from '../sign-in/use-cooldown.ts';
import { TEXT as ACCOUNT } from '../text.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

const FIELD_OF = {
  'account.badOldPassword': 'password',
  'account.sameEmail': 'newEmail',
  'account.emailTaken': 'newEmail',
  'account.badCode': 'code',
} as const;

/** Changes the e-mail with the password and a code sent to the new address. */
export function EmailForm({ email }: { email: string }) {
  const say = useText(TEXT);
  const sayAccount = useText(ACCOUNT);
  const cooldown = useCooldown('change-email');
  const form = useForm({
    initialValues: { newEmail: '', code: '', password: '' },
    validate: {
      newEmail: (value) =>
        refuseEmail(sayAccount, value) ??
        (value.trim().toLowerCase() === email.toLowerCase() ? sayAccount('sameEmail') : null),
      code: (value) => refuseCode(sayAccount, value),
      password: (value) => (value === '' ? sayAccount('required', { field: sayAccount('password') }) : null),
    },
  });
  const sendCode = useAction(getChangeEmailCode, {
    call: { shows: ['account.emailTaken', 'account.sameEmail', 'account.codeTooSoon', 'request.tooMany', 'fields'] },
    onSuccess(_data, { email: to }) {
      cooldown.start(REGISTER_COOLDOWN_S);
      toast.success(sayAccount('codeSent', { email: to }));
    },
    onError(error) {
      if (error.code === 'account.codeTooSoon') cooldown.start(error.seconds ?? REGISTER_COOLDOWN_S);
      form.setFieldError('newEmail', error.msg);
    },
  });
  const action = useAction(changeEmail, {
    call: { shows: ['account.badOldPassword', 'account.sameEmail', 'account.emailTaken', 'account.badCode', 'fields'] },
    onSuccess(user) {
      setUser(user);
      form.reset();
      toast.success(say('emailChanged'));
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
      onSubmit={form.onSubmit(({ newEmail, code, password }) =>
        action.mutate({ newEmail: newEmail.trim(), code: code.trim(), password }),
      )}
    >
      <h3 className={classes.heading}>{say('changeEmail')}</h3>
      <TextInput label={say('currentEmail')} value={email} readOnly />
      <TextInput label={sayAccount('newEmail')} type="email" autoComplete="email" {...form.getInputProps('newEmail')} />
      <div className={formClasses.withButton}>
        <TextInput
          label={sayAccount('code')}
          autoComplete="one-time-code"
          maxLength={6}
          {...form.getInputProps('code')}
        />
        <Button
          variant="default"
          disabled={cooldown.left > 0}
          loading={sendCode.isPending}
          onClick={() => {
            if (!form.validateField('newEmail').hasError) sendCode.mutate({ email: form.getValues().newEmail.trim() });
          }}
        >
          {cooldown.left > 0 ? sayAccount('sendAgainIn', { seconds: cooldown.left }) : sayAccount('sendCode')}
        </Button>
      </div>
      <PasswordInput
        label={sayAccount('password')}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <div>
        <Button type="submit" loading={action.isPending}>
          {say('changeEmail')}
        </Button>
      </div>
    </form>
  );
}
