import {
  addRemoteAccount,
  deleteRemoteAccount,
  getRemoteJudges,
  type RemoteJudge,
  updateRemoteAccount,
} from '@assay/contract/remote/judges.ts';
import { REMOTE_SITE_TRAITS } from '@assay/contract/remote/sites.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import styles from './remote.module.css';
import { TEXT } from './text.ts';

type Account = RemoteJudge['accounts'][number];

const STATES = {
  new: ['stateNew', 'quiet'],
  ok: ['stateOk', 'good'],
  badCredentials: ['stateBadCredentials', 'alarm'],
  blocked: ['stateBlocked', 'alarm'],
} as const satisfies Record<Account['state'], readonly [keyof typeof TEXT, Tone]>;

const reread = () => refresh(getRemoteJudges);

function AccountRow({ account }: { account: Account }) {
  const t = useText(TEXT);
  const [asks, setAsks] = useState(false);
  const { id, handle, enabled, state, words } = account;
  const update = useAction(updateRemoteAccount, { onSuccess: () => void reread() });
  const remove = useAction(deleteRemoteAccount, { onSuccess: () => void reread() });
  const [word, tone] = STATES[state];
  return (
    <li className={styles.row}>
      <bdi>{handle}</bdi>
      <Badge tone={enabled ? tone : 'quiet'}>{t(enabled ? word : 'stateDisabled')}</Badge>
      {words && <span>{words}</span>}
      <Button
        variant="default"
        size="compact-sm"
        loading={update.isPending}
        onClick={() => update.mutate({ id, enabled: !enabled })}
      >
        {t(enabled ? 'disable' : 'use', { handle })}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => setAsks(true)}>
        {t('remove', { handle })}
      </Button>
      <Confirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('remove', { handle })}
        action={t('remove', { handle })}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      >
        {t('removeAsk', { handle })}
      </Confirm>
    </li>
  );
}

function NewAccount({ judge }: { judge: RemoteJudge }) {
  const t = useText(TEXT);
  const [handle, setHandle] = useState('');
  const [secret, setSecret] = useState('');
  const add = useAction(addRemoteAccount, {
    onSuccess: () => {
      setHandle('');
      setSecret('');
      toast.success(t('added'));
      void reread();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ site: judge.site, handle, secret });
  };
  const isToken = REMOTE_SITE_TRAITS[judge.site].way === 'token';
  return (
    <form className={`${styles.form} ${styles.below}`} onSubmit={save}>
      <TextInput
        label={t('handle')}
        value={handle}
        autoComplete="off"
        onChange={(event) => setHandle(event.currentTarget.value)}
      />
      <PasswordInput
        label={t(isToken ? 'token' : 'secret')}
        value={secret}
        autoComplete="new-password"
        onChange={(event) => setSecret(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={add.isPending} disabled={handle.trim() === '' || secret === ''}>
        {t('addAccount')}
      </Button>
    </form>
  );
}

/** The accounts of this site at a remote judge; their passwords are written and never read. */
export function Accounts({ judge }: { judge: RemoteJudge }) {
  const t = useText(TEXT);
  return (
    <section aria-label={`${t('accounts')} · ${judge.site}`}>
      <ul className={styles.list}>
        {judge.accounts.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
      {judge.accounts.length === 0 && <p>{t('noAccounts')}</p>}
      <NewAccount judge={judge} />
      <p>{t('secretHint')}</p>
    </section>
  );
}
