import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { ReactNode } from 'react';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { TEXT } from '../../features/groups/text.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** What the admins of a group do with its contests, trainings, timed works and problems, below the tabs of the group. */
export function GroupAdmin({
  tab,
  children,
}: {
  tab: 'contests' | 'problems' | 'trainings' | 'works';
  children: ReactNode;
}) {
  const t = useText(TEXT);
  return (
    <GroupShell tab={tab}>
      {({ level }) =>
        level >= GROUP_LEVEL.admin ? (
          children
        ) : (
          <PageFrame>
            <EmptyState text={t('levelOnly')} />
          </PageFrame>
        )
      }
    </GroupShell>
  );
}
