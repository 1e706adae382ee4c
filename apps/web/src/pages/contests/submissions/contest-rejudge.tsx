import { Stack } from '@mantine/core';
import { RejudgeProblems } from '../../../features/contests/rejudge/rejudge-problems.tsx';
import { RejudgeSets } from '../../../features/contests/rejudge/rejudge-sets.tsx';
import { ContestShell } from '../../../features/contests/shell/contest-shell.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** Judging problems of a contest again, for super administrators. */
export function Page() {
  return (
    <ContestShell tab="rejudge">
      {({ contest }) => (
        <PageFrame>
          <Stack gap="md" data-column>
            <RejudgeProblems cid={contest.id} />
            <RejudgeSets cid={contest.id} />
          </Stack>
        </PageFrame>
      )}
    </ContestShell>
  );
}
