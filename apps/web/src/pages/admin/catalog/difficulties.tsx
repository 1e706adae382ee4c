import {
  addDifficulty,
  deleteDifficulty,
  getDifficultyList,
  updateDifficulty,
} from '@assay/contract/catalog/difficulty.ts';
import { TEXT } from '../../../features/catalog/text.ts';
import { useIsRoot } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { CrudPage } from '../../../ui/crud/crud-page.tsx';
import { useWholeList } from '../../../ui/table/use-list-page.ts';
import { TagChip } from '../../../ui/tag-chip.tsx';

/** Difficulty levels, easiest first. */
export function Page() {
  const t = useText(TEXT);
  const list = useWholeList(getDifficultyList, {});
  return (
    <CrudPage
      title={t('difficulties')}
      lead={t('difficultiesLead')}
      readOnly={useIsRoot() ? undefined : t('rootOnly')}
      list={list}
      nameOf={({ name }) => name}
      columns={[
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
      ]}
      fields={[
        { name: 'nameZh', kind: 'line', label: t('nameZh') },
        { name: 'nameEn', kind: 'line', label: t('nameEn') },
        {
          name: 'color',
          kind: 'color',
          label: t('color'),
          start: '#7e22ce',
          hint: ({ color, nameZh, nameEn }) => (
            <>
              <TagChip color={String(color)}>{nameZh || t('preview')}</TagChip>{' '}
              <TagChip color={String(color)}>{nameEn || t('preview')}</TagChip>
            </>
          ),
        },
        { name: 'acCoin', kind: 'number', label: t('coins') },
      ]}
      ops={{ add: addDifficulty, update: updateDifficulty, remove: deleteDifficulty }}
      changes={[getDifficultyList]}
      words={{
        add: t('addDifficulty'),
        none: t('noDifficulties'),
        deleteAsk: ({ name }) => t('deleteDifficultyAsk', { name }),
      }}
    />
  );
}
