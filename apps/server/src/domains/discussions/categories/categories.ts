import { getDiscussionCategory, saveDiscussionCategory } from '@assay/contract/discussions/categories.ts';
import { fail } from '@assay/contract/errors.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { listCategories, replaceCategories } from './categories.queries.ts';

export const discussionCategoryCalls: Implementation[] = [
  implement(getDiscussionCategory, async ({ db }) =>
    (await listCategories(db)).map(({ id, name, is_notebook }) => ({ id, name, isNotebook: is_notebook })),
  ),

  implement(saveDiscussionCategory, async (call, categories) => {
    await call.db.transaction().execute(async (tx) => {
      const before = await listCategories(tx);
      if (!(await replaceCategories(tx, categories))) fail('discussion.categoryUnknown');
      await noteAct(call, tx, {
        action: saveDiscussionCategory.name,
        subject: 'categories of discussions',
        before: { names: before.map(({ name }) => name) },
        after: { names: categories.map(({ name }) => name) },
      });
    });
    return null;
  }),
];
