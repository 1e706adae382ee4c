import { getJudgeNodes } from '@assay/contract/judging/nodes.ts';
import { Skeleton } from '@mantine/core';
import { NodePanel } from '../../../features/judging/nodes/node-panel.tsx';
import styles from '../../../features/judging/nodes/nodes.module.css';
import { TEXT } from '../../../features/judging/nodes/text.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

const REFRESH_MS = 5_000;

/** Which nodes judge, how busy they are, and what waits for them. */
export function Page() {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getJudgeNodes, {}, { refetchInterval: REFRESH_MS, call: { quiet: true } });
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={360} className="late" />}
      {data && (
        <>
          <Panel title={t('queue')}>
            <dl className={styles.queue}>
              <div>
                <dt>{t('waiting')}</dt>
                <dd>{formatNumber(data.queue.waiting)}</dd>
              </div>
              <div>
                <dt>{t('running')}</dt>
                <dd>{formatNumber(data.queue.running)}</dd>
              </div>
              {data.queue.held > 0 && (
                <div>
                  <dt>{t('held')}</dt>
                  <dd>{formatNumber(data.queue.held)}</dd>
                </div>
              )}
              <div>
                <dt>{t('oldest')}</dt>
                <dd>
                  {data.queue.oldestSeconds === null
                    ? '–'
                    : t('seconds', { seconds: formatNumber(Math.round(data.queue.oldestSeconds)) })}
                </dd>
              </div>
            </dl>
            {data.queue.unserved.length > 0 && (
              <div className={styles.notes} data-grave>
                <strong>{t('unserved')}</strong>
                <ul>
                  {data.queue.unserved.map(({ languages, jobs }) => (
                    <li key={languages.join()}>
                      {t('unservedJobs', { languages: languages.join(' + '), jobs: formatNumber(jobs) })}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </Panel>
          {data.nodes.length === 0 && <EmptyState text={t('none')} hint={t('noneHint')} />}
          <div className={styles.nodes}>
            {data.nodes.map((node) => (
              <NodePanel key={node.id} node={node} />
            ))}
          </div>
        </>
      )}
    </PageFrame>
  );
}
