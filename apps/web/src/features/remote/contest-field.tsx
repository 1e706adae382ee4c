import { previewRemoteContest } from '@assay/contract/remote/import.ts';
import { REMOTE_SITE_TRAITS, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './remote.module.css';
import { TEXT } from './text.ts';

interface ContestFieldProps {
  site: RemoteSiteCode;
  onList: (ids: string[]) => void;
}

/** Lists the problems of a contest at a site, to import them together (REM-19). */
export function ContestField({ site, onList }: ContestFieldProps) {
  const t = useText(TEXT);
  const [contest, setContest] = useState('');
  const list = useAction(previewRemoteContest, {
    onSuccess: ({ problems }) => onList(problems.map(({ id }) => id)),
  });
  const example = REMOTE_SITE_TRAITS[site].contestExample;
  if (example === undefined) return null;
  const found = list.data?.site === site ? list.data : null;
  return (
    <>
      <div className={styles.beside}>
        <TextInput
          label={t('contest')}
          description={t('contestHint', { example })}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          value={contest}
          onChange={(event) => setContest(event.currentTarget.value)}
        />
        <Button
          variant="default"
          loading={list.isPending}
          disabled={contest.trim() === ''}
          onClick={() => list.mutate({ name: site, contestId: contest })}
        >
          {t('listContest')}
        </Button>
      </div>
      {found && (
        <section aria-label={found.title} aria-live="polite">
          <p>
            <bdi>{found.title}</bdi>
          </p>
          <ol className={styles.list}>
            {found.problems.map(({ problemId, title, pid }) => (
              <li key={problemId} className={styles.row}>
                {pid === null ? problemId : <Link href={paths.problem(problemId)}>{problemId}</Link>}
                <bdi>{title}</bdi>
                {pid !== null && <Badge tone="quiet">{t('here')}</Badge>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
