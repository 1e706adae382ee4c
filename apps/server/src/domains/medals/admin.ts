import { fail } from '@assay/contract/errors.ts';
import {
  addMedal,
  deleteMedal,
  getAdminMedals,
  getMedalHolders,
  giveMedal,
  takeMedal,
  updateMedal,
} from '@assay/contract/medals/admin.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { emitMessages } from '../../platform/messages/emit-messages.ts';
import { listByNames } from '../accounts/users/people.queries.ts';
import { findContest } from '../contests/contests.queries.ts';
import { settleAnew } from '../contests/settle/settle.ts';
import { findTraining } from '../trainings/trainings.queries.ts';
import {
  deleteHolder,
  deleteMedalRow,
  insertHolders,
  insertMedal,
  listHolders,
  listMedals,
  lockMedal,
  type MedalFields,
  updateMedalRow,
} from './medals.queries.ts';

/** Numbers of owners on the wire, where 0 names none. */
const named = (id: number | undefined): number | null => id || null;

/** What is written, as it is stored; whoever it names is there. */
async function fieldsOf(tx: Queryable, written: InputOf<typeof addMedal>): Promise<MedalFields> {
  const { name, image = '', description = '' } = written;
  const [contest, training, threshold] = [named(written.cid), named(written.tid), named(written.threshold)];
  if (contest && training) fail('medal.twoOwners');
  if (threshold && !contest && !training) fail('medal.gainedNowhere');
  if (contest && !(await findContest(tx, contest))) fail('contest.unknown');
  if (training && !(await findTraining(tx, training, null))) fail('training.unknown');
  const owner_kind = contest ? 'contest' : training ? 'training' : null;
  return { name, image, description, owner_kind, owner_id: contest ?? training, threshold };
}

/** A contest that is over gives what it gives from now on. */
const settle = (tx: Queryable, { owner_kind, owner_id }: MedalFields) =>
  owner_kind === 'contest' && owner_id !== null ? settleAnew(tx, owner_id) : null;

/** Medals in the administration (MEDAL-1). */
export const medalAdminCalls: Implementation[] = [
  implement(getAdminMedals, async (call, { keyword, ...page }) => {
    const { rows, total } = await listMedals(call.db, keyword, page);
    const records = rows.map(({ owner_kind, owner_id, threshold, holders, gmt_create, ...medal }) => ({
      ...medal,
      cid: owner_kind === 'contest' ? (owner_id ?? 0) : 0,
      tid: owner_kind === 'training' ? (owner_id ?? 0) : 0,
      threshold: threshold ?? 0,
      holders: holders ?? 0,
      gmtCreate: gmt_create.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(addMedal, (call, written) =>
    call.db.transaction().execute(async (tx) => {
      const fields = await fieldsOf(tx, written);
      const id = await insertMedal(tx, fields, call.clock.now());
      await settle(tx, fields);
      await noteAct(call, tx, { action: addMedal.name, subject: `medal ${id}`, before: null, after: fields });
      return { id };
    }),
  ),

  implement(updateMedal, (call, { id, ...written }) =>
    call.db.transaction().execute(async (tx) => {
      const before = (await lockMedal(tx, id)) ?? fail('medal.unknown');
      const after = await fieldsOf(tx, written);
      await updateMedalRow(tx, id, after);
      await settle(tx, after);
      await noteAct(call, tx, { action: updateMedal.name, subject: `medal ${id}`, before: { ...before }, after });
      return null;
    }),
  ),

  implement(deleteMedal, (call, { id }) =>
    call.db.transaction().execute(async (tx) => {
      const before = (await lockMedal(tx, id)) ?? fail('medal.unknown');
      await deleteMedalRow(tx, id);
      await noteAct(call, tx, { action: deleteMedal.name, subject: `medal ${id}`, before: { ...before }, after: null });
      return null;
    }),
  ),

  implement(getMedalHolders, async (call, { medalId, ...page }) => {
    const { rows, total } = await listHolders(call.db, medalId, page);
    const records = rows.map(({ by_username, gmt_create, ...holder }) => ({
      ...holder,
      byUsername: by_username,
      gmtCreate: gmt_create.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(giveMedal, (call, { medalId, usernames }) =>
    call.db.transaction().execute(async (tx) => {
      const { name } = (await lockMedal(tx, medalId)) ?? fail('medal.unknown');
      const keys = usernames.map((username) => username.toLowerCase());
      const people = await listByNames(tx, keys);
      const known = new Set(people.map(({ username_key }) => username_key));
      const by = { byUid: viewerOf(call).uid, now: call.clock.now() };
      const to = await insertHolders(
        tx,
        medalId,
        people.map(({ uid }) => uid),
        by,
      );
      await emitMessages(tx, [
        {
          kind: 'medal.gained',
          to,
          actor: null,
          cause: `medal ${medalId}`,
          source: { type: 'account', id: 0, title: name, url: '/user-home?tab=medals' },
          params: { name },
        },
      ]);
      await noteAct(call, tx, {
        action: giveMedal.name,
        subject: `medal ${medalId}`,
        before: null,
        after: { uids: to },
      });
      return { given: to.length, unknown: usernames.filter((username) => !known.has(username.toLowerCase())) };
    }),
  ),

  implement(takeMedal, (call, { medalId, uid }) =>
    call.db.transaction().execute(async (tx) => {
      if (!(await deleteHolder(tx, medalId, uid))) fail('medal.unknown');
      await noteAct(call, tx, { action: takeMedal.name, subject: `medal ${medalId}`, before: { uid }, after: null });
      return null;
    }),
  ),
];
