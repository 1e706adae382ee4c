import { adminLogin, login } from '@assay/contract/accounts/sign-in.ts';
import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { refuseUsername } from '../fields.ts';
import { TEXT } from '../text.ts';
import classes from './forms.module.css';
import { SlidePuzzle } from './slide-puzzle.tsx';

interface LoginFormProps {
  /** The back office has its own door. */
  admin?: boolean;
  onLogin: (user: UserInfo) => void;
}

/** User name, password, and the slide puzzle as soon as the server asks for it. */
export function LoginForm({ admin = false, onLogin }: LoginFormProps) {
  const say = useText(TEXT);
  const [puzzling, setPuzzling] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    initialValues: { username: '', password: '' },
    validate: {
      // An e-mail serves as a name too, so the bound on names does not hold here.
      username: (value) => (value.includes('@') ? null : refuseUsername(say, value)),
      // Generated passwords are longer than those that people choose; which one is right, the server knows.
      password: (value) => (value === '' ? say('required', { field: say('password') }) : null),
    },
  });
  const action = useAction(admin ? adminLogin : login, {
    call: {
      shows: [
        'account.badCredentials',
        'account.puzzleNeeded',
        'account.banned',
        'account.bannedUntil',
        'account.bannedBecause',
        'account.notAdmin',
        'fields',
      ],
    },
    onSuccess: onLogin,
    onError(error) {
      if (error.code === 'account.puzzleNeeded') return setPuzzling(true);
      setPuzzling(false);
      setRefusal(error.msg);
    },
  });
  const attempt = (puzzlePass?: string) => {
    setRefusal(null);
    const { username, password } = form.getValues();
    action.mutate({ username: username.trim(), password, ...(puzzlePass ? { puzzlePass } : {}) });
  };
  return (
    <form className={classes.form} onSubmit={form.onSubmit(() => attempt())} noValidate>
      {refusal && (
        <Alert color="red" variant="light" role="alert" p="xs">
          {refusal}
        </Alert>
      )}
      <TextInput
        label={say('usernameOrEmail')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('username')}
      />
      <PasswordInput label={say('password')} autoComplete="current-password" {...form.getInputProps('password')} />
      {puzzling && <SlidePuzzle onSolved={attempt} />}
      <Button type="submit" loading={action.isPending} disabled={puzzling} fullWidth>
        {say('login')}
      </Button>
    </form>
  );
}
