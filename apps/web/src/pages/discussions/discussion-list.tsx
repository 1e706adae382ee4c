import { DiscussionList } from '../../features/discussions/list/discussion-list.tsx';
import { TEXT } from '../../features/discussions/text.ts';
import { CreateButton } from '../../features/discussions/write/create-button.tsx';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

const PLACE = { gid: null } as const;

/** The public discussions (DISC-1). */
export function Page() {
  const t = useText(TEXT);
  return (
    <PageFrame title={t('discussions')} lead={t('lead')} actions={<CreateButton place={PLACE} />}>
      <DiscussionList place={PLACE} />
    </PageFrame>
  );
}
