import { addHonor, deleteHonor, getHonors, HONORS_MAX, updateHonor } from '@assay/contract/certificates/honors.ts';
import { fail } from '@assay/contract/errors.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { listByNames } from '../accounts/users/people.queries.ts';
import {
  countHonors,
  deleteHonorRow,
  insertHonor,
  listHonors,
  lockHonor,
  lockHonors,
  updateHonorRow,
} from './honors.queries.ts';

const subjectOf = (id: number) => `honor ${id}`;

/** The honour list, and who is on it (CERT-6). */
export const honorCalls: Implementation[] = [
  implement(getHonors, ({ db }) => listHonors(db)),

  implement(addHonor, (call, { username, title }) =>
    call.db.transaction().execute(async (tx) => {
      const { uid } = (await listByNames(tx, [username.toLowerCase()]))[0] ?? fail('account.unknown');
      await lockHonors(tx);
      if ((await countHonors(tx)) >= HONORS_MAX) fail('honor.tooMany', { max: HONORS_MAX });
      const id = (await insertHonor(tx, uid, title, call.clock.now())) ?? fail('honor.taken');
      await noteAct(call, tx, { action: addHonor.name, subject: subjectOf(id), before: null, after: { uid, title } });
      return { id };
    }),
  ),

  implement(updateHonor, (call, { id, title }) =>
    call.db.transaction().execute(async (tx) => {
      const before = (await lockHonor(tx, id)) ?? fail('honor.unknown');
      await updateHonorRow(tx, id, title);
      const after = { uid: before.uid, title };
      await noteAct(call, tx, { action: updateHonor.name, subject: subjectOf(id), before, after });
      return null;
    }),
  ),

  implement(deleteHonor, (call, { id }) =>
    call.db.transaction().execute(async (tx) => {
      const before = (await lockHonor(tx, id)) ?? fail('honor.unknown');
      await deleteHonorRow(tx, id);
      await noteAct(call, tx, { action: deleteHonor.name, subject: subjectOf(id), before, after: null });
      return null;
    }),
  ),
];
