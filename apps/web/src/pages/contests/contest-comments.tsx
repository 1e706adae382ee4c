import { ContestShell } from '../../features/contests/shell/contest-shell.tsx';
import { CommentSection } from '../../features/contests/talk/comment-section.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The open questions and answers of a contest (CON-21). */
export function Page() {
  return (
    <ContestShell tab="comments">
      {({ contest }) => (
        <PageFrame>
          <CommentSection cid={contest.id} />
        </PageFrame>
      )}
    </ContestShell>
  );
}
