import { TrainingRank } from '../../features/trainings/rank/training-rank.tsx';
import { TrainingShell } from '../../features/trainings/shell/training-shell.tsx';
import { TEXT } from '../../features/trainings/text.ts';
import { useText } from '../../lib/text.ts';

/** Who solved how much of a training. */
export function Page() {
  const t = useText(TEXT);
  return (
    <TrainingShell tab="rank" title={t('rank')}>
      {(training) => <TrainingRank training={training} />}
    </TrainingShell>
  );
}
