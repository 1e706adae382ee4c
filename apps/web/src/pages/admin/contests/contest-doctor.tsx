import { useParams } from '@tanstack/react-router';
import { Findings } from '../../../features/contests/staff/findings.tsx';
import styles from '../../../features/contests/staff/staff.module.css';
import { TEXT } from '../../../features/contests/staff/text.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** What is wrong with a contest before its start. */
export function Page() {
  const t = useText(TEXT);
  const cid = Number((useParams({ strict: false }) as { contestId: string }).contestId);
  return (
    <PageFrame
      title={t('doctor')}
      lead={t('doctorLead')}
      actions={
        <Link className={styles.link} href={paths.contest(cid)}>
          {t('toContest')}
        </Link>
      }
    >
      <Findings cid={cid} />
    </PageFrame>
  );
}
