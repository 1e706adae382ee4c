import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { PUBLIC } from '@assay/contract/venue.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { ArrowRight } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Link } from '../../ui/link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import styles from './last-unsolved.module.css';
import { TEXT } from './text.ts';
import { useOwnStatus } from './use-own-status.ts';

/** How far back one looks for something unfinished. */
const LOOKED_AT = 15;

/** The public problem that the person tried last and has not solved: where to go on. Its room is kept while it is looked for. */
export function LastUnsolved() {
  const t = useText(TEXT);
  const own = { onlyMine: true, limit: LOOKED_AT };
  const { data } = useCall(getSubmissionList, own, { staleTime: 30_000, call: { quiet: true } });
  const failed = data?.records.filter(({ status }) => isFinal(status) && status !== VERDICT.accepted);
  const best = useOwnStatus(
    failed?.map(({ pid }) => pid),
    PUBLIC,
  );
  const last = best && failed?.find(({ pid }) => best[pid]?.status !== VERDICT.accepted);
  if (!last) return <div className={styles.room} />;
  return (
    <Link className={styles.card} href={paths.problem(last.displayId)}>
      <span className={styles.label}>{t('goOn')}</span>
      <span className={styles.title}>
        <span className="tnum">{last.displayId}</span> {last.title}
      </span>
      <span className={styles.facts}>
        <VerdictBadge code={last.status} size="sm" />
        <RelativeTime at={last.submitTime} />
      </span>
      <ArrowRight aria-hidden />
    </Link>
  );
}
