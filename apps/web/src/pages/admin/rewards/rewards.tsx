import { uploadContestLogo } from '@assay/contract/contests/admin.ts';
import { addReward, deleteReward, getAdminRewards, getRewards, updateReward } from '@assay/contract/rewards/reward.ts';
import { TEXT } from '../../../features/rewards/admin-text.ts';
import classes from '../../../features/rewards/rewards.module.css';
import { formatNumber } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { CrudPage } from '../../../ui/crud/crud-page.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const READS = pageReads(15);

/** What coins are exchanged for (COIN-9). */
export function Page() {
  const t = useText(TEXT);
  const { list } = useListPage(getAdminRewards, READS);
  const figure = (value: number) => <span className="tnum">{formatNumber(value)}</span>;
  return (
    <CrudPage
      title={t('rewards')}
      lead={t('rewardsLead')}
      list={list}
      nameOf={({ name }) => name}
      columns={[
        {
          key: 'image',
          header: t('image'),
          width: '80px',
          phone: 'none',
          cell: ({ image }) => image !== '' && <img className={classes.thumb} src={image} alt="" />,
        },
        { key: 'name', header: t('name'), names: true, cell: ({ name }) => <bdi>{name}</bdi> },
        {
          key: 'price',
          header: t('price'),
          width: '130px',
          align: 'end',
          cell: ({ needAcCoin }) => figure(needAcCoin),
        },
        { key: 'stock', header: t('stock'), width: '90px', align: 'end', cell: ({ num }) => figure(num) },
        { key: 'state', header: t('state'), width: '90px', cell: ({ visible }) => t(visible ? 'shown' : 'hidden') },
      ]}
      fields={[
        { name: 'name', kind: 'line', label: t('name') },
        { name: 'description', kind: 'text', label: t('description') },
        { name: 'image', kind: 'picture', label: t('image'), upload: uploadContestLogo },
        { name: 'needAcCoin', kind: 'number', label: t('price'), start: 10 },
        { name: 'num', kind: 'number', label: t('stock'), start: 1 },
        { name: 'perPerson', kind: 'number', label: t('perPerson'), hint: t('perPersonHint') },
        { name: 'visible', kind: 'switch', label: t('visible'), start: true },
      ]}
      sendsBack={['gmtModified']}
      ops={{ add: addReward, update: updateReward, remove: deleteReward }}
      changes={[getAdminRewards, getRewards]}
      words={{ add: t('add'), none: t('none'), deleteAsk: ({ name }) => t('deleteAsk', { name }) }}
    />
  );
}
