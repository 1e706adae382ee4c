import {
  addCountdown,
  deleteCountdown,
  getAdminCountdowns,
  getContestCountdown,
  updateCountdown,
} from '@assay/contract/site/countdowns.ts';
import { TEXT } from '../../../features/site/countdowns/text.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { CrudPage } from '../../../ui/crud/crud-page.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const READS = pageReads(10);

/** Days that the home page counts down to (HOME-3). */
export function Page() {
  const t = useText(TEXT);
  const { list } = useListPage(getAdminCountdowns, READS);
  return (
    <CrudPage
      title={t('page')}
      lead={t('lead')}
      list={list}
      nameOf={({ title }) => title}
      columns={[
        { key: 'title', header: t('title'), names: true, cell: ({ title }) => title },
        {
          key: 'date',
          header: t('date'),
          width: '170px',
          cell: ({ date }) => <span className="tnum">{formatMoment(date)}</span>,
        },
        { key: 'state', header: t('state'), width: '100px', cell: ({ visible }) => t(visible ? 'shown' : 'hidden') },
      ]}
      fields={[
        { name: 'title', kind: 'line', label: t('title') },
        { name: 'date', kind: 'moment', label: t('date') },
        { name: 'content', kind: 'text', label: t('content'), hint: t('contentHint') },
        { name: 'url', kind: 'link', label: t('url'), hint: t('urlHint') },
        { name: 'visible', kind: 'switch', label: t('visible'), start: true },
      ]}
      ops={{ add: addCountdown, update: updateCountdown, remove: deleteCountdown }}
      changes={[getAdminCountdowns, getContestCountdown]}
      words={{ add: t('add'), none: t('none') }}
    />
  );
}
