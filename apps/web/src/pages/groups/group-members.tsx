import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { Stack } from '@mantine/core';
import { ApplicationTable } from '../../features/groups/members/application-table.tsx';
import { MemberTable } from '../../features/groups/members/member-table.tsx';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** Members of a group, and for its admins who would like to be one. */
export function Page() {
  return (
    <GroupShell tab="members">
      {(group) => (
        <PageFrame>
          <Stack gap="md">
            {group.level >= GROUP_LEVEL.admin && <ApplicationTable group={group} />}
            <MemberTable group={group} />
          </Stack>
        </PageFrame>
      )}
    </GroupShell>
  );
}
