import type { Call } from '../../../platform/http/call.ts';
import { countedAddress } from '../../../platform/limits/address.ts';
import { emitMessages } from '../../../platform/messages/emit-messages.ts';
import { noteLoginAddress } from './login-addresses.queries.ts';

/** Tells somebody of a log-in from an address from which there was none before (MSG-2); the very first one is nothing to tell. */
export async function tellLoginFromElsewhere(call: Call, uid: number): Promise<void> {
  const at = call.clock.now();
  const address = countedAddress(call.ip);
  await call.db.transaction().execute(async (tx) => {
    if (!(await noteLoginAddress(tx, uid, address, at))) return;
    await emitMessages(tx, [
      {
        kind: 'account.login',
        to: [uid],
        actor: null,
        cause: `${address} ${at.toISOString()}`,
        source: { type: 'account', id: uid, title: '', url: '/setting' },
        content: call.userAgent,
        params: { ip: call.ip },
        at,
      },
    ]);
  });
}
