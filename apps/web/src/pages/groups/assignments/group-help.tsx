import { getGroupHelp } from '@assay/contract/assignments/help.ts';
import { Button, Skeleton, Stack } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { HelpQueue } from '../../../features/assignments/help/help-queue.tsx';
import { OwnHelp } from '../../../features/assignments/help/own-help.tsx';
import { TEXT } from '../../../features/assignments/help/text.ts';
import { useHelpNews } from '../../../features/assignments/help/use-help-news.ts';
import { TEXT as ASSIGNMENTS } from '../../../features/assignments/text.ts';
import { GroupShell } from '../../../features/groups/shell/group-shell.tsx';
import { useGroupId } from '../../../features/groups/shell/use-group.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** What students of a group ask: those that wait for who helps, and the own ones (ASG-25). */
export function Page() {
  return <GroupShell tab="assignments">{() => <Questions />}</GroupShell>;
}

/** A claim ends by the clock, which tells nobody. */
const READ_AGAIN_MS = 60_000;

function Questions() {
  const t = useText(TEXT);
  const a = useText(ASSIGNMENTS);
  const gid = useGroupId();
  const { data, error, refetch } = useCall(getGroupHelp, { gid }, { refetchInterval: READ_AGAIN_MS });
  useHelpNews(gid);
  const back = (
    <Button
      component={Link}
      href={paths.groupAssignments(gid)}
      variant="default"
      leftSection={<ArrowLeft size={16} aria-hidden />}
    >
      {a('back')}
    </Button>
  );
  return (
    <PageFrame title={t('help')} actions={back}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={320} className="late" aria-hidden />
      ) : (
        <Stack gap="md">
          {data.mayAnswer && (
            <Panel>
              <HelpQueue waiting={data.waiting} />
            </Panel>
          )}
          {(!data.mayAnswer || data.own.length > 0) && (
            <Panel title={t('own')}>
              {data.own.length > 0 ? <OwnHelp questions={data.own} /> : <EmptyState text={t('ownNone')} />}
            </Panel>
          )}
        </Stack>
      )}
    </PageFrame>
  );
}
