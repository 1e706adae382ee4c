import { getRemoteHandles, getRemoteSubmitPage, keepRemoteSession } from '@assay/contract/remote/people.ts';
import { REMOTE_SITE_TRAITS, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { PEOPLE_TEXT } from './people-text.ts';
import styles from './remote.module.css';

/** Keeps the viewer's own session at a site, for those who wish that (REM-20). */
export function SessionForm({ site }: { site: RemoteSiteCode }) {
  const t = useText(PEOPLE_TEXT);
  const [session, setSession] = useState('');
  const { name, sessionCookie = '' } = REMOTE_SITE_TRAITS[site];
  const keep = useAction(keepRemoteSession, {
    onSuccess: () => {
      setSession('');
      toast.success(t('sessionStored'));
      void refresh(getRemoteHandles, getRemoteSubmitPage);
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    keep.mutate({ site, session });
  };
  return (
    <details>
      <summary>{t('keepSession', { site: name })}</summary>
      <p>{t('sessionLead', { site: name, cookie: sessionCookie })}</p>
      <form onSubmit={save} className={styles.form}>
        <PasswordInput
          label={t('session', { cookie: sessionCookie })}
          value={session}
          autoComplete="off"
          onChange={(event) => setSession(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={keep.isPending} disabled={session.trim().length < 8}>
          {t('keep')}
        </Button>
      </form>
    </details>
  );
}
