import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { Stack } from '@mantine/core';
import { BalloonErrands, PrintErrands } from '../../../features/contests/onsite/errands.tsx';
import { TEXT } from '../../../features/contests/onsite/text.ts';
import { ContestShell } from '../../../features/contests/shell/contest-shell.tsx';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** As many as fit on a phone without looking for one. */
const SHOWN = 20;

/** What runners carry in the hall, for their phones. */
export function Page() {
  const t = useText(TEXT);
  return (
    <ContestShell tab="onsite" title={t('runnerTitle')} headed full>
      {({ contest }) => (
        <PageFrame title={t('runnerTitle')} lead={t('runnerLead')}>
          <Stack gap="md">
            {contest.type === CONTEST_TYPE.acm && (
              <Panel title={t('openBalloons')}>
                <BalloonErrands cid={contest.id} limit={SHOWN} big />
              </Panel>
            )}
            {contest.openPrint && (
              <Panel title={t('openPrints')}>
                <PrintErrands cid={contest.id} limit={SHOWN} big />
              </Panel>
            )}
          </Stack>
        </PageFrame>
      )}
    </ContestShell>
  );
}
