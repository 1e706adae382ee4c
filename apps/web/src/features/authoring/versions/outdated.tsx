import type { getProblemVersions } from '@assay/contract/authoring/versions.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useIsRoot } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { NewSetDialog } from '../../judging/rejudge/new-set-dialog.tsx';
import { TEXT } from './text.ts';
import styles from './versions.module.css';

/** Says that results come from an earlier version, and proposes to judge them again beside what they are (EDIT-15). */
export function Outdated({ problemId, judgedSince, outdated }: DataOf<typeof getProblemVersions>) {
  const t = useText(TEXT);
  const isRoot = useIsRoot();
  const [isOpen, setOpen] = useState(false);
  if (outdated === 0) return null;
  return (
    <Alert className={styles.outdated ?? ''} color="yellow" role="note">
      <p>
        {t('outdated', { count: outdated, number: judgedSince })} {t(isRoot ? 'outdatedHint' : 'outdatedAsk')}
      </p>
      {isRoot && (
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          {t('makeSet')}
        </Button>
      )}
      <NewSetDialog start={{ problemId }} opened={isOpen} onClose={() => setOpen(false)} />
    </Alert>
  );
}
