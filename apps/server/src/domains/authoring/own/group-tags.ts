import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import {
  addGroupTag,
  deleteGroupTag,
  GROUP_TAGS_MAX,
  getGroupProblemTags,
  updateGroupTag,
} from '@assay/contract/groups/tags.ts';
import { brokenConstraint, UNIQUE_VIOLATION } from '../../../platform/db/database.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { deleteTagRow, insertTag, listTags, updateTagRow } from '../../catalog/tags.queries.ts';
import { shownTag } from '../../catalog/tags.ts';
import { enterGroup, manageGroup } from '../../groups/entry.ts';
import { noteGroup } from '../../groups/note.ts';
import { lockGroup } from '../../groups/save.queries.ts';

const columns = ({ nameZh, nameEn, color }: { nameZh: string; nameEn: string; color: string }) => ({
  name_zh: nameZh,
  name_en: nameEn,
  color,
  classification_id: null,
});

function refuseTaken(error: unknown): never {
  if (brokenConstraint(error, UNIQUE_VIOLATION) !== null) fail('tag.taken');
  throw error;
}

/** Tags of a group (GRP-19): members read them, its admins make them. */
export const groupTagCalls: Implementation[] = [
  implement(getGroupProblemTags, async (call, { gid }) => {
    await enterGroup(call, gid, call.viewer);
    return (await listTags(call.db, 'ME', gid)).map((row) => ({ ...shownTag(row, call.lang), gid: row.gid }));
  }),

  implement(addGroupTag, async (call, { gid, ...input }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const row = await call.db
      .transaction()
      .execute(async (tx) => {
        // one after the other: the bound is counted
        if (!(await lockGroup(tx, gid))) return fail('group.unknown');
        const own = (await listTags(tx, 'ME', gid)).filter((tag) => tag.gid !== null);
        if (own.length >= GROUP_TAGS_MAX) fail('tag.tooManyInGroup', { max: GROUP_TAGS_MAX });
        const made = await insertTag(tx, columns(input), gid);
        await noteGroup(call, tx, addGroupTag.name, gid, null, { tag: made.id, name: made.name_en });
        return made;
      })
      .catch(refuseTaken);
    return { ...shownTag(row, call.lang), gid };
  }),

  implement(updateGroupTag, async (call, { gid, id, ...input }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    if (!(await updateTagRow(call.db, id, columns(input), gid).catch(refuseTaken))) fail('tag.unknown');
    return null;
  }),

  implement(deleteGroupTag, async (call, { gid, tid }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    if (!(await deleteTagRow(call.db, tid, gid))) fail('tag.unknown');
    return null;
  }),
];
