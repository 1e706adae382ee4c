import { fail } from '@assay/contract/errors.ts';
import { findByJoinLink, joinByLink } from '@assay/contract/groups/join-links.ts';
import { levelByLink, readLinkKey, refuseClosedLink, refuseLink } from '@assay/rules/groups/join-links.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findGroup } from '../groups.queries.ts';
import { findFront } from '../list.queries.ts';
import { holdGroup, lockLevels } from '../members.queries.ts';
import { tellMember } from '../note.ts';
import { linkFacts } from './facts.ts';
import { findComer, findLink, insertUse, type LinkColumns, lockLink, upsertMember } from './join-links.queries.ts';

/** Links and codes that a person may try in a minute. */
const TRIES_PER_MINUTE = 20;

/** The link that somebody names. @throws Failure `group.linkUnknown`, `request.tooMany` */
async function linkNamed(call: Call, typed: string): Promise<LinkColumns> {
  call.limiter.take('group-link', String(viewerOf(call).uid), TRIES_PER_MINUTE, 60);
  const key = readLinkKey(typed);
  const link = key && (await findLink(call.db, key));
  return link ?? fail('group.linkUnknown');
}

/** Coming into a group by a link or its code (GRP-17). */
export const comingCalls: Implementation[] = [
  implement(findByJoinLink, async (call, { key }) => {
    const { uid } = viewerOf(call);
    const link = await linkNamed(call, key);
    const comer = await findComer(call.db, link, uid);
    const refusal = refuseClosedLink(linkFacts(link), comer, call.clock.now());
    if (refusal) fail(refusal);
    const group = (await findGroup(call.db, link.gid)) ?? fail('group.linkUnknown');
    const front = await findFront(call.db, link.gid);
    return {
      gid: group.id,
      name: group.name,
      shortName: group.short_name,
      brief: group.brief,
      avatar: group.avatar,
      owner: front.owner ?? '',
      memberCount: front.members,
      userAuth: comer.auth,
      needsApproval: link.needs_approval || comer.wasRemoved,
    };
  }),

  implement(joinByLink, async (call, { key }) => {
    const { uid } = viewerOf(call);
    const { id, gid } = await linkNamed(call, key);
    return call.db.transaction().execute(async (tx) => {
      const group = (await holdGroup(tx, gid)) ?? fail('group.linkUnknown');
      const link = (await lockLink(tx, id)) ?? fail('group.linkUnknown');
      await lockLevels(tx, gid, [uid]);
      const comer = await findComer(tx, link, uid);
      const now = call.clock.now();
      const refusal = refuseLink(linkFacts(link), comer, now);
      if (refusal) fail(refusal);
      const auth = levelByLink(linkFacts(link), comer);
      await upsertMember(tx, { gid, uid, auth, gmt_create: now, gmt_modified: now });
      if (!comer.cameBefore) await insertUse(tx, id, uid, now);
      await tellMember(call, tx, { gid, name: group.name, uid, before: comer.auth, after: auth });
      return { gid, auth };
    });
  }),
];
