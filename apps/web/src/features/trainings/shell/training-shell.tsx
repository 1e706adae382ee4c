import { GroupShell } from '../../groups/shell/group-shell.tsx';
import { TrainingFrame, type TrainingFrameProps } from './training-frame.tsx';
import { useTrainingGroupId } from './use-training.ts';

/** The frame of a training, and the group's around it for one of a group: of all pages but those that fill the window. */
export function TrainingShell(props: Omit<TrainingFrameProps, 'bar'>) {
  const gid = useTrainingGroupId();
  if (gid === null) return <TrainingFrame {...props} />;
  return <GroupShell tab="trainings">{() => <TrainingFrame {...props} />}</GroupShell>;
}
