import {
  addTrainingCategory,
  deleteTrainingCategory,
  orderTrainingCategories,
  updateTrainingCategory,
} from '@assay/contract/trainings/categories.ts';
import { getTrainingCategories, getTrainingList } from '@assay/contract/trainings/list.ts';
import { TEXT } from '../../../features/trainings/admin/text.ts';
import { CategoryTag } from '../../../features/trainings/training-tags.tsx';
import { useIsProblemAdmin } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { CrudPage } from '../../../ui/crud/crud-page.tsx';
import { MoveButtons } from '../../../ui/table/move-buttons.tsx';
import { useWholeList } from '../../../ui/table/use-list-page.ts';

const OPS = { add: addTrainingCategory, update: updateTrainingCategory, remove: deleteTrainingCategory };
const CHANGES = [getTrainingCategories, getTrainingList];

/** The categories of trainings, in their colours and order. */
export function Page() {
  const t = useText(TEXT);
  const mayEdit = useIsProblemAdmin();
  const list = useWholeList(getTrainingCategories, {});
  const order = useAction(orderTrainingCategories, { onSettled: () => refresh(...CHANGES) });
  const ids = (list.answer.data?.records ?? []).map(({ id }) => id);
  return (
    <CrudPage
      title={t('categories')}
      list={list}
      ops={OPS}
      inputOfRemove={({ id }) => ({ cid: id })}
      changes={CHANGES}
      nameOf={({ name }) => name}
      readOnly={mayEdit ? undefined : t('readOnly')}
      fieldOfFailure={{ 'training.categoryTaken': 'name' }}
      fields={[
        { name: 'name', kind: 'line', label: t('categoryName') },
        { name: 'color', kind: 'color', label: t('color') },
      ]}
      columns={[
        {
          key: 'name',
          header: t('categoryName'),
          names: true,
          cell: ({ name, color }) => <CategoryTag categoryName={name} categoryColor={color} />,
        },
        {
          key: 'order',
          header: t('order'),
          width: '110px',
          cell: ({ name }, at) =>
            mayEdit && (
              <MoveButtons
                name={name}
                at={at}
                ids={ids}
                isBusy={order.isPending}
                onOrder={(next) => order.mutate({ ids: next })}
              />
            ),
        },
      ]}
      words={{
        add: t('addCategory'),
        none: t('noneCategories'),
        deleteAsk: ({ name }) => t('deleteCategory', { name }),
      }}
    />
  );
}
