import type { DiscussionDetail } from '@assay/contract/discussions/discussion.ts';
import { Suspense } from 'react';
import { Pending } from '../../../ui/pending/pending.tsx';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';

/** The content of a discussion. */
export function DiscussionText({
  discussion,
}: {
  discussion: Pick<DiscussionDetail, 'content' | 'rendered' | 'mentions'>;
}) {
  return (
    <Suspense
      fallback={
        <>
          <MarkdownSkeleton />
          <Pending />
        </>
      }
    >
      <Markdown source={discussion.content} rendered={discussion.rendered} mentions={discussion.mentions} />
    </Suspense>
  );
}
