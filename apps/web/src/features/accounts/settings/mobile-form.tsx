import { changeMobile, deleteMobile, getChangeMobileCode } from '@assay/contract/accounts/settings.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { setUser } from '../../../lib/token.ts';
import { useAction } from '../../../lib/use-call.ts';
import { refuseCode } from '../fields.ts';
import formClasses from '../sign-in/forms.module.css';
import { REGISTER_COOLDOWN_S, useCooldown } from '../sign-in/use-cooldown.ts';
import { TEXT as ACCOUNT } from '../text.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

const FIELD_OF = { 'account.sameMobile': 'newMobile', 'account.badCode': 'code' } as const;
/** A number as it is stored: without what people write between its digits. */
const plain = (value: string) => value.replace(/[\s-]/g, '');

/** Changes the mobile number with a code that is sent to the e-mail address. */
export function MobileForm({ mobile, email }: { mobile: string; email: string }) {
  const say = useText(TEXT);
  const sayAccount = useText(ACCOUNT);
  const cooldown = useCooldown('change-mobile');
  const form = useForm({
    initialValues: { newMobile: '', code: '' },
    validate: {
      newMobile: (value) => {
        if (plain(value) === '') return sayAccount('required', { field: say('newMobile') });
        if (!/^\+?\d{7,15}$/.test(plain(value))) return say('mobileFormat');
        return plain(value) === mobile ? say('sameMobile') : null;
      },
      code: (value) => refuseCode(sayAccount, value) ?? (/^\d+$/.test(value.trim()) ? null : say('codeDigits')),
    },
  });
  const sendCode = useAction(getChangeMobileCode, {
    call: { shows: ['account.sameMobile', 'account.codeTooSoon', 'request.tooMany', 'fields'] },
    onSuccess() {
      cooldown.start(REGISTER_COOLDOWN_S);
      toast.success(sayAccount('codeSent', { email }));
    },
    onError(error) {
      if (error.code === 'account.codeTooSoon') cooldown.start(error.seconds ?? REGISTER_COOLDOWN_S);
      form.setFieldError('newMobile', error.msg);
    },
  });
  const change = useAction(changeMobile, {
    call: { shows: ['account.sameMobile', 'account.badCode', 'fields'] },
    onSuccess(user) {
      setUser(user);
      form.reset();
      toast.success(say('mobileChanged'));
    },
    onError(error) {
      const field = FIELD_OF[error.code as keyof typeof FIELD_OF];
      form.setErrors(field ? { [field]: error.msg } : { ...error.fields });
    },
  });
  const remove = useAction(deleteMobile, {
    onSuccess(user) {
      setUser(user);
      toast.success(say('mobileRemoved'));
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ newMobile, code }) =>
        change.mutate({ newMobile: plain(newMobile), code: code.trim() }),
      )}
    >
      <div>
        <h3 className={classes.heading}>{say('changeMobile')}</h3>
        <p className={classes.hint}>{say('mobileHint', { email })}</p>
      </div>
      {mobile && <TextInput label={say('currentMobile')} value={mobile} readOnly />}
      <TextInput label={say('newMobile')} type="tel" autoComplete="tel" {...form.getInputProps('newMobile')} />
      <div className={formClasses.withButton}>
        <TextInput
          label={sayAccount('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          {...form.getInputProps('code')}
        />
        <Button
          variant="default"
          disabled={cooldown.left > 0}
          loading={sendCode.isPending}
          onClick={() => {
            const { newMobile } = form.getValues();
            if (!form.validateField('newMobile').hasError) sendCode.mutate({ mobile: plain(newMobile) });
          }}
        >
          {cooldown.left > 0 ? sayAccount('sendAgainIn', { seconds: cooldown.left }) : sayAccount('sendCode')}
        </Button>
      </div>
      <Group gap="xs">
        <Button type="submit" loading={change.isPending}>
          {say('changeMobile')}
        </Button>
        {mobile && (
          <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({})}>
            {say('removeMobile')}
          </Button>
        )}
      </Group>
    </form>
  );
}
