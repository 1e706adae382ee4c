import { CONTEST_AUTH, CONTEST_STATUS, type ContestStatus } from '@assay/contract/contests/contest.ts';
import { registerContest } from '@assay/contract/contests/list.ts';
import { isMenuDisabled, passwordFormAt } from '@assay/rules/contests/shell.ts';
import { Alert, Button, Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { queryClient, useAction } from '../../../lib/use-call.ts';
import { whenOpened } from '../../../ui/dialogs/dialog.tsx';
import { lazyDialog, lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Contest } from '../contest-words.ts';
import { TEXT } from '../text.ts';
import styles from './overview.module.css';

const PasswordCard = lazyPart(() => import('../shell/password-card.tsx').then((module) => module.PasswordCard));
const PasswordDialog = whenOpened(
  lazyDialog(() => import('../shell/password-card.tsx').then((module) => module.PasswordDialog)),
);

interface EntryProps {
  contest: Contest;
  status: ContestStatus;
}

/** The one thing to do next in a contest: register, give the password, go to the problems, or see the board. */
export function Entry({ contest, status }: EntryProps) {
  const t = useText(TEXT);
  const isOver = status === CONTEST_STATUS.ended;
  const facts = { ...contest, status, hasAccess: contest.access, isRoot: false, openContestComment: false };
  const onward = isMenuDisabled(facts) ? null : isOver ? (
    <Button size="md" component={Link} href={`${paths.contest(contest.id)}/rank`}>
      {t('seeBoard')}
    </Button>
  ) : (
    <Button size="md" component={Link} href={paths.contestProblems(contest.id)}>
      {t('enterProblems')}
    </Button>
  );
  if (contest.isContestAdmin) return onward;
  if (contest.disqualified) return <Alert color="red">{t('disqualified')}</Alert>;
  if (contest.registered) {
    return (
      <div className={styles.actions}>
        {onward}
        {!isOver && <span className={styles.soft}>{t('youAreIn')}</span>}
      </div>
    );
  }
  const passwordAt = passwordFormAt(facts);
  if (passwordAt === 'overview')
    return (
      <Suspense fallback={<Skeleton height={180} radius="md" aria-hidden />}>
        <PasswordCard contest={contest} />
      </Suspense>
    );
  // to a public contest nothing but the account rule closes the way
  if (contest.auth === CONTEST_AUTH.public && !contest.access) return <Alert color="brass">{t('notAdmitted')}</Alert>;
  if (isOver) return onward;
  return <Register cid={contest.id} asksPassword={passwordAt === 'submit'} />;
}

function Register({ cid, asksPassword }: { cid: number; asksPassword: boolean }) {
  const t = useText(TEXT);
  const [asking, setAsking] = useState(false);
  const register = useAction(registerContest, {
    onSuccess: () => {
      toast.success(t('registered'));
      void queryClient.invalidateQueries();
    },
  });
  return (
    <div>
      <Button
        size="md"
        loading={register.isPending}
        onClick={() => (asksPassword ? setAsking(true) : register.mutate({ cid }))}
      >
        {t('register')}
      </Button>
      <PasswordDialog cid={cid} opened={asking} onClose={() => setAsking(false)} onDone={() => setAsking(false)} />
    </div>
  );
}
