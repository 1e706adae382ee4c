import { getAiReports, getAiState } from '@assay/contract/ai/reports.ts';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Panel } from '../../ui/panel.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import styles from './ai.module.css';
import { TEXT } from './text.ts';

/** Whether a model is there, and what it was used for: administrators alone are told. */
export function AiState() {
  const t = useText(TEXT);
  const { data } = useCall(getAiState, {});
  if (!data) return null;
  if (data.model === null) return <Alert color="yellow">{t('none')}</Alert>;
  const { model, host, ...figures } = data;
  return (
    <div className={styles.state}>
      <p>{t('model', { model, host: host ?? '' })}</p>
      <p>{t('usage', figures)}</p>
    </div>
  );
}

const PAGE = 10;

/** Answers that users reported; nothing while there are none. */
export function AiReports() {
  const t = useText(TEXT);
  const [currentPage, setPage] = useState(1);
  const { data } = useCall(getAiReports, { currentPage, limit: PAGE }, { keep: true });
  if (!data || data.total === 0) return null;
  return (
    <Panel title={t('reports')}>
      <ul className={styles.reports}>
        {data.records.map(({ id, kind, username, report, content, gmtCreate }) => (
          <li key={id}>
            <UserLink username={username} /> · {t(kind)} · <RelativeTime at={gmtCreate} />
            <p>{report}</p>
            <blockquote>{content}</blockquote>
          </li>
        ))}
      </ul>
      <Pager total={data.total} page={currentPage} size={PAGE} onPage={setPage} />
    </Panel>
  );
}
