import { ContestShell } from '../../features/contests/shell/contest-shell.tsx';
import { CommentSection } from '../../features/contests/talk/comment-section.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The open questions and answers of a contest (spec 2 §2.6). */
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
