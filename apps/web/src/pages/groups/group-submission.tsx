import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { Page as SubmissionDetail } from '../submissions/submission-detail.tsx';

/** A submission of a group under the group's tabs. */
export function Page() {
  return <GroupShell tab="submissions">{() => <SubmissionDetail />}</GroupShell>;
}
