import { addHonor, deleteHonor, getHonors, updateHonor } from '@assay/contract/certificates/honors.ts';
import { TEXT } from '../../../features/certificates/admin-text.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { CrudPage } from '../../../ui/crud/crud-page.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { useWholeList } from '../../../ui/table/use-list-page.ts';

/** Who is honoured, and for what (CERT-6). */
export function Page() {
  const t = useText(TEXT);
  const list = useWholeList(getHonors, {});
  return (
    <CrudPage
      title={t('honors')}
      lead={t('honorsLead')}
      list={list}
      nameOf={({ username }) => username}
      columns={[
        {
          key: 'person',
          header: t('person'),
          names: true,
          cell: ({ uid, username, avatar }) => <UserLink uid={uid} username={username} avatar={avatar} />,
        },
        { key: 'title', header: t('honorTitle'), width: '320px', cell: ({ title }) => <bdi>{title}</bdi> },
        {
          key: 'solved',
          header: t('solved'),
          width: '110px',
          align: 'end',
          cell: ({ ac }) => <span className="tnum">{formatNumber(ac)}</span>,
        },
      ]}
      fields={[
        { name: 'username', kind: 'line', label: t('person') },
        { name: 'title', kind: 'line', label: t('honorTitle') },
      ]}
      fieldOfFailure={{ 'account.unknown': 'username', 'honor.taken': 'username' }}
      ops={{ add: addHonor, update: updateHonor, remove: deleteHonor }}
      changes={[getHonors]}
      words={{ add: t('addHonor'), none: t('noHonors') }}
    />
  );
}
