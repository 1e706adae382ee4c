import { Button, Group } from '@mantine/core';
import { DiscussionList } from '../../features/discussions/list/discussion-list.tsx';
import { TEXT } from '../../features/discussions/text.ts';
import { CreateButton } from '../../features/discussions/write/create-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useWordParam } from '../../lib/screens/params.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The public discussions of one problem. */
export function Page() {
  const t = useText(TEXT);
  const pid = useWordParam<'ProblemDiscussion'>('problemID');
  const place = { gid: null, pid };
  return (
    <PageFrame
      title={t('ofProblem', { id: pid })}
      actions={
        <Group gap="xs">
          <Button component={Link} href={paths.problem(pid)} variant="default">
            {t('toProblem', { id: pid })}
          </Button>
          <CreateButton place={place} />
        </Group>
      }
    >
      <DiscussionList key={pid} place={place} />
    </PageFrame>
  );
}
