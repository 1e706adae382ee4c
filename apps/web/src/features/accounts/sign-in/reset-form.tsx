import { applyResetPassword, checkUsernameOrEmail, getCaptcha } from '@assay/contract/accounts/sign-up.ts';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { refuseCaptcha, refuseEmail } from '../fields.ts';
import { TEXT } from '../text.ts';
import classes from './forms.module.css';
import { RESET_COOLDOWN_S, useCooldown } from './use-cooldown.ts';

const SENT_MS = 10_000;

/** Asks for a mail with a link that sets a new password. */
export function ResetForm() {
  const say = useText(TEXT);
  const cooldown = useCooldown('reset');
  const captcha = useCall(getCaptcha, {}, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  const form = useForm({
    initialValues: { email: '', captcha: '' },
    validate: { email: (value) => refuseEmail(say, value), captcha: (value) => refuseCaptcha(say, value) },
  });
  const refuseUnknown = async () => {
    if (form.validateField('email').hasError) return;
    const email = form.getValues().email.trim();
    const known = await call(checkUsernameOrEmail, { username: '', email }, { quiet: true }).catch(() => null);
    if (known && !known.email) form.setFieldError('email', say('emailUnknown'));
  };
  const renewCaptcha = () => {
    form.setFieldValue('captcha', '');
    void captcha.refetch();
  };
  const action = useAction(applyResetPassword, {
    call: { shows: ['account.emailUnknown', 'account.badCaptcha', 'account.codeTooSoon', 'request.tooMany', 'fields'] },
    onSuccess() {
      cooldown.start(RESET_COOLDOWN_S);
      toast.success(say('resetSent'), { ms: SENT_MS });
    },
    onError(error) {
      if (error.code === 'account.codeTooSoon') cooldown.start(error.seconds ?? RESET_COOLDOWN_S);
      const field = error.code === 'account.badCaptcha' ? 'captcha' : 'email';
      form.setErrors({ [field]: error.msg, ...error.fields });
    },
    onSettled: renewCaptcha,
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) =>
        action.mutate({
          email: values.email.trim(),
          captcha: values.captcha.trim(),
          captchaKey: captcha.data?.captchaKey ?? '',
        }),
      )}
    >
      <TextInput
        label={say('email')}
        type="email"
        autoComplete="email"
        data-autofocus
        {...form.getInputProps('email')}
        onBlur={refuseUnknown}
      />
      <div className={classes.withButton}>
        <TextInput label={say('captcha')} autoComplete="off" maxLength={8} {...form.getInputProps('captcha')} />
        <button type="button" className={classes.captcha} onClick={renewCaptcha} aria-label={say('captchaPicture')}>
          {captcha.data ? <img src={captcha.data.img} alt="" /> : <span style={{ display: 'block', width: 110 }} />}
        </button>
      </div>
      <Button type="submit" loading={action.isPending} disabled={cooldown.left > 0} fullWidth>
        {cooldown.left > 0 ? say('sendAgainIn', { seconds: cooldown.left }) : say('sendResetMail')}
      </Button>
    </form>
  );
}
