import { resetPassword } from '@assay/contract/accounts/sign-up.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { refusePassword, refuseRepeat } from '../../features/accounts/fields.ts';
import { askLogin, showAccountDialog } from '../../features/accounts/sign-in/dialogs.ts';
import classes from '../../features/accounts/sign-in/forms.module.css';
import { TEXT } from '../../features/accounts/text.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Sets a new password with the code of the mail; the address carries user name and code. */
export function Page() {
  const say = useText(TEXT);
  const router = useRouter();
  const { username = '', code = '' } = useRouterState({
    select: (state) => state.location.search as Record<string, string | undefined>,
  });
  const { submit, secret, isSaving } = useSaveForm(resetPassword, {
    initial: { password: '', passwordAgain: '' },
    labels: { password: say('newPassword'), passwordAgain: say('passwordAgain') },
    stars: false,
    checksOnLeave: false,
    refuse: ({ password, passwordAgain }) => ({
      password: refusePassword(say, password),
      passwordAgain: refuseRepeat(say, passwordAgain, password),
    }),
    inputOf: ({ password }) => ({ username, password, code }),
    fieldOfFailure: { 'account.weakPassword': 'password' },
    onSaved() {
      toast.success(say('passwordReset'));
      askLogin();
      void router.navigate({ href: '/' });
    },
  });
  return (
    <PageFrame width="narrow" title={say('setPassword')}>
      <Panel>
        {username && code ? (
          <form className={classes.form} noValidate onSubmit={submit}>
            <TextInput label={say('username')} value={username} readOnly autoComplete="username" />
            <PasswordInput {...secret('password')} autoComplete="new-password" />
            <PasswordInput {...secret('passwordAgain')} autoComplete="new-password" />
            <Button type="submit" loading={isSaving}>
              {say('setPassword')}
            </Button>
          </form>
        ) : (
          <EmptyState
            text={say('resetLinkBroken')}
            action={<Button onClick={() => showAccountDialog('resetPwd')}>{say('askResetAgain')}</Button>}
          />
        )}
      </Panel>
    </PageFrame>
  );
}
