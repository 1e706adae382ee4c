import { getTrainingProgress } from '@assay/contract/trainings/list.ts';
import { ArrowRight } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ProgressBar } from '../../sections/progress-bar.tsx';
import { TEXT } from '../text.ts';
import styles from './progress.module.css';
import { nextHref } from './started-trainings.tsx';

const SHOWN = 4;

/** The trainings that the viewer began last, and what to solve next in each: a card of the home page. Nothing for who began none. */
export function OwnTrainings() {
  const t = useText(TEXT);
  const user = useUser();
  const { data } = useCall(
    getTrainingProgress,
    { uid: user?.uid ?? 1, limit: SHOWN },
    { enabled: user !== null, call: { quiet: true } },
  );
  if (!user || !data || data.records.length === 0) return null;
  return (
    <Panel
      title={t('myTrainings')}
      aside={
        <Link href={paths.trainings} className={styles.next}>
          {t('browse')}
        </Link>
      }
    >
      <ul className={styles.own}>
        {data.records.map((row) => (
          <li key={row.id} data-row>
            <Link className={styles.title} href={paths.training(row.id, row.gid)}>
              {row.title}
            </Link>
            <ProgressBar solved={row.accepted} total={row.total} />
            {row.next && (
              <Link className={styles.next} href={nextHref(row, row.next.problemId)}>
                {row.next.problemId} {row.next.title} <ArrowRight size={14} aria-hidden />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
