import type { GroupMember } from '@assay/contract/groups/members.ts';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { labelFor, useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { TEXT } from './text.ts';

const LabelForm = lazyPart(() => import('./label-form.tsx').then((module) => module.LabelForm));

/** The class that a member is in, to be changed (GRP-22). */
export function LabelButton({ member }: { member: GroupMember }) {
  const t = useText(TEXT);
  const [opened, setOpened] = useState(false);
  const says = t('classOf', { name: member.username });
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-label={member.label ? labelFor(member.label, says) : says}
        onClick={() => setOpened(true)}
      >
        {member.label || '–'}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={says}>
        <Suspense>
          <LabelForm member={member} onClose={() => setOpened(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
