import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { addressOf } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending/pending.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { Balloon } from '../problems/balloon.tsx';
import { TEXT } from '../text.ts';
import styles from './overview.module.css';

/** The problems of a contest with what the viewer reached in each. */
export function OwnProgress({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const { data, isPending } = useCall(getContestProblem, { cid }, { keep: true });
  if (isPending) return <Pending />;
  if (!data || data.length === 0) return null;
  const solved = data.filter(({ myStatus }) => myStatus === VERDICT.accepted).length;
  return (
    <Panel title={t('ownProgress')}>
      <p className={styles.solved}>{t('solvedOf', { solved, total: data.length })}</p>
      <ul className={styles.problems}>
        {data.map(({ pid, displayId, displayTitle, color, myStatus }) => (
          <li key={pid} data-row>
            <Link href={addressOf(contestVenue(cid)).problem(displayId)} className={styles.problem}>
              <Balloon displayId={displayId} color={color} />
              <span className={styles.problemTitle}>{displayTitle}</span>
              {myStatus !== VERDICT.notSubmitted && <VerdictBadge code={myStatus} form="icon" />}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
