import { manageDiscussion } from '@assay/contract/discussions/admin.ts';
import { DISCUSSION_STATUS, type DiscussionDetail } from '@assay/contract/discussions/discussion.ts';
import { deleteDiscussion, getDiscussionDetail, likeDiscussion } from '@assay/contract/discussions/discussions.ts';
import { plainLine } from '@assay/markdown/plain-line.ts';
import { Alert, Button, Skeleton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Ban, Pencil, Pin, ThumbsUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { ToList } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLoggedIn } from '../../accounts/sign-in/use-logged-in.ts';
import { CommentSection } from '../../comments/comment-section.tsx';
import { ReportButton } from '../../moderation/report-button.tsx';
import { discussionsChanged } from '../list/use-discussions.ts';
import { TEXT } from '../text.ts';
import styles from './detail.module.css';
import { DiscussionHead } from './discussion-head.tsx';
import { DiscussionText } from './discussion-text.tsx';

const EditDialog = lazyDialog(() => import('../write/write-dialog.tsx').then((module) => module.EditDialog));

/** A discussion with its comments; of a group, in its frame. */
export function DiscussionView({ did, gid = null }: { did: number; gid?: number | null }) {
  const t = useText(TEXT);
  // Who asks for it is counted as a reader: also where the page has brought it.
  const { data, error, refetch } = useCall(getDiscussionDetail, { did }, { refetchOnMount: 'always' });
  usePageTitle(data?.title);
  if (error && !data) {
    const toList = <ToList href={paths.discussions(gid)}>{t('allDiscussions')}</ToList>;
    return <ErrorState ofPage error={error} onRetry={() => void refetch()} action={toList} />;
  }
  if (!data) return <Skeleton height={420} className="late" aria-hidden />;
  return (
    <PageFrame title={data.title} lead={plainLine(data.description)}>
      <div className={styles.page} data-column>
        <Panel flush>
          <article className={styles.body} data-column>
            <DiscussionHead row={data} />
            <StateNote discussion={data} />
            <DiscussionText discussion={data} />
            <Foot discussion={data} />
          </article>
        </Panel>
        <CommentSection owner={{ kind: 'discussion', id: did }} title={t('commentsTitle')} />
      </div>
    </PageFrame>
  );
}

function StateNote({ discussion }: { discussion: DiscussionDetail }) {
  const t = useText(TEXT);
  const { status } = discussion;
  if (status === DISCUSSION_STATUS.normal) return null;
  return <Alert color="red">{t(status === DISCUSSION_STATUS.disabled ? 'disabledNote' : 'deletedNote')}</Alert>;
}

/** What one may do with a discussion. */
function Foot({ discussion }: { discussion: DiscussionDetail }) {
  const t = useText(TEXT);
  const loggedIn = useLoggedIn();
  const [edits, setEdits] = useState(false);
  const changed = { onSuccess: discussionsChanged };
  const like = useAction(likeDiscussion, changed);
  const manage = useAction(manageDiscussion, changed);
  const { id, hasLike, likeNum, topPriority, status, gid, pid } = discussion;
  return (
    <div className={styles.foot}>
      <Button
        variant={hasLike ? 'light' : 'default'}
        leftSection={<ThumbsUp aria-hidden />}
        aria-pressed={hasLike}
        aria-label={`${t('like')}, ${t('likes', { count: likeNum })}`}
        loading={like.isPending}
        onClick={() => loggedIn() && like.mutate({ did: id, toLike: !hasLike })}
      >
        {likeNum}
      </Button>
      {pid !== null && (
        <Button component={Link} href={paths.problemDiscussions(pid, gid)} variant="subtle" color="gray">
          {t('ofProblem', { id: pid })}
        </Button>
      )}
      {discussion.mayEdit && (
        <Button variant="subtle" color="gray" leftSection={<Pencil aria-hidden />} onClick={() => setEdits(true)}>
          {t('edit')}
        </Button>
      )}
      {discussion.mayRun && (
        <>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<Pin aria-hidden />}
            onClick={() => manage.mutate({ id, topPriority: !topPriority })}
          >
            {t(topPriority ? 'unpin' : 'pin')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<Ban aria-hidden />}
            onClick={() => manage.mutate({ id, status: status === DISCUSSION_STATUS.normal ? 1 : 0 })}
          >
            {t(status === DISCUSSION_STATUS.normal ? 'disable' : 'enable')}
          </Button>
        </>
      )}
      {!discussion.mayEdit && <ReportButton did={id} />}
      {discussion.mayDelete && <DeleteButton discussion={discussion} />}
      {edits && <EditDialog discussion={discussion} onClose={() => setEdits(false)} />}
    </div>
  );
}

function DeleteButton({ discussion: { id, gid, title } }: { discussion: DiscussionDetail }) {
  const t = useText(TEXT);
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const remove = useAction(deleteDiscussion, {
    onSuccess: async () => {
      toast.success(t('deletedToast'));
      await router.navigate({ href: paths.discussions(gid) });
      await discussionsChanged();
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" leftSection={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('removeTitle')}
        action={t('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ did: id })}
      >
        {t('removeSure', { title })}
      </Confirm>
    </>
  );
}
