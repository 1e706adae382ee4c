import type { getFeedback } from '@assay/contract/assignments/feedback.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { useText } from '../../../lib/text.ts';
import { OwnGradings } from './own-gradings.tsx';
import { RubricGrading } from './rubric-grading.tsx';
import { TEXT } from './text.ts';

/** The rubrics by which a submission's work is graded: chosen from by who gives points, read by who submitted (ASG-24). */
export function RubricsOfWork({ rubrics }: Pick<DataOf<typeof getFeedback>, 'rubrics'>) {
  const t = useText(TEXT);
  return rubrics.map(({ id, title, uid, pid, mayGrade }) =>
    mayGrade ? (
      <section key={id} aria-label={t('rubricOf', { title })}>
        <RubricGrading id={id} uid={uid} pid={pid} />
      </section>
    ) : (
      <OwnGradings key={id} id={id} pid={pid} />
    ),
  );
}
