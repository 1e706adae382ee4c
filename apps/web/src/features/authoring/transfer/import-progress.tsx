import type { ProblemImport } from '@assay/contract/authoring/transfer.ts';
import { Progress } from '@mantine/core';
import { useLang } from '../../../lib/lang.ts';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { TEXT } from './text.ts';
import styles from './transfer.module.css';

type ImportProgressProps = Pick<ProblemImport, 'state' | 'done' | 'total' | 'problems' | 'failure'>;

/** How an import goes on, and what came of it. */
export function ImportProgress({ state, done, total, problems, failure }: ImportProgressProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const admin = useProblemAdmin();
  if (state === 'ready') return null;
  if (state === 'importing') {
    // how many files there are is known once the package was read
    const said = total > 0 ? t('importing', { done, total }) : t('reading');
    return (
      <div>
        <p className={styles.soft} role="status">
          {said}
        </p>
        <Progress value={total > 0 ? (100 * done) / total : 0} animated aria-label={said} />
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <p className={styles.bad} role="alert">
        {t('failed', { reason: failure?.[lang] ?? '' })}
      </p>
    );
  }
  return (
    <div role="status">
      <p className={styles.good}>{t('imported')}</p>
      <ul className={styles.made}>
        {problems.map(({ pid, problemId, isNew }) => (
          <li key={pid}>
            <Link className={styles.link} href={admin.view(problemId)}>
              {problemId}
            </Link>{' '}
            · {isNew ? t('made') : t('saved')} ·{' '}
            <Link className={styles.link} href={admin.edit(pid)}>
              {t('edit')}
            </Link>{' '}
            ·{' '}
            <Link className={styles.link} href={admin.verify(pid)}>
              {t('verify')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
