import { uploadContestLogo } from '@assay/contract/contests/admin.ts';
import {
  addExternalLink,
  deleteExternalLink,
  getAdminExternalCategories,
  getAdminExternalCompetitions,
  getAdminExternalLinks,
  updateExternalLink,
} from '@assay/contract/external/link-admin.ts';
import { getExternalCategories, getExternalCompetitions, getExternalLinks } from '@assay/contract/external/links.ts';
import { TEXT } from '../../../features/external/admin-text.ts';
import classes from '../../../features/external/external.module.css';
import { OutsideLink } from '../../../features/external/outside-link.tsx';
import { SiteIcon } from '../../../features/external/site-icon.tsx';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CrudPage } from '../../../ui/crud/crud-page.tsx';
import { Link } from '../../../ui/link.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';
import { TagChip } from '../../../ui/tag-chip.tsx';

const READS = pageReads(15);

/** The links of the external navigation (EXT-2). */
export function Page() {
  const t = useText(TEXT);
  const { list } = useListPage(getAdminExternalLinks, READS);
  const { data: categories = [] } = useCall(getAdminExternalCategories, {});
  const { data: contests = [] } = useCall(getAdminExternalCompetitions, {});
  return (
    <CrudPage
      title={t('links')}
      lead={
        <>
          {t('linksLead')}{' '}
          <Link href={paths.adminExternalLabels} className={classes.address}>
            {t('labels')}
          </Link>
        </>
      }
      list={list}
      nameOf={({ title }) => title}
      columns={[
        {
          key: 'logo',
          header: t('logo'),
          width: '70px',
          phone: 'none',
          cell: ({ logo, title }) => <SiteIcon logo={logo} name={title} />,
        },
        { key: 'title', header: t('title'), names: true, cell: ({ title }) => <bdi>{title}</bdi> },
        {
          key: 'url',
          header: t('url'),
          from: 'md',
          cell: ({ url }) => (
            <OutsideLink href={url} className={classes.address}>
              {url}
            </OutsideLink>
          ),
        },
        {
          key: 'category',
          header: t('category'),
          width: '190px',
          cell: ({ category }) => category && <TagChip color={category.color}>{category.name}</TagChip>,
        },
        { key: 'seq', header: t('seq'), width: '80px', align: 'end', cell: ({ seq }) => seq },
        { key: 'state', header: t('state'), width: '90px', cell: ({ visible }) => t(visible ? 'shown' : 'hidden') },
      ]}
      fields={[
        { name: 'title', kind: 'line', label: t('title') },
        { name: 'url', kind: 'link', label: t('url') },
        { name: 'logo', kind: 'picture', label: t('logo'), upload: uploadContestLogo },
        { name: 'description', kind: 'text', label: t('description') },
        { name: 'categoryId', kind: 'choice', label: t('category'), options: categories },
        { name: 'contestIds', kind: 'choices', label: t('contests'), options: contests },
        { name: 'seq', kind: 'number', label: t('seq'), hint: t('seqHint') },
        { name: 'visible', kind: 'switch', label: t('visible'), start: true },
      ]}
      ops={{ add: addExternalLink, update: updateExternalLink, remove: deleteExternalLink }}
      changes={[
        getAdminExternalLinks,
        getAdminExternalCategories,
        getAdminExternalCompetitions,
        getExternalLinks,
        getExternalCategories,
        getExternalCompetitions,
      ]}
      words={{ add: t('add'), none: t('none') }}
    />
  );
}
