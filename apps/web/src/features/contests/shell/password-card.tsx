import { getContestInfo, registerContest } from '@assay/contract/contests/list.ts';
import { Button, Modal, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { queryClient, refresh, useAction } from '../../../lib/use-call.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { Contest } from '../contest-words.ts';
import { TEXT } from '../text.ts';
import styles from './shell.module.css';

interface PasswordFormProps {
  cid: number;
  hint: string;
  onDone?: () => void;
}

/** Registers with the password of a contest; what was closed opens by itself. */
export function PasswordForm({ cid, hint, onDone }: PasswordFormProps) {
  const t = useText(TEXT);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const register = useAction(registerContest, {
    call: { quiet: true },
    onSuccess: async () => {
      toast.success(t('registered'));
      await refresh(getContestInfo);
      void queryClient.invalidateQueries();
      onDone?.();
    },
    onError: ({ message }) => setWrong(message),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (password.trim() === '') setWrong(t('passwordEmpty'));
    else register.mutate({ cid, password: password.trim() });
  };
  return (
    <form className={styles.password} onSubmit={send}>
      <p>{hint}</p>
      <PasswordInput
        label={t('password')}
        value={password}
        maxLength={100}
        autoComplete="off"
        error={wrong}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setWrong(null);
        }}
      />
      <Button type="submit" loading={register.isPending}>
        {t('enter')}
      </Button>
    </form>
  );
}

/** The password form of a private contest, in place of what it closes. */
export function PasswordCard({ contest }: { contest: Contest }) {
  const t = useText(TEXT);
  return (
    <Panel title={t('passwordTitle')}>
      <PasswordForm cid={contest.id} hint={t('passwordHint')} />
    </Panel>
  );
}

interface PasswordDialogProps {
  cid: number;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The password form of a protected contest, which stands open and asks for it where one takes part. */
export function PasswordDialog({ cid, opened, onClose, onDone }: PasswordDialogProps) {
  const t = useText(TEXT);
  return (
    <Modal opened={opened} onClose={onClose} title={t('passwordTitle')}>
      <PasswordForm cid={cid} hint={t('passwordSubmit')} onDone={onDone} />
    </Modal>
  );
}
