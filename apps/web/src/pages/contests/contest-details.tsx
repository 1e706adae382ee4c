import { CONTEST_AUTH, CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { registerContest } from '@assay/contract/contests/list.ts';
import { passwordFormAt } from '@assay/rules/contests/shell.ts';
import { Alert, Button, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { AUTH_ROWS, type Contest, RULE_NAMES } from '../../features/contests/contest-words.ts';
import { durationWords } from '../../features/contests/durations.ts';
import { ContestShell } from '../../features/contests/shell/contest-shell.tsx';
import { PasswordCard, PasswordDialog } from '../../features/contests/shell/password-card.tsx';
import styles from '../../features/contests/shell/shell.module.css';
import { OwnTeam } from '../../features/contests/teams/own-team.tsx';
import { TEXT as TEAM_TEXT } from '../../features/contests/teams/text.ts';
import { TEXT } from '../../features/contests/text.ts';
import { VirtualCard } from '../../features/contests/virtual/virtual-card.tsx';
import { Markdown, MarkdownSkeleton } from '../../features/markdown/markdown-text.tsx';
import { formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { queryClient, useAction } from '../../lib/use-call.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';

/** The overview of a contest: what it is about, how to get in (CON-7). */
export function Page() {
  return (
    <ContestShell tab="overview">
      {({ contest, status }) => (
        <PageFrame>
          <Stack gap="md">
            <Entry contest={contest} isOver={status === CONTEST_STATUS.ended} />
            {contest.teamSize > 1 && contest.access && !contest.isContestAdmin && <OwnTeam cid={contest.id} />}
            <VirtualCard contest={contest} />
            <Facts contest={contest} />
            <Description contest={contest} />
          </Stack>
        </PageFrame>
      )}
    </ContestShell>
  );
}

/** How the viewer stands, and the way in where there is one. */
function Entry({ contest, isOver }: { contest: Contest; isOver: boolean }) {
  const t = useText(TEXT);
  const [asking, setAsking] = useState(false);
  const register = useAction(registerContest, {
    onSuccess: () => {
      toast.success(t('registered'));
      void queryClient.invalidateQueries();
    },
  });
  if (contest.isContestAdmin) return null;
  if (contest.disqualified) return <Alert color="red">{t('disqualified')}</Alert>;
  if (contest.registered) return isOver ? null : <Alert color="green">{t('youAreIn')}</Alert>;
  const passwordAt = passwordFormAt({ ...contest, hasAccess: contest.access });
  if (passwordAt === 'overview') return <PasswordCard contest={contest} />;
  // to a public contest nothing but the account rule closes the way
  if (contest.auth === CONTEST_AUTH.public && !contest.access) return <Alert color="brass">{t('notAdmitted')}</Alert>;
  if (isOver) return null;
  return (
    <div>
      <Button
        loading={register.isPending}
        onClick={() => (passwordAt === 'submit' ? setAsking(true) : register.mutate({ cid: contest.id }))}
      >
        {t('register')}
      </Button>
      <PasswordDialog
        cid={contest.id}
        opened={asking}
        onClose={() => setAsking(false)}
        onDone={() => setAsking(false)}
      />
    </div>
  );
}

function Facts({ contest }: { contest: Contest }) {
  const t = useText(TEXT);
  const w = useText(TEAM_TEXT);
  const [, authTip] = AUTH_ROWS[contest.auth as keyof typeof AUTH_ROWS] ?? AUTH_ROWS[0];
  const facts: (readonly [string, React.ReactNode])[] = [
    [
      t('start'),
      <span key="start" className="tnum">
        {formatMoment(contest.startTime)}
      </span>,
    ],
    [
      t('end'),
      <span key="end" className="tnum">
        {formatMoment(contest.endTime)}
      </span>,
    ],
    [t('duration'), durationWords(contest.duration, t)],
    [t('rule'), RULE_NAMES[contest.type] ?? contest.type],
    ...(contest.teamSize > 1 ? [[w('teams'), w('sizeRow', { max: contest.teamSize })] as const] : []),
    [t('author'), <UserLink key="author" username={contest.author} />],
    [t('taking'), contest.count],
  ];
  return (
    <Panel title={t('facts')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.soft}>
        {contest.accountLimited && contest.auth === CONTEST_AUTH.public ? (
          t('accountLimitedPublic')
        ) : (
          <>
            {t(contest.gid === null ? authTip : `${authTip}Group`)}
            {contest.accountLimited && ` · ${t('accountLimited')}`}
          </>
        )}
      </p>
    </Panel>
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
