import { type Difficulty, getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { Alert, Button, Modal } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DifficultyForm } from '../../../features/catalog/difficulty-form.tsx';
import { TEXT } from '../../../features/catalog/text.ts';
import { useIsRoot } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { TagChip } from '../../../ui/tag-chip.tsx';

/** Difficulty levels, easiest first. */
export function Page() {
  const t = useText(TEXT);
  const mayEdit = useIsRoot();
  const { data, error, isFetching, refetch } = useCall(getDifficultyList, {});
  const [edited, setEdited] = useState<{ level: Difficulty | null } | null>(null);
  const close = () => setEdited(null);
  const columns: Column<Difficulty>[] = [
    { key: 'number', header: t('number'), width: '90px', cell: ({ id }) => id },
    {
      key: 'level',
      header: t('level'),
      names: true,
      cell: ({ color, name }) => <TagChip color={color}>{name}</TagChip>,
    },
    { key: 'zh', header: t('nameZh'), cell: ({ nameZh }) => nameZh },
    { key: 'en', header: t('nameEn'), cell: ({ nameEn }) => nameEn },
    { key: 'coins', header: t('coins'), width: '120px', align: 'end', cell: ({ acCoin }) => acCoin },
  ];
  if (mayEdit) {
    columns.push({
      key: 'actions',
      header: <span className="visually-hidden">{t('edit')}</span>,
      width: '100px',
      align: 'end',
      cell: (level) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('editDifficulty', { name: level.name })}
          onClick={() => setEdited({ level })}
        >
          {t('edit')}
        </Button>
      ),
    });
  }
  return (
    <PageFrame
      title={t('difficulties')}
      lead={t('difficultiesLead')}
      actions={
        mayEdit && (
          <Button leftSection={<Plus aria-hidden />} onClick={() => setEdited({ level: null })}>
            {t('addDifficulty')}
          </Button>
        )
      }
    >
      {!mayEdit && (
        <Alert mb="md" color="gray">
          {t('rootOnly')}
        </Alert>
      )}
      <Panel flush>
        <DataTable
          label={t('difficulties')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          placeholderRows={3}
        />
      </Panel>
      <Modal
        opened={edited !== null}
        onClose={close}
        title={edited?.level ? t('editDifficulty', { name: edited.level.name }) : t('addDifficulty')}
      >
        {edited && <DifficultyForm level={edited.level} onClose={close} />}
      </Modal>
    </PageFrame>
  );
}
