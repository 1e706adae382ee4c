import {
  addPrize,
  deletePrize,
  getAdminPrizes,
  PRIZE_LEVELS,
  type Prize,
  updatePrize,
} from '@assay/contract/certificates/prizes.ts';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { EditedTable } from '../../ui/table/edited-table.tsx';
import { useOwnPage } from '../../ui/table/use-own-page.ts';
import { TEXT as UI_TEXT } from '../../ui/text.ts';
import { TEXT } from './admin-text.ts';
import { PrizeLevel } from './prize-level.tsx';
import { TEXT as SHOWN } from './text.ts';

/** The prizes of a person, given and changed here (CERT-1). */
export function PrizesTable({ uid }: { uid: number }) {
  const t = useText(TEXT);
  const shown = useText(SHOWN);
  const ui = useText(UI_TEXT);
  const [adds, setAdds] = useState(false);
  const page = useOwnPage(getAdminPrizes, { uid });
  const remove = useAction(deletePrize, { onSuccess: () => refresh(getAdminPrizes) });
  return (
    <div>
      <EditedTable<Prize>
        title={shown('prizes')}
        aside={
          <Button size="compact-md" leftSection={<Plus aria-hidden />} onClick={() => setAdds(true)}>
            {t('addPrize')}
          </Button>
        }
        {...page}
        label={shown('prizes')}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('noPrizes')} />}
        actionsWidth="150px"
        columns={[
          { key: 'level', header: t('level'), width: '100px', cell: ({ level }) => <PrizeLevel level={level} /> },
          { key: 'name', header: t('name'), names: true, cell: ({ name }) => <bdi>{name}</bdi> },
          {
            key: 'since',
            header: t('day'),
            width: '150px',
            from: 'md',
            cell: ({ gmtCreate }) => <span className="tnum">{formatMoment(gmtCreate)}</span>,
          },
        ]}
        edit={{
          label: ui('edit'),
          says: ({ name }) => ui('editOf', { name }),
          title: ({ name }) => ui('editOf', { name }),
          form: (row, onClose) => <PrizeForm uid={uid} prize={row} onClose={onClose} />,
        }}
        remove={{
          label: ui('delete'),
          says: ({ name }) => ui('deleteOf', { name }),
          question: ({ name }) => ui('deleteAsk', { name }),
          run: ({ id }) => remove.mutateAsync({ id }),
        }}
      />
      <Dialog opened={adds} onClose={() => setAdds(false)} title={t('addPrize')}>
        <PrizeForm uid={uid} prize={null} onClose={() => setAdds(false)} />
      </Dialog>
    </div>
  );
}

function PrizeForm({ uid, prize, onClose }: { uid: number; prize: Prize | null; onClose: () => void }) {
  const t = useText(TEXT);
  const shown = useText(SHOWN);
  const ui = useText(UI_TEXT);
  const { form, submit, box, isSaving } = useSaveForm(prize ? updatePrize : addPrize, {
    initial: { name: prize?.name ?? '', level: String(prize?.level ?? 0) },
    labels: { name: t('name'), level: t('level') },
    inputOf: ({ name, level }) => ({ name, level: Number(level), uid, id: prize?.id ?? 0 }),
    onSaved: async () => {
      toast.success(ui('saved'));
      onClose();
      await refresh(getAdminPrizes);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput {...box('name')} data-autofocus />
        <NativeSelect
          label={t('level')}
          data={PRIZE_LEVELS.map((level, at) => ({ value: String(at), label: shown(level) }))}
          {...form.getInputProps('level')}
        />
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
