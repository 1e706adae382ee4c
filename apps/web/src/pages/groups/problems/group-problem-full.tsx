import { ArrowLeft } from 'lucide-react';
import { useGroup, useGroupId } from '../../../features/groups/shell/use-group.ts';
import { TEXT } from '../../../features/groups/text.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { Page as Problem } from './group-problem.tsx';
import styles from './group-problem-full.module.css';

/** A problem of a group over the whole window: the way back, and the workbench. */
export function Page() {
  const t = useText(TEXT);
  const gid = useGroupId();
  const { data: group } = useGroup(gid);
  return (
    <div className={styles.full}>
      <nav className={styles.bar} aria-label={t('problems')}>
        <Link href={paths.groupProblems(gid)}>
          <ArrowLeft size={16} aria-hidden /> {group?.name ?? t('problems')}
        </Link>
      </nav>
      <Problem />
    </div>
  );
}
