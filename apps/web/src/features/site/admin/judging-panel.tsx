import type { DataOf } from '@assay/contract/op.ts';
import type { getDashboardInfo } from '@assay/contract/site/config.ts';
import { Button } from '@mantine/core';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './dashboard.module.css';
import { HealthLine } from './health.tsx';
import { judgingHealth } from './judging-health.ts';
import { TEXT } from './text.ts';

/** Is judging keeping up? */
export function JudgingPanel({ info }: { info: DataOf<typeof getDashboardInfo> }) {
  const t = useText(TEXT);
  const { queueOldestSeconds: oldest } = info;
  return (
    <Panel title={t('judging')}>
      <HealthLine {...judgingHealth(info)} />
      <dl className={styles.facts}>
        <dt>{t('nodesReady')}</dt>
        <dd>{t('ofNodes', { ready: info.nodesReady, online: info.nodesOnline })}</dd>
        <dt>{t('waiting')}</dt>
        <dd>{formatNumber(info.queueLength)}</dd>
        <dt>{t('oldest')}</dt>
        <dd>
          {oldest === null
            ? '–'
            : oldest < 120
              ? t('seconds', { seconds: oldest })
              : t('minutes', { minutes: Math.floor(oldest / 60) })}
        </dd>
      </dl>
      <div className={styles.links}>
        <Button component={Link} href={paths.adminJudgeNodes} variant="default" size="xs">
          {t('nodes')}
        </Button>
        <Button component={Link} href={paths.status()} variant="default" size="xs">
          {t('status')}
        </Button>
      </div>
    </Panel>
  );
}
