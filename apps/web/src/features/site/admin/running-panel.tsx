import type { DataOf } from '@assay/contract/op.ts';
import type { getDashboardInfo } from '@assay/contract/site/config.ts';
import { formatGigabytes, formatNumber } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import styles from './dashboard.module.css';
import { HealthLine } from './health.tsx';
import { siteHealth } from './site-health.ts';
import { TEXT } from './text.ts';

/** Backups, room on the disk, and whether somebody guesses passwords. */
export function RunningPanel({ info }: { info: DataOf<typeof getDashboardInfo> }) {
  const t = useText(TEXT);
  return (
    <Panel title={t('running')}>
      <HealthLine {...siteHealth(info, Date.now())} />
      <dl className={styles.facts}>
        <dt>{t('lastBackup')}</dt>
        <dd>{info.lastBackupAt === null ? t('never') : <RelativeTime at={info.lastBackupAt} />}</dd>
        <dt>{t('diskFree')}</dt>
        <dd>{t('ofDisk', { free: formatGigabytes(info.diskFreeBytes), all: formatGigabytes(info.diskBytes) })}</dd>
        <dt>{t('databaseSize')}</dt>
        <dd>{formatGigabytes(info.databaseBytes)}</dd>
        <dt>{t('wrongPasswords')}</dt>
        <dd>{formatNumber(info.failedLogins)}</dd>
        <dt>{t('guessed')}</dt>
        <dd>{t('accountsAndAddresses', { accounts: info.failingAccounts, addresses: info.failingAddresses })}</dd>
      </dl>
    </Panel>
  );
}
