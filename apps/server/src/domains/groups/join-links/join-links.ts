import { randomBytes, randomInt } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import {
  addJoinLink,
  getJoinLinks,
  getJoinLinkUses,
  type JoinLink,
  LINK_CODE_ALPHABET,
  LINK_CODE_LENGTH,
  OPEN_LINKS_MAX,
  revokeJoinLink,
} from '@assay/contract/groups/join-links.ts';
import { linkState } from '@assay/rules/groups/join-links.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { manageGroup } from '../entry.ts';
import { holdGroup } from '../members.queries.ts';
import { noteGroup } from '../note.ts';
import { comingCalls } from './coming.ts';
import { linkFacts } from './facts.ts';
import {
  countOpenLinks,
  findLinkOf,
  insertLink,
  type LinkColumns,
  listLinks,
  listUses,
  revokeLink,
} from './join-links.queries.ts';

const DAY_MS = 24 * 3600 * 1000;

const shownLink = (row: LinkColumns, username: string | null, now: Date): JoinLink => ({
  id: row.id,
  token: row.token,
  code: row.code,
  state: linkState(linkFacts(row), now),
  needsApproval: row.needs_approval,
  endsAt: row.ends_at.toISOString(),
  usesMax: row.uses_max,
  uses: row.uses,
  username,
  gmtCreate: row.gmt_create.toISOString(),
});

const newToken = () => randomBytes(16).toString('base64url');
const newCode = () =>
  Array.from({ length: LINK_CODE_LENGTH }, () => LINK_CODE_ALPHABET[randomInt(LINK_CODE_ALPHABET.length)]).join('');

/** Join links of a group: for its admins, who let people in (GRP-17). */
export const joinLinkCalls: Implementation[] = [
  implement(getJoinLinks, async (call, { gid, ...page }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const { rows, total } = await listLinks(call.db, gid, page);
    const now = call.clock.now();
    return pageAnswer(
      rows.map(({ username, ...row }) => shownLink(row, username, now)),
      total,
      page,
    );
  }),

  implement(addJoinLink, async (call, { gid, days, uses, needsApproval }) => {
    const { uid, username } = viewerOf(call);
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const now = call.clock.now();
    return call.db.transaction().execute(async (tx) => {
      if (!(await holdGroup(tx, gid))) fail('group.unknown');
      if ((await countOpenLinks(tx, gid, now)) >= OPEN_LINKS_MAX) {
        throw new Failure('group.tooManyLinks', { max: OPEN_LINKS_MAX });
      }
      const values = {
        gid,
        by_uid: uid,
        needs_approval: needsApproval,
        ends_at: new Date(now.getTime() + days * DAY_MS),
        uses_max: uses ?? null,
        gmt_create: now,
      };
      let row: LinkColumns | undefined;
      // another link may have the code by chance
      while (!row) row = await insertLink(tx, { ...values, token: newToken(), code: newCode() });
      const after = { link: row.id, days, uses: values.uses_max, needsApproval };
      await noteGroup(call, tx, addJoinLink.name, gid, null, after);
      return shownLink(row, username, now);
    });
  }),

  implement(revokeJoinLink, async (call, { gid, id }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    await call.db.transaction().execute(async (tx) => {
      if (!(await findLinkOf(tx, gid, id))) fail('group.linkUnknown');
      const revoked = await revokeLink(tx, gid, id, call.clock.now());
      if (revoked) await noteGroup(call, tx, revokeJoinLink.name, gid, { link: id }, null);
    });
    return null;
  }),

  implement(getJoinLinkUses, async (call, { gid, id, ...page }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    if (!(await findLinkOf(call.db, gid, id))) fail('group.linkUnknown');
    const { rows, total } = await listUses(call.db, id, page);
    const records = rows.map(({ gmt_create, ...row }) => ({ ...row, gmtCreate: gmt_create.toISOString() }));
    return pageAnswer(records, total, page);
  }),

  ...comingCalls,
];
