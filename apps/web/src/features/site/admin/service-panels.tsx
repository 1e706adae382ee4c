import { getDatabaseConfig, getEmailConfig, getServiceInfo, testEmail } from '@assay/contract/site/service.ts';
import { Button, Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatGigabytes } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import styles from './service.module.css';
import { TEXT } from './service-text.ts';

type Fact = [name: string, value: ReactNode];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tnum">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the site is run, as its environment says: mail server, database, server (ADM-13). */
export function ServicePanels() {
  return (
    <>
      <MailPanel />
      <DatabasePanel />
      <ServerPanel />
    </>
  );
}

function MailPanel() {
  const t = useText(TEXT);
  const { data } = useCall(getEmailConfig, {});
  const { submit, box, isSaving } = useSaveForm(testEmail, {
    initial: { email: '' },
    labels: { email: t('testAddress') },
    stars: false,
    onSaved: ({ isSent }, { email }) => toast.success(t(isSent ? 'testSent' : 'testKept', { address: email })),
  });
  return (
    <Panel title={t('mail')}>
      <p className={styles.hint}>{t('mailHint')}</p>
      {data &&
        (data.isSet ? (
          <Facts
            facts={[
              [t('host'), `${data.emailHost}:${data.emailPort}`],
              [t('username'), data.emailUsername || '–'],
              [t('encrypted'), t(data.emailSsl ? 'yes' : 'no')],
              [t('sender'), data.emailFrom],
            ]}
          />
        ) : (
          <p>{t('noMailServer')}</p>
        ))}
      <form noValidate onSubmit={submit}>
        <Group align="flex-end" mt="md">
          <TextInput type="email" {...box('email')} />
          <Button type="submit" variant="default" loading={isSaving}>
            {t('sendTest')}
          </Button>
        </Group>
      </form>
    </Panel>
  );
}

function DatabasePanel() {
  const t = useText(TEXT);
  const { data } = useCall(getDatabaseConfig, {});
  return (
    <Panel title={t('database')}>
      <p className={styles.hint}>{t('databaseHint')}</p>
      {data && (
        <Facts
          facts={[
            [t('host'), data.dbHost === '' ? t('socket') : `${data.dbHost}:${data.dbPort}`],
            [t('databaseName'), data.dbName],
            [t('version'), data.dbVersion],
            [t('size'), formatGigabytes(data.dbBytes)],
            [t('connections'), t('ofMost', { count: data.connections, max: data.connectionsMax })],
            [t('pool'), data.pool],
            [
              t('replicas'),
              data.replicas === 0
                ? '0'
                : t('behind', { count: data.replicas, seconds: (data.lagSeconds ?? 0).toFixed(1) }),
            ],
          ]}
        />
      )}
    </Panel>
  );
}

function ServerPanel() {
  const t = useText(TEXT);
  const { data } = useCall(getServiceInfo, {});
  return (
    <Panel title={t('server')}>
      {data && (
        <Facts
          facts={[
            [t('serverName'), data.backupService[0]?.serviceId],
            ['Node.js', data.nodeVersion],
            [t('platform'), data.platform],
            [t('cores'), data.backupCores],
            [t('load'), `${data.backupPercentCpuLoad} %`],
            [t('memory'), `${data.backupPercentMemoryLoad} %`],
          ]}
        />
      )}
    </Panel>
  );
}
