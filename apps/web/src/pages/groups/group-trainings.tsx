import type { SentOf } from '@assay/contract/op.ts';
import { getGroupTrainingList, type getTrainingList } from '@assay/contract/trainings/list.ts';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { useGroupId } from '../../features/groups/shell/use-group.ts';
import { TrainingBrowser } from '../../features/trainings/list/training-browser.tsx';
import { TEXT } from '../../features/trainings/text.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

function useGroupTrainings(asked: SentOf<typeof getTrainingList>) {
  const gid = useGroupId();
  return useCall(getGroupTrainingList, { ...asked, gid }, { keep: true });
}

/** The trainings of a group. */
export function Page() {
  const t = useText(TEXT);
  return (
    <GroupShell tab="trainings">
      {() => (
        <PageFrame title={t('trainings')} width="full">
          <TrainingBrowser useTrainings={useGroupTrainings} noneHint={t('noneInGroupHint')} />
        </PageFrame>
      )}
    </GroupShell>
  );
}
