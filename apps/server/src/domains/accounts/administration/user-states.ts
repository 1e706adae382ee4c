import { banUsers, changeRoles, deleteUsers, unbanUsers, undeleteUsers } from '@assay/contract/accounts/users-admin.ts';
import { fail } from '@assay/contract/errors.ts';
import { eraseMoment, mayEndBan } from '@assay/rules/accounts/users/user-state.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { changeUsers } from './change-user.ts';
import { liftEndedBans, listOwnedGroups } from './users-admin.queries.ts';

/** @throws Failure `account.notYourself` */
export function refuseOwn(call: Call, uids: readonly number[]) {
  if (uids.includes(viewerOf(call).uid)) fail('account.notYourself');
}

/** @throws Failure `account.ownsGroups`: a group is never without its owner */
export async function refuseOwner(tx: Queryable, uid: number) {
  const groups = await listOwnedGroups(tx, uid);
  if (groups.length > 0) fail('account.ownsGroups', { groups: groups.join(', ') });
}

/** The end of a ban. @throws Failure `account.banEndsBefore` */
export function banEnd({ clock }: Pick<Services, 'clock'>, until: string | null | undefined): Date | null {
  const end = until ? new Date(until) : null;
  return mayEndBan(end, clock.now()) ? end : fail('account.banEndsBefore');
}

/** Ends bans whose time has come. */
export async function endBans({ db, clock, sessions }: Pick<Services, 'db' | 'clock' | 'sessions'>) {
  for (const uid of await liftEndedBans(db, clock.now())) await sessions.changed(uid);
}

const IN_USE = { status: 0, ban_until: null, ban_reason: '' };

export const userStateCalls: Implementation[] = [
  implement(changeRoles, async (call, { uids, role }) => {
    await changeUsers(call, uids, {
      action: changeRoles.name,
      columns: () => ({ role }),
      endsSessions: () => false,
    });
    return null;
  }),

  implement(banUsers, async (call, { uids, until, reason }) => {
    refuseOwn(call, uids);
    const columns = { status: 1, ban_until: banEnd(call, until), ban_reason: reason.trim() };
    await changeUsers(call, uids, { action: banUsers.name, columns: () => columns, endsSessions: () => true });
    return null;
  }),

  implement(unbanUsers, async (call, { uids }) => {
    await changeUsers(call, uids, { action: unbanUsers.name, columns: () => IN_USE, endsSessions: () => false });
    return null;
  }),

  implement(deleteUsers, async (call, { ids }) => {
    refuseOwn(call, ids);
    await changeUsers(call, ids, {
      action: deleteUsers.name,
      async columns({ uid, erase_after }, tx) {
        await refuseOwner(tx, uid);
        return { status: 1, erase_after: erase_after ?? eraseMoment(call.clock.now()) };
      },
      endsSessions: () => true,
    });
    return null;
  }),

  implement(undeleteUsers, async (call, { ids }) => {
    await changeUsers(call, ids, {
      action: undeleteUsers.name,
      // who was banned before stays so
      columns: ({ ban_reason }) => ({ erase_after: null, status: ban_reason === '' ? 0 : 1 }),
      endsSessions: () => false,
    });
    return null;
  }),
];
