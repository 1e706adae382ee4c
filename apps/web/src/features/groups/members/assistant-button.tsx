import type { GroupMember } from '@assay/contract/groups/members.ts';
import { ActionIcon } from '@mantine/core';
import { UserCog } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { TEXT } from './text.ts';

const RightsForm = lazyPart(() => import('./rights-form.tsx').then((module) => module.RightsForm));

/** Says what a member may do as an assistant (GRP-21). */
export function AssistantButton({ member }: { member: GroupMember }) {
  const t = useText(TEXT);
  const [opened, setOpened] = useState(false);
  const says = t('assistantOf', { name: member.username });
  const close = () => setOpened(false);
  return (
    <>
      <Tip label={says}>
        <ActionIcon variant="subtle" color="gray" aria-label={says} onClick={() => setOpened(true)}>
          <UserCog aria-hidden />
        </ActionIcon>
      </Tip>
      <Dialog opened={opened} onClose={close} title={says}>
        <Suspense>
          <RightsForm member={member} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
