import { uploadContestLogo } from '@assay/contract/contests/admin.ts';
import { type AdminMedal, addMedal, deleteMedal, getAdminMedals, updateMedal } from '@assay/contract/medals/admin.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { TEXT } from '../../../features/medals/admin-text.ts';
import { MedalHolders } from '../../../features/medals/medal-holders.tsx';
import { MedalPicture } from '../../../features/medals/medal-picture.tsx';
import { useText } from '../../../lib/text.ts';
import { CrudPage } from '../../../ui/crud/crud-page.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const READS = pageReads(15);

/** Medals, what they are gained by and who has them (MEDAL-1). */
export function Page() {
  const t = useText(TEXT);
  const { list } = useListPage(getAdminMedals, READS);
  const [shown, setShown] = useState<AdminMedal | null>(null);
  const whereOf = ({ cid, tid }: AdminMedal) => {
    if (cid > 0) return t('ofContest', { id: cid });
    return tid > 0 ? t('ofTraining', { id: tid }) : t('ofNone');
  };
  return (
    <>
      <CrudPage
        title={t('page')}
        lead={t('lead')}
        list={list}
        nameOf={({ name }) => name}
        columns={[
          {
            key: 'image',
            header: t('image'),
            width: '80px',
            phone: 'none',
            cell: ({ image }) => <MedalPicture image={image} />,
          },
          { key: 'name', header: t('name'), names: true, cell: ({ name }) => <bdi>{name}</bdi> },
          { key: 'where', header: t('where'), width: '130px', cell: whereOf },
          {
            key: 'threshold',
            header: t('threshold'),
            width: '96px',
            align: 'end',
            cell: ({ threshold }) => <span className="tnum">{threshold === 0 ? '–' : threshold}</span>,
          },
          {
            key: 'holders',
            header: t('holders'),
            width: '96px',
            cell: (medal) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${medal.holders} ${t('holdersOf', { name: medal.name })}`}
                onClick={() => setShown(medal)}
              >
                {medal.holders}
              </Button>
            ),
          },
        ]}
        fields={[
          { name: 'name', kind: 'line', label: t('name') },
          { name: 'description', kind: 'text', label: t('description') },
          { name: 'image', kind: 'picture', label: t('image'), upload: uploadContestLogo },
          { name: 'cid', kind: 'number', label: t('cid'), hint: t('noneHint') },
          { name: 'tid', kind: 'number', label: t('tid'), hint: t('noneHint') },
          { name: 'threshold', kind: 'number', label: t('threshold'), hint: t('thresholdHint') },
        ]}
        fieldOfFailure={{
          'medal.twoOwners': 'tid',
          'medal.gainedNowhere': 'threshold',
          'contest.unknown': 'cid',
          'training.unknown': 'tid',
        }}
        ops={{ add: addMedal, update: updateMedal, remove: deleteMedal }}
        changes={[getAdminMedals]}
        words={{ add: t('add'), none: t('none'), deleteAsk: ({ name }) => t('deleteAsk', { name }) }}
      />
      <Dialog
        opened={shown !== null}
        onClose={() => setShown(null)}
        title={shown && t('holdersOf', { name: shown.name })}
        size="xl"
      >
        {shown && <MedalHolders medal={shown} />}
      </Dialog>
    </>
  );
}
