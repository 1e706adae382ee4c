import {
  type AdminMedal,
  getAdminMedals,
  getMedalHolders,
  giveMedal,
  type MedalHolder,
  takeMedal,
} from '@assay/contract/medals/admin.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { actionsColumn } from '../../ui/table/row-actions.tsx';
import { useOwnPage } from '../../ui/table/use-own-page.ts';
import { PeopleField } from '../accounts/people/people-field.tsx';
import { TEXT } from './admin-text.ts';

const changed = () => refresh(getMedalHolders, getAdminMedals);

/** Who has a medal; it is given and taken away here (MEDAL-1). */
export function MedalHolders({ medal }: { medal: AdminMedal }) {
  const t = useText(TEXT);
  const [usernames, setUsernames] = useState<string[]>([]);
  const page = useOwnPage(getMedalHolders, { medalId: medal.id });
  const give = useAction(giveMedal, {
    onSuccess: ({ given, unknown }) => {
      toast.success(t('given', { count: given }));
      setUsernames(unknown);
      return changed();
    },
  });
  const take = useAction(takeMedal, { onSuccess: changed });
  const columns: Column<MedalHolder>[] = [
    { key: 'who', header: t('holders'), names: true, cell: ({ username }) => <UserLink username={username} /> },
    {
      key: 'how',
      header: t('how'),
      cell: ({ byUsername, below }) =>
        byUsername !== null ? t('byHand', { name: byUsername }) : t(below ? 'below' : 'gained'),
    },
    {
      key: 'since',
      header: t('since'),
      width: '150px',
      cell: ({ gmtCreate }) => <span className="tnum">{formatMoment(gmtCreate)}</span>,
    },
    actionsColumn<MedalHolder>({
      header: t('take'),
      width: '110px',
      actions: ({ uid, username }) => [
        {
          label: t('take'),
          says: t('takeFrom', { name: username }),
          danger: true,
          onClick: () => take.mutate({ medalId: medal.id, uid }),
        },
      ],
    }),
  ];
  return (
    <Stack gap="md">
      <PeopleField label={t('people')} value={usernames} onChange={setUsernames} />
      <Group justify="flex-end">
        <Button
          disabled={usernames.length === 0}
          loading={give.isPending}
          onClick={() => give.mutate({ medalId: medal.id, usernames })}
        >
          {t('give')}
        </Button>
      </Group>
      <PagedTable
        {...page}
        label={t('holdersOf', { name: medal.name })}
        columns={columns}
        rowKey={({ uid }) => uid}
        empty={<EmptyState text={t('noHolders')} />}
        stacks
      />
    </Stack>
  );
}
