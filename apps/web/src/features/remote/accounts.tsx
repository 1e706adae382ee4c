import {
  addRemoteAccount,
  deleteRemoteAccount,
  getRemoteJudges,
  type RemoteJudge,
  updateRemoteAccount,
} from '@assay/contract/remote/judges.ts';
import { REMOTE_SITE_TRAITS } from '@assay/contract/remote/sites.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
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
  const isToken = REMOTE_SITE_TRAITS[judge.site].way === 'token';
  const { form, submit, box, secret, isSaving } = useSaveForm(addRemoteAccount, {
    initial: { handle: '', secret: '' },
    labels: { handle: t('handle'), secret: t(isToken ? 'token' : 'secret') },
    stars: false,
    checksOnLeave: false,
    inputOf: (account) => ({ site: judge.site, ...account }),
    onSaved: () => {
      form.reset();
      toast.success(t('added'));
      void reread();
    },
  });
  const isComplete = form.values.handle.trim() !== '' && form.values.secret !== '';
  return (
    <form noValidate className={`${styles.form} ${styles.below}`} onSubmit={submit}>
      <TextInput {...box('handle')} autoComplete="off" />
      <PasswordInput {...secret('secret')} autoComplete="new-password" />
      <Button type="submit" variant="default" loading={isSaving} disabled={!isComplete}>
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
      {judge.accounts.length === 0 && <p className={styles.note}>{t('noAccounts')}</p>}
      <NewAccount judge={judge} />
      <p className={styles.hint}>{t('secretHint')}</p>
    </section>
  );
}
