import { createRemoteTicket, getRemoteSubmitPage, reportRemoteRun } from '@assay/contract/remote/people.ts';
import { REMOTE_SITE_TRAITS, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { Button, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { HandleForm } from './handle-form.tsx';
import { PEOPLE_TEXT } from './people-text.ts';
import styles from './remote.module.css';
import { SessionForm } from './session-form.tsx';

/** Where managers of user scripts find the companion. */
const COMPANION = '/api/public/companion.user.js';
const EXTENSION = '/api/public/companion.zip';

interface SubmitThereProps {
  submitId: number;
  site: RemoteSiteCode;
  code: string;
}

/** Where the address of the submission there is reported. */
function RunForm({ submitId }: { submitId: number }) {
  const t = useText(PEOPLE_TEXT);
  const { form, submit, box, isSaving } = useSaveForm(reportRemoteRun, {
    initial: { run: '' },
    labels: { run: t('run') },
    stars: false,
    checksOnLeave: false,
    inputOf: ({ run }) => ({ submitId, run }),
    onSaved: () => {
      toast.success(t('reported'));
      void refresh(getSubmissionDetail, getSubmissionList);
    },
  });
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextInput {...box('run')} autoComplete="off" />
      <Button type="submit" loading={isSaving} disabled={form.values.run.trim() === ''}>
        {t('report')}
      </Button>
    </form>
  );
}

/** How the owner of a submission submits it at a site that takes submissions of people alone (REM-16). */
export function SubmitThere({ submitId, site, code }: SubmitThereProps) {
  const t = useText(PEOPLE_TEXT);
  const { data, error, refetch } = useCall(getRemoteSubmitPage, { submitId });
  const start = useAction(createRemoteTicket, {
    onSuccess: ({ address }) => {
      window.open(address, '_blank', 'noopener');
    },
  });
  const { name } = REMOTE_SITE_TRAITS[site];
  return (
    <Panel title={t('title', { site: name })}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} className="late" />}
      {data && (
        <Stack gap="md">
          <p>{t('why', { site: name, until: formatMoment(data.until) })}</p>
          {site === 'AC' && <p>{t('becomesTheirs')}</p>}
          {data.handle?.provedAt ? (
            <>
              <ol className={styles.steps}>
                <li>
                  {t('copyCode', { language: data.language, handle: data.handle.handle })} <CopyButton text={code} />
                </li>
                <li>
                  <a className={styles.outward} href={data.address} target="_blank" rel="noopener noreferrer">
                    <ExternalLink size={16} aria-hidden />
                    {t('openForm', { site: name })}
                  </a>
                </li>
                <li>{t('thenAddress')}</li>
              </ol>
              <RunForm submitId={submitId} />
              <Group gap="xs">
                <Button variant="default" loading={start.isPending} onClick={() => start.mutate({ submitId })}>
                  {t('companion')}
                </Button>
                <a className={styles.outward} href={COMPANION} target="_blank" rel="noopener noreferrer">
                  {t('install')}
                </a>
                <a className={styles.outward} href={EXTENSION} download>
                  {t('installExtension')}
                </a>
              </Group>
              <p>{t('companionLead', { site: name })}</p>
              <p>{t('extensionLead')}</p>
              {REMOTE_SITE_TRAITS[site].sessionCookie && data.handle.sessionAt === null && <SessionForm site={site} />}
            </>
          ) : (
            <HandleForm site={site} handle={data.handle} />
          )}
        </Stack>
      )}
    </Panel>
  );
}
