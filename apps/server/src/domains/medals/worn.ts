import { fail } from '@assay/contract/errors.ts';
import {
  changeMedalOrder,
  changeMedalShow,
  getMedalsByCid,
  getMedalsByTid,
  getWornMedals,
} from '@assay/contract/medals/medal.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { openContest } from '../contests/entry.ts';
import { openPerson } from '../profiles/person.ts';
import { openTraining } from '../trainings/entry.ts';
import { listOfOwner, listOfPerson, type MedalOwnerKind, updateOrder, updateShown } from './medals.queries.ts';

async function cardsOf(call: Call, kind: MedalOwnerKind, ownerId: number) {
  const rows = await listOfOwner(call.db, kind, ownerId, viewerOf(call).uid);
  return rows.map(({ uid, ...medal }) => ({ ...medal, is_gain: uid !== null }));
}

export const wornCalls: Implementation[] = [
  implement(getMedalsByTid, async (call, { tid }) => {
    await openTraining(call, tid, call.viewer);
    return cardsOf(call, 'training', tid);
  }),

  implement(getMedalsByCid, async (call, { cid }) => {
    await openContest(call, cid, call.viewer);
    return cardsOf(call, 'contest', cid);
  }),

  implement(getWornMedals, async (call, { uid }) => {
    const { own, banned } = await openPerson(call, { uid });
    const rows = banned ? [] : await listOfPerson(call.db, uid, !own);
    return rows.map(({ id, name, image, description, is_show, seq, gmt_create }) => ({
      id,
      medalName: name,
      medalImage: image,
      description,
      isShow: is_show,
      sorter: seq,
      gmtCreate: gmt_create.toISOString(),
    }));
  }),

  implement(changeMedalShow, async (call, { medalId, isShow }) =>
    (await updateShown(call.db, viewerOf(call).uid, medalId, isShow)) ? null : fail('medal.unknown'),
  ),

  implement(changeMedalOrder, async (call, { medalIds }) => {
    await updateOrder(call.db, viewerOf(call).uid, medalIds);
    return null;
  }),
];
