import type { DataOf } from '@assay/contract/op.ts';
import type { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { Eye } from 'lucide-react';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { TEXT } from '../text.ts';
import styles from './visibility-note.module.css';

type Visibility = DataOf<typeof getSubmissionDetail>['see'];

const WHO = {
  owner: 'visibilityOwner',
  staff: 'visibilityStaff',
  shared: 'visibilityShared',
  public: 'visibilityPublic',
  casesClosed: 'visibilityClosed',
  contest: 'visibilityContest',
  inUse: 'sightInUse',
} as const;

/** Says what this viewer may see of the submission, and why (the server decides). */
export function VisibilityNote({ see }: { see: Visibility }) {
  const t = useText(TEXT);
  const lang = useLang();
  const sentences = [
    t(WHO[see.reason]),
    see.cases && t('visibilityCases'),
    see.failingCase ? t('visibilityFailing') : see.cases && t('visibilityNoData'),
  ].filter(Boolean);
  return (
    <p className={styles.note}>
      <Eye aria-hidden />
      <span>
        <b>{t('visibility')}</b> · {sentences.join(lang === 'zh' ? '' : ' ')}
      </span>
    </p>
  );
}
