import { isMenuDisabled } from '@assay/rules/contests/shell.ts';
import { Skeleton, Stack } from '@mantine/core';
import { Suspense } from 'react';
import type { Contest } from '../../features/contests/contest-words.ts';
import { Hero } from '../../features/contests/overview/hero.tsx';
import { OwnProgress } from '../../features/contests/overview/own-progress.tsx';
import { Rules } from '../../features/contests/overview/rules.tsx';
import { ContestShell, type InContest } from '../../features/contests/shell/contest-shell.tsx';
import { TEXT } from '../../features/contests/text.ts';
import { VirtualCard } from '../../features/contests/virtual/virtual-card.tsx';
import { Markdown, MarkdownSkeleton } from '../../features/markdown/markdown-text.tsx';
import { ContestMedals } from '../../features/medals/medal-cards.tsx';
import { useText } from '../../lib/text.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

const OwnTeam = lazyPart(() => import('../../features/contests/teams/own-team.tsx').then((module) => module.OwnTeam));

/** The overview of a contest: its clock, how to get in (CON-7), its rules, what it is about, and how far one is. */
export function Page() {
  return (
    <ContestShell tab="overview">
      {(inside) => (
        <PageFrame>
          <Overview {...inside} />
        </PageFrame>
      )}
    </ContestShell>
  );
}

function Overview(inside: InContest) {
  const { contest, status } = inside;
  const facts = { ...contest, status, hasAccess: contest.access, isRoot: false, openContestComment: false };
  return (
    <Stack gap="md" data-column>
      <Hero {...inside} />
      {contest.teamSize > 1 && contest.access && !contest.isContestAdmin && (
        <Suspense fallback={<Skeleton height={160} radius="md" aria-hidden />}>
          <OwnTeam cid={contest.id} />
        </Suspense>
      )}
      <VirtualCard contest={contest} />
      {!isMenuDisabled(facts) && <OwnProgress cid={contest.id} />}
      <ContestMedals cid={contest.id} />
      <Rules contest={contest} />
      {contest.description.trim() !== '' && <Description contest={contest} />}
    </Stack>
  );
}

function Description({ contest }: { contest: Contest }) {
  const t = useText(TEXT);
  return (
    <Panel title={t('description')}>
      <Suspense fallback={<MarkdownSkeleton />}>
        <Markdown source={contest.description} />
      </Suspense>
    </Panel>
  );
}
