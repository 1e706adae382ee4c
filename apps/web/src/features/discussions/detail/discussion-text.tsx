import type { DiscussionDetail } from '@assay/contract/discussions/discussion.ts';
import { Suspense } from 'react';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';

/** The content of a discussion. */
export function DiscussionText({
  discussion,
}: {
  discussion: Pick<DiscussionDetail, 'content' | 'rendered' | 'mentions'>;
}) {
  return (
    <Suspense fallback={<MarkdownSkeleton />}>
      <Markdown source={discussion.content} rendered={discussion.rendered} mentions={discussion.mentions} />
    </Suspense>
  );
}
