import { fail } from '@assay/contract/errors.ts';
import { addRemoteAccount, deleteRemoteAccount, updateRemoteAccount } from '@assay/contract/remote/judges.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { siteOf } from '../sites/client.ts';
import {
  deleteAccount,
  findAccount,
  insertAccount,
  updateAccountEnabled,
  updateAccountState,
} from './accounts.queries.ts';
import { keepSecret } from './secrets.ts';

const subjectOf = ({ site, handle }: { site: string; handle: string }) => `account ${handle} of remote judge ${site}`;

export const remoteAccountCalls: Implementation[] = [
  implement(addRemoteAccount, async (call, { site, handle, secret }) => {
    if (!siteOf(site)?.robot) fail('remote.byPersonAlone', { site });
    return call.db.transaction().execute(async (tx) => {
      const id = await insertAccount(tx, { site, handle, now: call.clock.now() });
      if (id === null) return fail('remote.accountTaken', { handle });
      await keepSecret(call, id, secret, tx);
      const subject = subjectOf({ site, handle });
      await noteAct(call, tx, { action: addRemoteAccount.name, subject, before: null, after: null });
      return { id };
    });
  }),

  implement(updateRemoteAccount, async (call, { id, enabled, secret }) => {
    const account = (await findAccount(call.db, id)) ?? fail('remote.accountUnknown');
    await call.db.transaction().execute(async (tx) => {
      if (enabled !== undefined) await updateAccountEnabled(tx, id, enabled);
      if (secret !== undefined) {
        await keepSecret(call, id, secret, tx);
        await updateAccountState(tx, id, 'new', '', call.clock.now());
      }
      const after = { enabled, secretChanged: secret !== undefined };
      const action = updateRemoteAccount.name;
      await noteAct(call, tx, { action, subject: subjectOf(account), before: null, after });
    });
    return null;
  }),

  implement(deleteRemoteAccount, async (call, { id }) => {
    await call.db.transaction().execute(async (tx) => {
      const account = (await deleteAccount(tx, id)) ?? fail('remote.accountUnknown');
      const action = deleteRemoteAccount.name;
      await noteAct(call, tx, { action, subject: subjectOf(account), before: null, after: null });
    });
    return null;
  }),
];
