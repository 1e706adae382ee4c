import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { Stack } from '@mantine/core';
import { OwnPrints } from '../../../features/contests/onsite/own-prints.tsx';
import { PrintForm } from '../../../features/contests/onsite/print-form.tsx';
import { ContestShell } from '../../../features/contests/shell/contest-shell.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** Where contestants print (CON-22). */
export function Page() {
  return (
    <ContestShell tab="print">
      {({ contest, status }) => (
        <PageFrame>
          <Stack gap="md">
            <PrintForm cid={contest.id} isOver={status === CONTEST_STATUS.ended} />
            <OwnPrints cid={contest.id} />
          </Stack>
        </PageFrame>
      )}
    </ContestShell>
  );
}
