import { uploadContestLogo } from '@assay/contract/contests/admin.ts';
import {
  addExternalContest,
  deleteExternalContest,
  getAdminExternalContests,
  getRecentOtherContest,
  updateExternalContest,
} from '@assay/contract/external/contests.ts';
import { getHome } from '@assay/contract/site/home-page.ts';
import { TEXT } from '../../../features/external/admin-text.ts';
import classes from '../../../features/external/external.module.css';
import { OutsideLink } from '../../../features/external/outside-link.tsx';
import { useText } from '../../../lib/text.ts';
import { CrudPage } from '../../../ui/crud/crud-page.tsx';
import { TwoMoments } from '../../../ui/table/two-moments.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const READS = pageReads(15);

/** Contests of other sites (EXT-4). */
export function Page() {
  const t = useText(TEXT);
  const { list } = useListPage(getAdminExternalContests, READS);
  return (
    <CrudPage
      title={t('externalContests')}
      lead={t('contestsLead')}
      list={list}
      nameOf={({ title }) => title}
      columns={[
        { key: 'title', header: t('title'), names: true, cell: ({ title }) => <bdi>{title}</bdi> },
        {
          key: 'url',
          header: t('url'),
          from: 'lg',
          cell: ({ url }) => (
            <OutsideLink href={url} className={classes.address}>
              {url}
            </OutsideLink>
          ),
        },
        {
          key: 'times',
          header: t('times'),
          width: '150px',
          cell: ({ startTime, endTime }) => <TwoMoments first={startTime} second={endTime} />,
        },
        { key: 'state', header: t('state'), width: '80px', cell: ({ visible }) => t(visible ? 'shown' : 'hidden') },
      ]}
      fields={[
        { name: 'title', kind: 'line', label: t('title') },
        { name: 'url', kind: 'link', label: t('url') },
        { name: 'logo', kind: 'picture', label: t('logo'), upload: uploadContestLogo },
        { name: 'startTime', kind: 'moment', label: t('startTime') },
        { name: 'endTime', kind: 'moment', label: t('endTime') },
        { name: 'visible', kind: 'switch', label: t('visible'), start: true },
      ]}
      fieldOfFailure={{ 'external.urlTaken': 'url', 'external.endsBeforeStart': 'endTime' }}
      ops={{ add: addExternalContest, update: updateExternalContest, remove: deleteExternalContest }}
      changes={[getAdminExternalContests, getRecentOtherContest, getHome]}
      words={{ add: t('addContest'), none: t('noneContests') }}
    />
  );
}
