import { AI_REPORT_MAX } from '@assay/contract/ai/answers.ts';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import styles from './ai.module.css';
import { TEXT } from './text.ts';

/** What is wrong with an answer, in words. */
export function ReportForm({ busy, onSend }: { busy: boolean; onSend: (report: string) => void }) {
  const t = useText(TEXT);
  const [report, setReport] = useState('');
  return (
    <div className={styles.report}>
      <Textarea
        label={t('reportWhat')}
        autosize
        minRows={2}
        maxLength={AI_REPORT_MAX}
        value={report}
        onChange={(event) => setReport(event.currentTarget.value)}
      />
      <Button size="compact-sm" disabled={report.trim() === ''} loading={busy} onClick={() => onSend(report)}>
        {t('send')}
      </Button>
    </div>
  );
}
