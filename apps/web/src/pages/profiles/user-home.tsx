import { getUserCalendarHeatmap, getUserHomeInfo } from '@assay/contract/profiles/profile.ts';
import { Skeleton } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { askLogin } from '../../features/accounts/sign-in/dialogs.ts';
import { MessageButton } from '../../features/messages/chat/message-button.tsx';
import { Heatmap } from '../../features/profiles/heatmap.tsx';
import classes from '../../features/profiles/profile.module.css';
import { ProfileHead } from '../../features/profiles/profile-head.tsx';
import { ProfileStats } from '../../features/profiles/profile-stats.tsx';
import { PROFILE_TABS, type Profile } from '../../features/profiles/tabs.ts';
import { TEXT } from '../../features/profiles/text.ts';
import { useLang } from '../../lib/lang.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { numberOf, textOf, useSearch } from '../../lib/search.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending/pending.tsx';
import { TabBar } from '../../ui/tab-bar/tab-bar.tsx';

const READS = { uid: numberOf(null, 1), username: textOf(), tab: textOf(), year: numberOf(null, 2000) } as const;

/** Somebody's profile; without uid and user name in the address, the own one. */
export function Page() {
  const user = useUser();
  const [{ uid, username }] = useSearch(READS);
  const asked = uid !== null ? { uid } : username ? { username } : user ? { uid: user.uid } : null;
  const mustLogIn = asked === null;
  useEffect(() => {
    if (mustLogIn) askLogin(paths.userHome());
  }, [mustLogIn]);
  return <PageFrame>{asked && <Person key={JSON.stringify(asked)} asked={asked} />}</PageFrame>;
}

function Person({ asked }: { asked: { uid?: number; username?: string } }) {
  const say = useText(TEXT);
  const { data, error, refetch } = useCall(getUserHomeInfo, asked, { call: { shows: ['account.unknown'] } });
  usePageTitle(data && say('title', { name: data.nickname || data.username }));
  if (error && !data) return <ErrorState ofPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} className="late" />;
  if (data.banned) {
    return (
      <div className={classes.page} data-column>
        <ProfileHead profile={data} own={false} />
        <Panel>
          <EmptyState text={say('banned')} hint={say('bannedHint')} />
        </Panel>
      </div>
    );
  }
  return <Shown profile={data} />;
}

function Shown({ profile }: { profile: Profile }) {
  const say = useText(TEXT);
  const lang = useLang();
  const user = useUser();
  const [{ tab, year }, change] = useSearch(READS);
  const own = user?.uid === profile.uid;
  const isActive = !profile.hidden.includes('activity');
  const days = useCall(
    getUserCalendarHeatmap,
    { uid: profile.uid, ...(year === null ? {} : { year }) },
    { enabled: isActive, keep: true },
  ).data;
  const [streak, setStreak] = useState<number>();
  useEffect(() => {
    if (days && year === null) setStreak(days.streak);
  }, [days, year]);
  const site = { openPublicDiscussion: useSiteConfig()?.openPublicDiscussion ?? false };
  const tabs = PROFILE_TABS.filter(({ isThere }) => isThere?.(profile, site) ?? true);
  const { key, Part } = tabs.find((one) => one.key === tab) ?? tabs[0]!;
  const { uid, username } = profile;
  return (
    <div className={classes.page} data-column>
      <ProfileHead
        profile={profile}
        own={own}
        actions={<MessageButton peer={{ uid, username, avatar: profile.avatar }} variant="filled" />}
      />
      <ProfileStats profile={profile} streak={isActive ? streak : null} />
      {days ? (
        <Heatmap
          days={days}
          year={year ?? undefined}
          onYear={(next) => void change({ year: next ?? null }, { replace: true })}
        />
      ) : (
        isActive && <Pending />
      )}
      <TabBar
        label={say('tabs')}
        current={key}
        tabs={tabs.map(({ key, title }) => ({
          key,
          label: title[lang],
          href: paths.userHome({ uid, username, ...(key === tabs[0]!.key ? {} : { tab: key }) }),
        }))}
      />
      <Suspense fallback={<Skeleton height={280} className="late" />}>
        <Part profile={profile} own={own} />
      </Suspense>
    </div>
  );
}
