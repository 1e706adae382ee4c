import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { Stack } from '@mantine/core';
import { LinkTable } from '../../features/groups/join-links/link-table.tsx';
import { OfferCard } from '../../features/groups/lives/offer-card.tsx';
import { ApplicationTable } from '../../features/groups/members/application-table.tsx';
import { MemberTable } from '../../features/groups/members/member-table.tsx';
import { RosterButton } from '../../features/groups/roster/roster-button.tsx';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { TEXT } from '../../features/groups/text.ts';
import { flagOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** Right after a class was made, its roster is asked for. */
const OPENING = { roster: flagOf() } as const;

/** Members of a group, and for its admins who would like to be one and the links that let people in. */
export function Page() {
  const t = useText(TEXT);
  const [{ roster }] = useSearch(OPENING);
  return (
    <GroupShell tab="members">
      {(group) => (
        <PageFrame
          title={t('members')}
          actions={
            group.rights.includes('roster') &&
            group.labels === null && <RosterButton gid={group.id} startsOpen={roster} />
          }
        >
          <Stack gap="md" data-column>
            <OfferCard group={group} />
            {group.level >= GROUP_LEVEL.admin && <ApplicationTable group={group} />}
            <MemberTable group={group} />
            {group.level >= GROUP_LEVEL.admin && <LinkTable group={group} />}
          </Stack>
        </PageFrame>
      )}
    </GroupShell>
  );
}
