import type { SentOf } from '@assay/contract/op.ts';
import { getGroupTimedWorkList, type getTimedWorkList } from '@assay/contract/works/list.ts';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { useGroupId } from '../../features/groups/shell/use-group.ts';
import { WorkBrowser } from '../../features/works/list/work-browser.tsx';
import { TEXT } from '../../features/works/text.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The timed works of a group. */
export function Page() {
  return <GroupShell tab="works">{() => <Works />}</GroupShell>;
}

function useGroupWorks(asked: SentOf<typeof getTimedWorkList>) {
  const gid = useGroupId();
  return useCall(getGroupTimedWorkList, { ...asked, gid }, { keep: true });
}

function Works() {
  const t = useText(TEXT);
  return (
    <PageFrame title={t('works')} width="full">
      <WorkBrowser useWorks={useGroupWorks} noneHint={t('noneInGroupHint')} />
    </PageFrame>
  );
}
