import { addProblemsFromPublic, getAdminContestProblems } from '@assay/contract/contests/admin-problems.ts';
import { Box, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAction, useCall } from '../../../../lib/use-call.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Pending } from '../../../../ui/pending/pending.tsx';
import { PickMany } from '../../../problems/pick/pick-many.tsx';
import { AddHint } from './add-hint.tsx';
import { rereadPicks } from './reread.ts';

/** The first problems of a contest, pasted as ids on the page itself; the box stays for what was not found, until the page is left. */
export function FirstProblems({ cid }: { cid: number }) {
  const { data, isPending } = useCall(getAdminContestProblems, { cid }, { keep: true });
  const add = useAction(addProblemsFromPublic, { onSuccess: rereadPicks });
  const [wasEmpty, setWasEmpty] = useState(false);
  if (data?.length === 0 && !wasEmpty) setWasEmpty(true);
  if (!wasEmpty) return isPending ? <Pending /> : null;
  return (
    <Box mb="md">
      <Panel>
        <Stack gap="sm">
          <PickMany isFocused onAdd={(problemIds) => add.mutateAsync({ cid, problemIds })} />
          <Text size="sm" c="dimmed">
            <AddHint cid={cid} />
          </Text>
        </Stack>
      </Panel>
    </Box>
  );
}
