import { getRemoteHandles, getRemoteSubmitPage, keepRemoteSession } from '@assay/contract/remote/people.ts';
import { REMOTE_SITE_TRAITS, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { Button, PasswordInput } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { PEOPLE_TEXT } from './people-text.ts';
import styles from './remote.module.css';

/** Keeps the viewer's own session at a site, for those who wish that (REM-20). */
export function SessionForm({ site }: { site: RemoteSiteCode }) {
  const t = useText(PEOPLE_TEXT);
  const { name, sessionCookie = '' } = REMOTE_SITE_TRAITS[site];
  const { form, submit, secret, isSaving } = useSaveForm(keepRemoteSession, {
    initial: { session: '' },
    labels: { session: t('session', { cookie: sessionCookie }) },
    stars: false,
    checksOnLeave: false,
    inputOf: ({ session }) => ({ site, session }),
    onSaved: () => {
      form.reset();
      toast.success(t('sessionStored'));
      void refresh(getRemoteHandles, getRemoteSubmitPage);
    },
  });
  return (
    <details>
      <summary>{t('keepSession', { site: name })}</summary>
      <p>{t('sessionLead', { site: name, cookie: sessionCookie })}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <PasswordInput {...secret('session')} autoComplete="off" />
        <Button type="submit" variant="default" loading={isSaving} disabled={form.values.session.trim().length < 8}>
          {t('keep')}
        </Button>
      </form>
    </details>
  );
}
