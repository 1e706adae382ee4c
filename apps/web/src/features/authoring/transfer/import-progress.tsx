import type { ProblemImport } from '@assay/contract/authoring/transfer.ts';
import { Progress } from '@mantine/core';
import { useLang } from '../../../lib/lang.ts';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { useVerificationSummaries, VerificationChip } from '../../judging/verify/verification-chip.tsx';
import { TEXT } from './text.ts';
import styles from './transfer.module.css';

/** As many as one call answers. */
const SUMMARIES_MAX = 100;

type ImportProgressProps = Pick<ProblemImport, 'state' | 'done' | 'total' | 'problems' | 'failure'>;

/** How an import goes on, and what came of it. */
export function ImportProgress({ state, done, total, problems, failure }: ImportProgressProps) {
  const t = useText(TEXT);
  const lang = useLang();
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
    <div>
      <p className={styles.good} role="status">
        {t('imported')}
      </p>
      <ImportedProblems problems={problems} />
    </div>
  );
}

/** Ways to the problems that came in, each with what its verification, which begins by itself, says of it so far. */
function ImportedProblems({ problems }: Pick<ProblemImport, 'problems'>) {
  const t = useText(TEXT);
  const admin = useProblemAdmin();
  const summaries = useVerificationSummaries(
    problems.slice(0, SUMMARIES_MAX).map(({ pid }) => pid),
    true,
  );
  return (
    <ul className={styles.made}>
      {problems.map(({ pid, problemId, isNew }) => {
        const summary = summaries.get(pid);
        return (
          <li key={pid}>
            <Link className={styles.link} href={admin.view(problemId)}>
              {problemId}
            </Link>{' '}
            · {isNew ? t('made') : t('saved')} ·{' '}
            <Link className={styles.link} href={admin.edit(pid)}>
              {t('edit')}
            </Link>{' '}
            ·{' '}
            {summary === undefined || summary === 'none' ? (
              <Link className={styles.link} href={admin.verify(pid)}>
                {t('verify')}
              </Link>
            ) : (
              <VerificationChip pid={pid} summary={summary} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
