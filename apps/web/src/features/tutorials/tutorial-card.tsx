import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { type OwnTutorial, TUTORIAL_STATUS, type Tutorial } from '@assay/contract/tutorials/tutorial.ts';
import { buyTutorial, deleteTutorial, getTutorials, likeTutorial } from '@assay/contract/tutorials/tutorials.ts';
import { Button, Group } from '@mantine/core';
import { ThumbsUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Link } from '../../ui/link.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useLoggedIn } from '../accounts/sign-in/use-logged-in.ts';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import { TEXT } from './text.ts';
import styles from './tutorials.module.css';

const STATES: Readonly<Record<number, { word: 'reviewing' | 'approved' | 'rejected'; tone: Tone }>> = {
  [TUTORIAL_STATUS.reviewing]: { word: 'reviewing', tone: 'info' },
  [TUTORIAL_STATUS.approved]: { word: 'approved', tone: 'good' },
  [TUTORIAL_STATUS.rejected]: { word: 'rejected', tone: 'alarm' },
};

const isOwn = (one: Tutorial | OwnTutorial): one is OwnTutorial => 'isPublished' in one;

interface TutorialCardProps {
  one: Tutorial | OwnTutorial;
  /** Whether the problem is named: elsewhere than on its own page. */
  showsProblem?: boolean;
  /** Left out where it is not changed. */
  onEdit?: (() => void) | undefined;
}

/** A tutorial: whose it is and what it costs; its text once it is opened. */
export function TutorialCard({ one, showsProblem = false, onEdit }: TutorialCardProps) {
  const t = useText(TEXT);
  const loggedIn = useLoggedIn();
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState<'buy' | 'delete' | null>(null);
  const close = () => setAsks(null);
  const buy = useAction(buyTutorial, {
    onSuccess: async () => {
      toast.success(t('buyDone'));
      close();
      setOpen(true);
      await refresh(getTutorials, getAcCoin);
    },
  });
  const remove = useAction(deleteTutorial, {
    onSuccess: async () => {
      toast.success(t('deleted'));
      close();
      await refresh(getTutorials);
    },
  });
  const { id, title, content, price, isBought } = one;
  const own = isOwn(one) ? one : null;
  const ask = () => {
    if (loggedIn()) setAsks('buy');
  };
  return (
    <li className={styles.one}>
      <div className={styles.head}>
        <h2 className={styles.name}>{title}</h2>
        <Group gap="xs">
          {content !== null && (
            <Button size="compact-sm" variant="light" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'fold' : 'read')}
            </Button>
          )}
          {content === null && !isBought && (
            <Button size="compact-sm" aria-label={t('buyOf', { title })} onClick={ask}>
              {t('buy')}
            </Button>
          )}
          {onEdit && (
            <>
              <Button size="compact-sm" variant="default" aria-label={t('editOf', { title })} onClick={onEdit}>
                {t('edit')}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                aria-label={t('removeOf', { title })}
                onClick={() => setAsks('delete')}
              >
                {t('remove')}
              </Button>
            </>
          )}
        </Group>
      </div>
      <Facts one={one} showsProblem={showsProblem} />
      {own && own.reward > 0 && <p className={styles.soft}>{t('reward', { coins: own.reward })}</p>}
      {own?.rejectReason && <p className={styles.soft}>{t('reason', { reason: own.rejectReason })}</p>}
      {content === null && <p className={styles.soft}>{t(isBought ? 'closed' : 'locked')}</p>}
      {isOpen && content !== null && (
        <Suspense fallback={<MarkdownSkeleton />}>
          <Markdown source={content} />
        </Suspense>
      )}
      <Confirm
        opened={asks === 'buy'}
        onClose={close}
        title={t('buy')}
        action={t('buy')}
        busy={buy.isPending}
        onConfirm={() => buy.mutate({ tid: id, price })}
      >
        {t('buyAsk', { title, price })}
      </Confirm>
      <Confirm
        opened={asks === 'delete'}
        onClose={close}
        title={t('remove')}
        action={t('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      >
        {t('removeAsk', { title })}
      </Confirm>
    </li>
  );
}

/** Its state, whose it is, what it costs, and how it is liked. */
function Facts({ one, showsProblem }: { one: Tutorial | OwnTutorial; showsProblem: boolean }) {
  const t = useText(TEXT);
  const user = useUser();
  const like = useAction(likeTutorial, { onSuccess: () => refresh(getTutorials) });
  const { id, content, price, uid, author, isBought, buyers, likeNum, hasLike, official, showAt } = one;
  const own = isOwn(one) ? one : null;
  const isMine = user !== null && user.uid === uid;
  return (
    <div className={styles.meta}>
      {own && <Badge tone={STATES[own.status]!.tone}>{t(STATES[own.status]!.word)}</Badge>}
      {official && <Badge tone="notice">{t('official')}</Badge>}
      <Badge>{price === 0 ? t('free') : t('coins', { price })}</Badge>
      {isBought && <Badge tone="good">{t('isBought')}</Badge>}
      {showsProblem &&
        (one.problemId === null ? (
          <span>{t('unknownProblem')}</span>
        ) : (
          <Link href={paths.problem(one.problemId)}>{`${one.problemId} ${one.problemTitle ?? ''}`}</Link>
        ))}
      {!own && uid !== null && <UserLink uid={uid} username={author} />}
      {price > 0 && <span>{t('buyers', { count: buyers })}</span>}
      {showAt && <span>{t('showsAt', { when: formatMoment(showAt) })}</span>}
      <RelativeTime at={one.gmtModified} />
      <Button
        size="compact-sm"
        variant={hasLike ? 'light' : 'subtle'}
        color={hasLike ? undefined : 'gray'}
        leftSection={<ThumbsUp aria-hidden size={14} />}
        aria-pressed={hasLike}
        aria-label={`${t('like')}, ${t('likes', { count: likeNum })}`}
        disabled={user === null || isMine || content === null}
        onClick={() => like.mutate({ tid: id, toLike: !hasLike })}
      >
        {likeNum}
      </Button>
    </div>
  );
}
