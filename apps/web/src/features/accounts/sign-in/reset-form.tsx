import { applyResetPassword, checkUsernameOrEmail, getCaptcha } from '@assay/contract/accounts/sign-up.ts';
import { Button, TextInput } from '@mantine/core';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
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
  const renewCaptcha = () => {
    form.setFieldValue('captcha', '');
    void captcha.refetch();
  };
  const { form, submit, box, isSaving } = useSaveForm(applyResetPassword, {
    initial: { email: '', captcha: '' },
    labels: { email: say('email'), captcha: say('captcha') },
    stars: false,
    checksOnLeave: false,
    refuse: ({ email, captcha: typed }) => ({ email: refuseEmail(say, email), captcha: refuseCaptcha(say, typed) }),
    inputOf: (values) => ({
      email: values.email.trim(),
      captcha: values.captcha.trim(),
      captchaKey: captcha.data?.captchaKey ?? '',
    }),
    fieldOfFailure: {
      'account.badCaptcha': 'captcha',
      'account.emailUnknown': 'email',
      'account.codeTooSoon': 'email',
      'request.tooMany': 'email',
    },
    onRefused({ code, seconds }) {
      if (code === 'account.codeTooSoon') cooldown.start(seconds ?? RESET_COOLDOWN_S);
      renewCaptcha();
    },
    onSaved() {
      cooldown.start(RESET_COOLDOWN_S);
      toast.success(say('resetSent'), { ms: SENT_MS });
      renewCaptcha();
    },
  });
  const refuseUnknown = async () => {
    if (form.validateField('email').hasError) return;
    const email = form.getValues().email.trim();
    const known = await call(checkUsernameOrEmail, { username: '', email }, { quiet: true }).catch(() => null);
    if (known && !known.email) form.setFieldError('email', say('emailUnknown'));
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput {...box('email')} type="email" autoComplete="email" data-autofocus onBlur={refuseUnknown} />
      <div className={classes.withButton}>
        <TextInput {...box('captcha')} autoComplete="off" />
        <button type="button" className={classes.captcha} onClick={renewCaptcha} aria-label={say('captchaPicture')}>
          {captcha.data ? <img src={captcha.data.img} alt="" /> : <span style={{ display: 'block', width: 110 }} />}
        </button>
      </div>
      <Button type="submit" loading={isSaving} disabled={cooldown.left > 0} fullWidth>
        {cooldown.left > 0 ? say('sendAgainIn', { seconds: cooldown.left }) : say('sendResetMail')}
      </Button>
    </form>
  );
}
