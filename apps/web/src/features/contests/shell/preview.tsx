import { CONTEST_STATUS, type ContestStatus } from '@assay/contract/contests/contest.ts';
import { ActionIcon, Button } from '@mantine/core';
import { Eye } from 'lucide-react';
import { setPreview } from '../../../lib/page/preview.ts';
import { useText } from '../../../lib/text.ts';
import { Tip } from '../../../ui/tip/tip.tsx';
import { TEXT } from '../text.ts';
import styles from './shell.module.css';

/** Shows the contest to its staff as a contestant sees it. */
export function PreviewButton({ cid }: { cid: number }) {
  const t = useText(TEXT);
  return (
    <Tip label={t('preview')}>
      <ActionIcon variant="subtle" color="gray" aria-label={t('preview')} onClick={() => setPreview(cid)}>
        <Eye aria-hidden />
      </ActionIcon>
    </Tip>
  );
}

/** Says, above everything else, that staff looks with a contestant's eyes, and leads back. */
export function PreviewBar({ status }: { status: ContestStatus }) {
  const t = useText(TEXT);
  return (
    <div className={styles.preview} role="status">
      <Eye aria-hidden />
      <p>
        <b>{t('previewing')}</b> {t(status === CONTEST_STATUS.scheduled ? 'previewEarly' : 'previewLead')}
      </p>
      <Button size="xs" variant="default" onClick={() => setPreview(null)}>
        {t('leavePreview')}
      </Button>
    </div>
  );
}
