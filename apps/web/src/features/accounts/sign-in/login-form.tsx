import { adminLogin, login } from '@assay/contract/accounts/sign-in.ts';
import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { refuseUsername } from '../fields.ts';
import { TEXT } from '../text.ts';
import { getNewAccount } from './dialogs.ts';
import classes from './forms.module.css';
import { SlidePuzzle } from './slide-puzzle.tsx';

const REFUSALS = [
  'account.badCredentials',
  'account.puzzleNeeded',
  'account.banned',
  'account.bannedUntil',
  'account.bannedBecause',
  'account.notAdmin',
] as const;

interface LoginFormProps {
  /** The back office has its own door. */
  admin?: boolean;
  onLogin: (user: UserInfo) => void;
}

/** User name, password, and the slide puzzle as soon as the server asks for it. */
export function LoginForm({ admin = false, onLogin }: LoginFormProps) {
  const say = useText(TEXT);
  const [opened] = useState(() => (admin ? null : getNewAccount()));
  const [puzzling, setPuzzling] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, submit, box, secret, isSaving } = useSaveForm(admin ? adminLogin : login, {
    initial: { username: opened?.username ?? '', password: opened?.password ?? '', puzzlePass: '' },
    labels: { username: say('usernameOrEmail'), password: say('password') },
    checksOnLeave: false,
    refuse: ({ username, password }) => ({
      // An e-mail serves as a name too, so the bound on names does not hold here.
      username: username.includes('@') ? null : refuseUsername(say, username),
      // Generated passwords are longer than those that people choose; which one is right, the server knows.
      password: password === '' ? say('required', { field: say('password') }) : null,
    }),
    inputOf: ({ username, password, puzzlePass }) => ({
      username: username.trim(),
      password,
      ...(puzzlePass && { puzzlePass }),
    }),
    shows: REFUSALS,
    onRefused({ code, msg }) {
      form.setFieldValue('puzzlePass', '');
      const isPuzzle = code === 'account.puzzleNeeded';
      setPuzzling(isPuzzle);
      setRefusal(isPuzzle ? null : msg);
    },
    onSaved: onLogin,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the account that was just opened
  useEffect(() => {
    if (opened) void submit();
  }, []);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {refusal && !isSaving && (
        <Alert color="red" variant="light" role="alert" p="xs">
          {refusal}
        </Alert>
      )}
      <TextInput {...box('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} data-autofocus />
      <PasswordInput {...secret('password')} autoComplete="current-password" />
      {puzzling && (
        <SlidePuzzle
          onSolved={(puzzlePass) => {
            form.setFieldValue('puzzlePass', puzzlePass);
            submit();
          }}
        />
      )}
      <Button type="submit" loading={isSaving} disabled={puzzling} fullWidth>
        {say('login')}
      </Button>
    </form>
  );
}
