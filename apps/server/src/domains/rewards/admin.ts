import { fail } from '@assay/contract/errors.ts';
import { addReward, deleteReward, getAdminRewards, updateReward } from '@assay/contract/rewards/reward.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { insertReward, listRewards, lockReward, updateRewardRow } from './rewards.queries.ts';
import { rewardRow } from './row.ts';

interface Written {
  name: string;
  description?: string | undefined;
  image?: string | undefined;
  needAcCoin: number;
  num: number;
  perPerson?: number | undefined;
  visible?: boolean | undefined;
}

const fieldsOf = ({ name, description = '', image = '', needAcCoin, num, perPerson = 0, visible = true }: Written) => ({
  name,
  description,
  image,
  price: needAcCoin,
  stock: num,
  per_person: perPerson,
  visible,
});

/** Rewards in the administration (COIN-9). */
export const rewardAdminCalls: Implementation[] = [
  implement(getAdminRewards, async (call, { keyword, ...page }) => {
    const { rows, total } = await listRewards(call.db, keyword, page);
    const records = rows.map((row) => ({
      ...rewardRow(row),
      visible: row.visible,
      gmtModified: row.gmt_modified.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(addReward, (call, written) =>
    call.db.transaction().execute(async (tx) => {
      const fields = fieldsOf(written);
      const id = await insertReward(tx, fields, call.clock.now());
      await noteAct(call, tx, { action: addReward.name, subject: `reward ${id}`, before: null, after: fields });
      return { id };
    }),
  ),

  implement(updateReward, (call, { id, gmtModified, ...written }) =>
    call.db.transaction().execute(async (tx) => {
      const before = (await lockReward(tx, id)) ?? fail('reward.unknown');
      // otherwise the stock that was seen would undo exchanges made since
      if (gmtModified !== undefined && Date.parse(gmtModified) !== before.gmt_modified.getTime())
        fail('reward.changed');
      const after = fieldsOf(written);
      await updateRewardRow(tx, id, after, call.clock.now());
      await noteAct(call, tx, { action: updateReward.name, subject: `reward ${id}`, before: { ...before }, after });
      return null;
    }),
  ),

  implement(deleteReward, (call, { id }) =>
    call.db.transaction().execute(async (tx) => {
      const before = (await lockReward(tx, id)) ?? fail('reward.unknown');
      await updateRewardRow(tx, id, { deleted: true }, call.clock.now());
      await noteAct(call, tx, {
        action: deleteReward.name,
        subject: `reward ${id}`,
        before: { ...before },
        after: null,
      });
      return null;
    }),
  ),
];
