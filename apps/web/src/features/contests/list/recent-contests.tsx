import { getRecentContest } from '@assay/contract/contests/recent.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TEXT } from '../text.ts';
import styles from './contest-list.module.css';
import { ContestList } from './contest-list.tsx';

/** What runs or starts soon, on the home page; nothing while there is none (HOME-10). */
export function RecentContests() {
  const t = useText(TEXT);
  const { data, dataUpdatedAt } = useCall(getRecentContest, {}, { staleTime: 30_000, call: { quiet: true } });
  if (!data || data.length === 0) return null;
  return (
    <Panel
      flush
      title={t('recent')}
      aside={
        <Link href={paths.contests} className={styles.all}>
          {t('allContests')}
        </Link>
      }
    >
      <ContestList contests={data} readAt={dataUpdatedAt} />
    </Panel>
  );
}
