import { getTrainingProblemList } from '@assay/contract/trainings/problems.ts';
import { Check, Lock } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending/pending.tsx';
import { ProgressBar } from '../../sections/progress-bar.tsx';
import { Requirements } from '../problems/requirements.tsx';
import { TEXT } from '../text.ts';
import styles from './overview.module.css';

/** The sections of a divided training, one after the other, with how far one is and what opens those that are closed. */
export function Path({ tid }: { tid: number }) {
  const t = useText(TEXT);
  const { data, isPending } = useCall(getTrainingProblemList, { tid }, { keep: true });
  if (isPending) return <Pending />;
  if (!data || data.length < 2) return null;
  return (
    <Panel title={t('sections')}>
      <ol className={styles.path}>
        {data.map((section, at) => {
          const isDone = section.problemCount > 0 && section.acCount === section.problemCount;
          return (
            <li
              key={section.id}
              className={styles.step}
              data-row
              data-done={isDone || undefined}
              data-closed={!section.isOpen || undefined}
            >
              <span className={styles.place}>
                {section.isOpen ? isDone ? <Check size={15} aria-hidden /> : at + 1 : <Lock size={13} aria-hidden />}
              </span>
              <span className={styles.stepTitle}>
                {section.title || t('section', { place: at + 1 })}
                {!section.isOpen && <Requirements requires={section.requires} />}
              </span>
              <ProgressBar solved={section.acCount} total={section.problemCount} />
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
