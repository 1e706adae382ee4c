import {
  addExternalCategory,
  addExternalCompetition,
  deleteExternalCategory,
  deleteExternalCompetition,
  getAdminExternalCategories,
  getAdminExternalCompetitions,
  getAdminExternalLinks,
  updateExternalCategory,
  updateExternalCompetition,
} from '@assay/contract/external/link-admin.ts';
import { getExternalCategories, getExternalCompetitions, getExternalLinks } from '@assay/contract/external/links.ts';
import type { ReactNode } from 'react';
import { TEXT } from '../../../features/external/admin-text.ts';
import classes from '../../../features/external/external.module.css';
import { type Read, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { CrudPage } from '../../../ui/crud/crud-page.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { useWholeList } from '../../../ui/table/use-list-page.ts';
import { TagChip } from '../../../ui/tag-chip.tsx';

type Kind = 'category' | 'contest';
const kindOf: Read<Kind> = (text) => (text === 'contest' ? 'contest' : 'category');
const READS = { of: kindOf } as const;

const CHANGES = [
  getAdminExternalCategories,
  getAdminExternalCompetitions,
  getAdminExternalLinks,
  getExternalLinks,
  getExternalCategories,
  getExternalCompetitions,
];

/** What external links are sorted by: categories, and the contests that they are about (EXT-3). */
export function Page() {
  const t = useText(TEXT);
  const [{ of }, change] = useSearch(READS);
  const lead = (
    <>
      {t('labelsLead')}
      <Segments
        className={classes.labels}
        label={t('labels')}
        value={of}
        choices={[
          { value: 'category', label: t('categories') },
          { value: 'contest', label: t('competitions') },
        ]}
        onChange={(next) => void change({ of: next })}
      />
    </>
  );
  return of === 'category' ? <Categories lead={lead} /> : <Competitions lead={lead} />;
}

function Categories({ lead }: { lead: ReactNode }) {
  const t = useText(TEXT);
  const list = useWholeList(getAdminExternalCategories, {});
  return (
    <CrudPage
      title={t('labels')}
      lead={lead}
      list={list}
      nameOf={({ name }) => name}
      columns={[
        {
          key: 'name',
          header: t('name'),
          names: true,
          cell: ({ name, color }) => <TagChip color={color}>{name}</TagChip>,
        },
        { key: 'links', header: t('usedBy'), width: '90px', align: 'end', cell: ({ links }) => links },
        { key: 'seq', header: t('seq'), width: '90px', align: 'end', cell: ({ seq }) => seq },
      ]}
      fields={[
        { name: 'name', kind: 'line', label: t('name') },
        { name: 'color', kind: 'color', label: t('color') },
        { name: 'seq', kind: 'number', label: t('seq'), hint: t('seqHint') },
      ]}
      fieldOfFailure={{ 'external.nameTaken': 'name' }}
      ops={{ add: addExternalCategory, update: updateExternalCategory, remove: deleteExternalCategory }}
      changes={CHANGES}
      words={{ add: t('addCategory'), none: t('noneCategories') }}
    />
  );
}

function Competitions({ lead }: { lead: ReactNode }) {
  const t = useText(TEXT);
  const list = useWholeList(getAdminExternalCompetitions, {});
  return (
    <CrudPage
      title={t('labels')}
      lead={lead}
      list={list}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', header: t('name'), names: true, cell: ({ name }) => name },
        { key: 'links', header: t('usedBy'), width: '90px', align: 'end', cell: ({ links }) => links },
        { key: 'seq', header: t('seq'), width: '90px', align: 'end', cell: ({ seq }) => seq },
      ]}
      fields={[
        { name: 'name', kind: 'line', label: t('name') },
        { name: 'seq', kind: 'number', label: t('seq'), hint: t('seqHint') },
      ]}
      fieldOfFailure={{ 'external.nameTaken': 'name' }}
      ops={{ add: addExternalCompetition, update: updateExternalCompetition, remove: deleteExternalCompetition }}
      changes={CHANGES}
      words={{ add: t('addCompetition'), none: t('noneCompetitions') }}
    />
  );
}
