import { Button, Group, useComputedColorScheme } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import styles from './conflict-bar.module.css';
import type { OtherDraft } from './drafts.ts';
import { TEXT } from './text.ts';

interface ConflictBarProps {
  other: OtherDraft;
  /** The code in this tab at this moment. */
  mine: () => string;
  onTake: () => void;
  onKeep: () => void;
}

/** Says that another tab wrote a different draft, and lets the writer compare and choose. */
export function ConflictBar({ other, mine, onTake, onKeep }: ConflictBarProps) {
  const t = useText(TEXT);
  const [comparing, setComparing] = useState(false);
  return (
    <div className={styles.bar} role="alert">
      <TriangleAlert aria-hidden />
      <span className={styles.text}>{t('newerDraft', { time: formatMoment(other.savedAt) })}</span>
      <Group gap={6}>
        <Button size="compact-xs" variant="default" onClick={() => setComparing(true)}>
          {t('compare')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={onTake}>
          {t('take')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={onKeep}>
          {t('keep')}
        </Button>
      </Group>
      <Dialog opened={comparing} onClose={() => setComparing(false)} title={t('compare')} size="90%">
        {comparing && <Comparison theirs={other.codes[other.language] ?? ''} mine={mine()} />}
      </Dialog>
    </div>
  );
}

function Comparison({ theirs, mine }: { theirs: string; mine: string }) {
  const t = useText(TEXT);
  const frame = useRef<HTMLDivElement>(null);
  const isDark = useComputedColorScheme('light') === 'dark';
  useEffect(() => {
    let destroy = () => {};
    let gone = false;
    void import('./merge.ts').then(({ openComparison }) => {
      if (!gone && frame.current) destroy = openComparison(frame.current, theirs, mine, isDark);
    });
    return () => {
      gone = true;
      destroy();
    };
  }, [theirs, mine, isDark]);
  return (
    <>
      <div className={styles.names}>
        <b>{t('theirs')}</b>
        <b>{t('mine')}</b>
      </div>
      <div ref={frame} className={styles.comparison} />
    </>
  );
}
