import type { DataOf } from '@assay/contract/op.ts';
import type { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { Eye } from 'lucide-react';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { TEXT } from '../text.ts';
import styles from './sight-note.module.css';

type Sight = DataOf<typeof getSubmissionDetail>['see'];

const WHO = {
  owner: 'sightOwner',
  staff: 'sightStaff',
  shared: 'sightShared',
  public: 'sightPublic',
  casesClosed: 'sightClosed',
  contest: 'sightContest',
  inUse: 'sightInUse',
} as const;

/** Says what this viewer may see of the submission, and why (the server decides). */
export function SightNote({ see }: { see: Sight }) {
  const t = useText(TEXT);
  const lang = useLang();
  const sentences = [
    t(WHO[see.reason]),
    see.cases && t('sightCases'),
    see.failingCase ? t('sightFailing') : see.cases && t('sightNoData'),
  ].filter(Boolean);
  return (
    <p className={styles.note}>
      <Eye aria-hidden />
      <span>
        <b>{t('sight')}</b> · {sentences.join(lang === 'zh' ? '' : ' ')}
      </span>
    </p>
  );
}
