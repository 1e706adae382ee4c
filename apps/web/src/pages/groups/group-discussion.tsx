import { DiscussionView } from '../../features/discussions/detail/discussion-view.tsx';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { useIdParam } from '../../lib/screens/params.ts';

/** A discussion in the frame of its group. */
export function Page() {
  const did = useIdParam<'GroupDiscussionDetails'>('discussionID');
  return <GroupShell tab="discussions">{({ id }) => <DiscussionView key={did} did={did} gid={id} />}</GroupShell>;
}
