import { getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import { getBrokenProblems, retryBrokenProblem } from '@assay/contract/judging/broken.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Alert, Button, Group } from '@mantine/core';
import { formatNumber } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { judgeWords } from '../words/judge-words.ts';
import styles from './broken-problems.module.css';
import { TEXT } from './text.ts';

type BrokenProblem = DataOf<typeof getBrokenProblems>[number];

/** Why a problem cannot be judged, and what one can do. */
export function BrokenNotice({ problem, isHere }: { problem: BrokenProblem; isHere: boolean }) {
  const t = useText(TEXT);
  const admin = useProblemAdmin();
  const lang = useLang();
  const { pid, problemId, title, since, reason, isPaused, waiting, failed } = problem;
  const retry = useAction(retryBrokenProblem, {
    onSuccess: () => {
      toast.success(t('retried', { id: problemId }));
      return refresh(getBrokenProblems, getAdminProblemList);
    },
  });
  return (
    <Alert
      color={isPaused ? 'red' : 'brass'}
      title={`${t(isPaused ? 'paused' : 'failed', { id: problemId })}${isHere ? '' : ` (${title})`}`}
    >
      <p className={styles.text}>{t(isPaused ? 'pausedWhy' : 'failedWhy')}</p>
      <p className={styles.text}>
        {t('since')} <RelativeTime at={since} /> ·{' '}
        {t('counts', { waiting: formatNumber(waiting), failed: formatNumber(failed) })}
      </p>
      <p className={styles.label}>{t('reason')}</p>
      <pre className={styles.reason}>{judgeWords(reason, lang)}</pre>
      <Group gap="sm" mt="sm">
        <Button size="xs" loading={retry.isPending} onClick={() => retry.mutate({ pid })}>
          {t('retry')}
        </Button>
        {!isHere && (
          <Button size="xs" variant="default" component={Link} href={admin.edit(pid)}>
            {t('edit')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
