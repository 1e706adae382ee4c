import { changeMobile, deleteMobile, getChangeMobileCode } from '@assay/contract/accounts/settings.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { setUser } from '../../../lib/token.ts';
import { useAction } from '../../../lib/use-call.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { refuseCode } from '../fields.ts';
import { MailedCode } from '../sign-in/mailed-code.tsx';
import { TEXT as ACCOUNT } from '../text.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

/** A number as it is stored: without what people write between its digits. */
const plain = (value: string) => value.replace(/[\s-]/g, '');

/** Changes the mobile number with a code that is sent to the e-mail address. */
export function MobileForm({ mobile, email }: { mobile: string; email: string }) {
  const say = useText(TEXT);
  const sayAccount = useText(ACCOUNT);
  const refuseMobile = (value: string) => {
    if (value === '') return sayAccount('required', { field: say('newMobile') });
    if (!/^\+?\d{7,15}$/.test(value)) return say('mobileFormat');
    return value === mobile ? say('sameMobile') : null;
  };
  const { form, submit, box, isSaving } = useSaveForm(changeMobile, {
    initial: { newMobile: '', code: '' },
    labels: { newMobile: say('newMobile'), code: sayAccount('code') },
    stars: false,
    checksOnLeave: false,
    refuse: ({ newMobile, code }) => ({
      newMobile: refuseMobile(plain(newMobile)),
      code: refuseCode(sayAccount, code) ?? (/^\d+$/.test(code.trim()) ? null : say('codeDigits')),
    }),
    inputOf: ({ newMobile, code }) => ({ newMobile: plain(newMobile), code: code.trim() }),
    fieldOfFailure: { 'account.sameMobile': 'newMobile', 'account.badCode': 'code' },
    onSaved(user) {
      setUser(user);
      form.reset();
      toast.success(say('mobileChanged'));
    },
  });
  const askCode = () => {
    if (form.validateField('newMobile').hasError) return null;
    return { mobile: plain(form.getValues().newMobile) };
  };
  const remove = useAction(deleteMobile, {
    onSuccess(user) {
      setUser(user);
      toast.success(say('mobileRemoved'));
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div>
        <h3 className={classes.heading}>{say('changeMobile')}</h3>
        <p className={classes.hint}>{say('mobileHint', { email })}</p>
      </div>
      {mobile && <TextInput label={say('currentMobile')} value={mobile} readOnly />}
      <TextInput {...box('newMobile')} type="tel" autoComplete="tel" />
      <MailedCode
        cooldown="change-mobile"
        op={getChangeMobileCode}
        ask={askCode}
        addressOf={() => email}
        fails={['account.sameMobile']}
        onRefused={(sentence) => form.setFieldError('newMobile', sentence)}
        box={{ ...box('code'), inputMode: 'numeric', maxLength: 6 }}
      />
      <Group gap="xs">
        <Button type="submit" loading={isSaving}>
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
