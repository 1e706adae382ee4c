import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { Group, Switch } from '@mantine/core';
import { DiscussionList } from '../../features/discussions/list/discussion-list.tsx';
import { TEXT } from '../../features/discussions/text.ts';
import { CreateButton } from '../../features/discussions/write/create-button.tsx';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { useGivenWord } from '../../lib/screens/params.ts';
import { flagOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

const MANAGE = { manage: flagOf() } as const;

/** Discussions of a group, for its members; perhaps those of one problem alone. */
export function Page() {
  return <GroupShell tab="discussions">{({ id, level }) => <Discussions gid={id} level={level} />}</GroupShell>;
}

function Discussions({ gid, level }: { gid: number; level: number }) {
  const t = useText(TEXT);
  const pid = useGivenWord<'GroupProblemDiscussion'>('problemID');
  const [{ manage }, change] = useSearch(MANAGE);
  const isAdmin = level >= GROUP_LEVEL.admin;
  const place = { gid, pid };
  return (
    <PageFrame
      title={pid === undefined ? t('discussions') : t('ofProblem', { id: pid })}
      actions={
        <Group gap="md">
          {isAdmin && (
            <Switch
              label={t('showAll')}
              checked={manage}
              onChange={(event) => void change({ manage: event.currentTarget.checked })}
            />
          )}
          <CreateButton place={place} mayPin={isAdmin} />
        </Group>
      }
    >
      <DiscussionList key={pid} place={place} all={isAdmin && manage} />
    </PageFrame>
  );
}
