import { resetPassword } from '@assay/contract/accounts/sign-up.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { refusePassword, refuseRepeat } from '../../features/accounts/fields.ts';
import { askLogin, showAccountDialog } from '../../features/accounts/sign-in/dialogs.ts';
import classes from '../../features/accounts/sign-in/forms.module.css';
import { TEXT } from '../../features/accounts/text.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Sets a new password with the code of the mail; the address carries user name and code. */
export function Page() {
  const say = useText(TEXT);
  const router = useRouter();
  const { username = '', code = '' } = useRouterState({
    select: (state) => state.location.search as Record<string, string | undefined>,
  });
  const form = useForm({
    initialValues: { password: '', passwordAgain: '' },
    validate: {
      password: (value) => refusePassword(say, value),
      passwordAgain: (value, values) => refuseRepeat(say, value, values.password),
    },
  });
  const action = useAction(resetPassword, {
    call: { shows: ['account.weakPassword', 'fields'] },
    onSuccess() {
      toast.success(say('passwordReset'));
      askLogin();
      void router.navigate({ href: '/' });
    },
    onError: (error) =>
      form.setErrors(error.code === 'account.weakPassword' ? { password: error.msg } : { ...error.fields }),
  });
  return (
    <PageFrame width="narrow" title={say('setPassword')}>
      <Panel>
        {username && code ? (
          <form
            className={classes.form}
            noValidate
            onSubmit={form.onSubmit(({ password }) => action.mutate({ username, password, code }))}
          >
            <TextInput label={say('username')} value={username} readOnly autoComplete="username" />
            <PasswordInput label={say('newPassword')} autoComplete="new-password" {...form.getInputProps('password')} />
            <PasswordInput
              label={say('passwordAgain')}
              autoComplete="new-password"
              {...form.getInputProps('passwordAgain')}
            />
            <Button type="submit" loading={action.isPending}>
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
