import type { SentOf } from '@assay/contract/op.ts';
import { getTrainingList } from '@assay/contract/trainings/list.ts';
import { TrainingBrowser } from '../../features/trainings/list/training-browser.tsx';
import { TEXT } from '../../features/trainings/text.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

const useSiteTrainings = (asked: SentOf<typeof getTrainingList>) => useCall(getTrainingList, asked, { keep: true });

/** All trainings of the site (TRAIN-1). */
export function Page() {
  const t = useText(TEXT);
  return (
    <PageFrame title={t('trainings')} lead={t('lead')} width="full">
      <TrainingBrowser useTrainings={useSiteTrainings} noneHint={t('noneHint')} />
    </PageFrame>
  );
}
