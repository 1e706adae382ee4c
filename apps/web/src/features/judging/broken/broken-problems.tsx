import { getBrokenProblems } from '@assay/contract/judging/broken.ts';
import { Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Pending } from '../../../ui/pending/pending.tsx';
import { TEXT } from './text.ts';

/** What the judge says comes with all its words; few sites have a problem that is broken. */
const BrokenNotice = lazyPart(() => import('./broken-notice.tsx').then((module) => module.BrokenNotice));

const REFRESH_MS = 10_000;

/**
 * Notices about broken problems that the viewer may fix; nothing when there are none.
 * @param pid this problem alone, on its own page
 */
export function BrokenProblems({ pid }: { pid?: number }) {
  const { data, isPending } = useCall(getBrokenProblems, pid === undefined ? {} : { pid }, {
    refetchInterval: REFRESH_MS,
    call: { quiet: true },
  });
  if (isPending) return <Pending />;
  const mine = data?.filter(({ mayEdit }) => mayEdit) ?? [];
  if (mine.length === 0) return null;
  return (
    <Suspense>
      <Stack gap="sm" mb="lg">
        {mine.map((problem) => (
          <BrokenNotice key={problem.pid} problem={problem} isHere={pid !== undefined} />
        ))}
      </Stack>
    </Suspense>
  );
}

/** Beside the title of a broken problem. */
export function BrokenChip({ isPaused }: { isPaused: boolean }) {
  const t = useText(TEXT);
  return <Badge tone={isPaused ? 'alarm' : 'notice'}>{t(isPaused ? 'pausedChip' : 'failedChip')}</Badge>;
}
