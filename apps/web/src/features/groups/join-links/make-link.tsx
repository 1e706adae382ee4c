import { addJoinLink, getJoinLinks, type JoinLink, LINK_BOUNDS } from '@assay/contract/groups/join-links.ts';
import { Button, Group, NativeSelect, Stack, Switch } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { TEXT as GROUP_TEXT } from '../text.ts';
import { TEXT } from './text.ts';

const DAYS = [1, 7, 14, 30, 90, 365];
const DAYS_FIRST = '14';

interface MakeLinkProps {
  gid: number;
  onClose: () => void;
  onMade: (link: JoinLink) => void;
}

/** The form of a new join link (GRP-17). */
export function MakeLink({ gid, onClose, onMade }: MakeLinkProps) {
  const t = useText(TEXT);
  const w = useText(GROUP_TEXT);
  const [days, setDays] = useState(DAYS_FIRST);
  const [uses, setUses] = useState<number | string>('');
  const [needsApproval, setNeedsApproval] = useState(false);
  const make = useAction(addJoinLink, {
    onSuccess: async (link) => {
      toast.success(t('made'));
      onMade(link);
      await refresh(getJoinLinks);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    make.mutate({ gid, days: Number(days), needsApproval, ...(uses === '' ? {} : { uses: Number(uses) }) });
  };
  return (
    <Dialog opened onClose={onClose} title={t('make')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <NativeSelect
            label={t('days')}
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
            data={DAYS.map((count) => ({ value: String(count), label: t('dayCount', { count }) }))}
            data-autofocus
          />
          <NumberInput
            label={t('uses')}
            description={t('usesHint')}
            value={uses}
            onChange={setUses}
            min={LINK_BOUNDS.uses[0]}
            max={LINK_BOUNDS.uses[1]}
            allowDecimal={false}
          />
          <Switch
            label={t('needsApproval')}
            description={t('needsApprovalHint')}
            checked={needsApproval}
            onChange={(event) => setNeedsApproval(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {w('cancel')}
            </Button>
            <Button type="submit" loading={make.isPending}>
              {t('make')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
