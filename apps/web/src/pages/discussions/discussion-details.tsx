import { DiscussionView } from '../../features/discussions/detail/discussion-view.tsx';
import { useIdParam } from '../../lib/screens/params.ts';

/** A public discussion with its comments. */
export function Page() {
  const did = useIdParam<'DiscussionDetails'>('discussionID');
  return <DiscussionView key={did} did={did} />;
}
