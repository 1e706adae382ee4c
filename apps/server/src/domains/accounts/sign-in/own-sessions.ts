import { getSessions, revokeSession } from '@assay/contract/accounts/settings.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { deleteSessions, listSessions } from '../../../platform/session/sessions.queries.ts';

async function listOwn(call: Call) {
  const { uid, sessionId } = viewerOf(call);
  const rows = await listSessions(call.db, uid, call.clock.now());
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    ip: row.ip,
    gmtCreate: row.gmt_create.toISOString(),
    expires: row.expires_at.toISOString(),
    current: row.id === sessionId,
  }));
}

async function revoke(call: Call, { id }: InputOf<typeof revokeSession>) {
  const { uid } = viewerOf(call);
  const ended = await deleteSessions(call.db, { uid, only: id });
  if (ended.length === 0) fail('session.unknown');
  await call.sessions.changed(uid, ended);
  return null;
}

export const ownSessionCalls: Implementation[] = [implement(getSessions, listOwn), implement(revokeSession, revoke)];
