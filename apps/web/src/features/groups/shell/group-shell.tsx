import type { GroupDetail } from '@assay/contract/groups/groups.ts';
import { type GroupTab, groupTabsOf } from '@assay/rules/groups/shell.ts';
import { Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { useText } from '../../../lib/text.ts';
import { EmptyState, ToList } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import { UploadGroup } from '../../markdown/upload/upload-scope.ts';
import { GroupPicture } from '../group-picture.tsx';
import { GroupTags } from '../group-tags.tsx';
import { MembershipButton } from '../membership/membership-button.tsx';
import { TEXT } from '../text.ts';
import styles from './shell.module.css';
import { useGroup, useGroupId } from './use-group.ts';

interface GroupShellProps {
  tab: GroupTab;
  /** Drawn only where the tab is open to the viewer. */
  children: (group: GroupDetail) => ReactNode;
}

/** The frame of every page of a group: name, kind, joining and leaving, tabs (GRP-9). */
export function GroupShell(props: GroupShellProps) {
  const t = useText(TEXT);
  const gid = useGroupId();
  const { data, error, refetch } = useGroup(gid);
  if (error && (!data || error.code === 'group.unknown')) {
    const toList = <ToList href={paths.groups}>{t('toList')}</ToList>;
    return <ErrorState ofPage error={error} onRetry={() => void refetch()} action={toList} />;
  }
  if (!data || data.id !== gid) {
    return (
      <PageFrame>
        <Stack className="late" aria-hidden>
          <Skeleton height={90} radius="md" />
          <Skeleton height={320} radius="md" />
        </Stack>
      </PageFrame>
    );
  }
  return <Shell {...props} group={data} />;
}

const TAB_PATHS: Record<GroupTab, (gid: number) => string> = {
  home: paths.group,
  problems: (gid) => `${paths.group(gid)}/problem`,
  trainings: (gid) => `${paths.group(gid)}/training`,
  works: paths.groupWorks,
  assignments: paths.groupAssignments,
  contests: paths.groupContests,
  submissions: (gid) => `${paths.group(gid)}/status`,
  discussions: paths.discussions,
  members: paths.groupMembers,
  announcements: (gid) => `${paths.group(gid)}/announcement`,
  settings: paths.groupSetting,
  rank: (gid) => `${paths.group(gid)}/rank`,
};

function Shell({ tab, group, children }: GroupShellProps & { group: GroupDetail }) {
  const t = useText(TEXT);
  const config = useSiteConfig();
  usePageTitle(`${t(tab)} · ${group.name}`);
  const tabs = groupTabsOf({ level: group.level, openGroupDiscussion: config?.openGroupDiscussion ?? false });
  const own = tabs.find((one) => one.tab === tab);
  const { id: gid, level } = group;
  const uploadGroup = useMemo(() => ({ gid, level }), [gid, level]);
  return (
    <div>
      <header className={styles.head}>
        <div className={styles.line}>
          <GroupPicture group={group} size={44} />
          <Name group={group} isHeading={tab === 'home'} />
          <span className={styles.tags}>
            <GroupTags auth={group.auth} visible={group.visible} />
          </span>
          <span className={styles.side}>
            <MembershipButton group={group} ends={tab === 'home' || tab === 'settings'} />
          </span>
        </div>
        <TabBar
          label={t('tabs')}
          current={tab}
          tabs={tabs.map(({ tab: name, disabled }) => ({
            key: name,
            label: t(name),
            href: TAB_PATHS[name](group.id),
            closed: disabled ? t('membersOnly') : undefined,
          }))}
        />
      </header>
      <UploadGroup value={uploadGroup}>
        {own && !own.disabled ? (
          children(group)
        ) : (
          <EmptyState text={t(own ? 'membersOnly' : 'levelOnly')} hint={own && t('membersOnlyHint')} />
        )}
      </UploadGroup>
    </div>
  );
}

/** The heading of the group's home; on its other pages they have their own. */
function Name({ group, isHeading }: { group: GroupDetail; isHeading: boolean }) {
  const link = (
    <Link href={paths.group(group.id)} className={styles.name}>
      {group.name}
    </Link>
  );
  return isHeading ? <h1 className={styles.heading}>{link}</h1> : link;
}
